/** What we use of the Khronos validator, which brings no types. */
declare module 'gltf-validator' {
  export interface ValidationReport {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly numInfos: number;
      readonly numHints: number;
      readonly messages: readonly {
        readonly code: string;
        readonly message: string;
        readonly pointer?: string;
      }[];
    };
  }

  export function validateBytes(
    bytes: Uint8Array,
    options?: {
      readonly externalResourceFunction?: (uri: string) => Promise<Uint8Array>;
      readonly writeTimestamp?: boolean;
      readonly maxIssues?: number;
    },
  ): Promise<ValidationReport>;
}
