import { resolve } from 'node:path';
import { z } from '../../core/document/schema/zod.ts';

/** What a start asks for, as it is handed to an editor that runs already. */
const launchRequest = z.object({
  /** A project folder or a level file, absolute: the other start may have run in another folder. Null for neither. */
  path: z.string().max(32_768).nullable(),
});

export type LaunchRequest = z.infer<typeof launchRequest>;

/** Electron puts itself first, and in development the program's folder second. */
export function parseLaunch(argv: readonly string[], isPackaged: boolean, folder: string): LaunchRequest {
  const path = argv.slice(isPackaged ? 1 : 2).find((word) => !word.startsWith('-'));
  return { path: path === undefined ? null : resolve(folder, path) };
}

/** The request of another start; undefined when it is not one of ours. */
export function parseHandover(data: unknown): LaunchRequest | undefined {
  const request = launchRequest.safeParse(data);
  return request.success ? request.data : undefined;
}
