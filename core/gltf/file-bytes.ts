import type { ExportFile } from './export-options.ts';

type Parts = Pick<ExportFile, 'parts'>;

/** In bytes. */
export const sizeOf = ({ parts }: Parts): number => parts.reduce((sum, { length }) => sum + length, 0);

/** A file in one piece, for readers that want it so: it is then in memory a second time. */
export function joinParts(file: Parts): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(sizeOf(file));
  let at = 0;
  for (const part of file.parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
