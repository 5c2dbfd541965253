import type { Refusal } from '../../document/command.ts';
import { RECORD_SCHEMAS } from '../../document/schema/record-kinds.ts';
import { z } from '../../document/schema/zod.ts';
import { type Clip, clipSchema } from './clip.ts';

/** What the text of a clip says first, so that any other text on the clipboard is told apart. */
const FORMAT = 'levelwright-clip';
const VERSION = 1;
/** Longest text that is looked at, in characters: about 50,000 walls. */
const MAX_TEXT = 10_000_000;

const KINDS = {
  material: 'materials',
  wall: 'walls',
  opening: 'openings',
  room: 'rooms',
  stair: 'stairs',
  roof: 'roofs',
} as const;

const { material, wall, opening, room, stair, roof } = RECORD_SCHEMAS;

const textSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  records: z.array(z.discriminatedUnion('kind', [material, wall, opening, room, stair, roof])),
});

export type ParsedClip =
  | { readonly ok: true; readonly clip: Clip }
  /** Null: the text is none of ours. */
  | { readonly ok: false; readonly reason: Refusal | null };

/** The clip as text for the clipboard of the system: `{"format":"levelwright-clip","version":1,"records":[…]}`. */
export function formatClip(clip: Clip): string {
  const records = Object.values(KINDS).flatMap((list): readonly unknown[] => clip[list]);
  return JSON.stringify({ format: FORMAT, version: VERSION, records });
}

/**
 * Reads the text of a clip, which may come from anywhere: every record is checked as one of a level file is, ids have
 * to be unique, and openings have to belong to a wall of the clip. Fields that this version does not know are dropped.
 */
export function parseClip(text: string): ParsedClip {
  if (text.length > MAX_TEXT) return { ok: false, reason: null };
  const value = readJson(text);
  if (!isOurs(value)) return { ok: false, reason: null };
  const parsed = textSchema.safeParse(value);
  if (!parsed.success) return broken(parsed.error.issues[0]?.path.join('.') ?? '');
  const { records } = parsed.data;
  const ids = new Set(records.map(({ id }) => id));
  if (ids.size < records.length) return broken('id');
  const walls = new Set(records.flatMap((record) => (record.kind === 'wall' ? [record.id] : [])));
  if (records.some((record) => record.kind === 'opening' && !walls.has(record.wall))) return broken('wall');
  const lists: Record<string, unknown[]> = {};
  for (const [kind, list] of Object.entries(KINDS))
    lists[list] = records.filter((each) => each.kind === kind);
  const clip = clipSchema.safeParse(lists);
  return clip.success ? { ok: true, clip: clip.data } : broken('records');
}

const broken = (place: string): ParsedClip => ({
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

const isOurs = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT;
