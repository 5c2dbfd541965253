import type { Refusal } from '../../document/command.ts';
import { z } from '../../document/schema/zod.ts';
import { type ModuleClip, moduleClipSchema } from './module-clip.ts';

/** What the text of modules says first, so that any other text on the clipboard is told apart. */
const FORMAT = 'levelwright-modules';
const VERSION = 1;
/** Longest text that is looked at, in characters: that of the most modules with some room. */
const MAX_TEXT = 10_000_000;

const textSchema = moduleClipSchema.extend({ format: z.literal(FORMAT), version: z.literal(VERSION) });

export type ParsedModuleClip =
  | { readonly ok: true; readonly clip: ModuleClip }
  /** Null: the text is none of ours. */
  | { readonly ok: false; readonly reason: Refusal | null };

/** The modules as text for the clipboard of the system. */
export const formatModuleClip = (clip: ModuleClip): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, ...clip });

/**
 * Reads the text of modules, which may come from anywhere: every record is checked as one of a level file is, ids have
 * to be unique, and modules have to be of an asset of the clip. Fields that this version does not know are dropped.
 */
export function parseModuleClip(text: string): ParsedModuleClip {
  if (text.length > MAX_TEXT || !text.startsWith(`{"format":"${FORMAT}"`)) return { ok: false, reason: null };
  const parsed = textSchema.safeParse(readJson(text));
  if (!parsed.success) return broken(parsed.error.issues[0]?.path.join('.') ?? '');
  const { assets, modules } = parsed.data;
  const known = new Set(assets.map(({ id }) => id));
  const ids = new Set([...known, ...modules.map(({ id }) => id)]);
  if (ids.size < assets.length + modules.length) return broken('id');
  if (modules.some(({ asset }) => !known.has(asset))) return broken('asset');
  return { ok: true, clip: { assets, modules } };
}

const broken = (place: string): ParsedModuleClip => ({
  ok: false,
  reason: { code: 'clip.broken', params: { place } },
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
