import { parseLevel } from '../../core/document/parse-level.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { RECORD_SCHEMAS } from '../../core/document/schema/record-kinds.ts';
import { z } from '../../core/document/schema/zod.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';
import { latticeLevel } from './plan-levels.ts';

/** Walls with a door in every third and a room to every second: 5 MB of level. */
const WALLS = 30_000;
const ROUNDS = { warmUp: 5, counted: 25 };
const BYTES_PER_MB = 1e6;

function furnish(walls: number): LevelRecord[] {
  const doors = Array.from(
    { length: Math.floor(walls / 3) },
    (_, index): LevelRecord => ({
      kind: 'opening',
      id: `o${index + 1}`,
      wall: `w${index * 3 + 1}`,
      type: 'door',
      offset: 2,
      width: 0.9,
      height: 2.1,
      sill: 0,
    }),
  );
  const towers = Array.from(
    { length: Math.floor(walls / 3) },
    (_, index): LevelRecord => ({
      kind: 'tower',
      id: `t${index + 1}`,
      defence: 'td',
      cell: [index % 100, Math.floor(index / 100)],
      range: 2.5,
    }),
  );
  const defence: LevelRecord = {
    kind: 'defence',
    id: 'td',
    origin: [0, 0, 0],
    tileSize: 1,
    seed: 7,
    length: 60,
    maxTilesBeforeCorner: 6,
    border: 2,
    decorationChance: 0.15,
  };
  return [...doors, defence, ...towers];
}

const [firstSchema, ...otherSchemas] = Object.values(RECORD_SCHEMAS);

/** What one would write without us: the same schemas in one union, and nothing about references, places or text. */
const plainSchema = z.object({
  format: z.string(),
  version: z.number(),
  name: z.string(),
  records: z.array(z.discriminatedUnion('kind', [firstSchema, ...otherSchemas] as never)),
});

async function run() {
  const level = latticeLevel(WALLS, furnish(WALLS));
  const text = serialiseLevel(level);
  const bytes = Buffer.from(text, 'utf8');
  const size = `${(bytes.length / BYTES_PER_MB).toFixed(1)} MB`;
  const decoder = new TextDecoder();
  const parsed: unknown = JSON.parse(text);
  const times = await race(
    {
      read: { work: () => parseLevel(bytes) },
      json: { work: () => JSON.parse(decoder.decode(bytes)) },
      zod: { work: () => plainSchema.parse(JSON.parse(decoder.decode(bytes))) },
      write: { work: () => Buffer.from(serialiseLevel(level), 'utf8') },
      stringify: { work: () => Buffer.from(JSON.stringify(parsed), 'utf8') },
    },
    ROUNDS,
  );
  const read = {
    what: `read and validate a level of ${size}`,
    unit: 'ms',
    ours: times.read,
    limit: null,
  } as const;
  return [
    { ...read, peer: { name: 'JSON.parse, zod union', value: times.zod } },
    { ...read, peer: { name: 'JSON.parse alone, nothing checked', value: times.json } },
    {
      what: `write a level of ${size} canonically`,
      unit: 'ms',
      ours: times.write,
      limit: null,
      peer: { name: 'JSON.stringify', value: times.stringify },
    },
  ] as const;
}

export const documents: BenchCase = { name: 'document', title: 'Reading and writing', run };
