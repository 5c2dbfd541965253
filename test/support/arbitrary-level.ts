import fc from 'fast-check';
import type { Level } from '../../core/document/level.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { toLattice } from '../../core/math/tolerance.ts';

const METRES = 50;
const planCoordinate = fc
  .integer({ min: -METRES * 10, max: METRES * 10 })
  .map((tenths) => toLattice(tenths / 10));
const planPoint = fc.tuple(planCoordinate, planCoordinate);
const size = fc.double({ min: 0.01, max: 100, noNaN: true });
const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const spacePoint = fc.tuple(coordinate, coordinate, coordinate);
const name = fc.string({ maxLength: 20, unit: 'grapheme' });

/** Values that a later version might write: any JSON but field names that are refused. */
const unknownValue = fc
  .jsonValue({ maxDepth: 3 })
  .filter((value) => !JSON.stringify(value).includes('__proto__'));
const unknownFields = fc.dictionary(fc.stringMatching(/^x-[a-z0-9]{1,6}$/), unknownValue, { maxKeys: 2 });

const material = fc.record(
  {
    name,
    color: fc.constantFrom('#000000', '#b5523b'),
    roughness: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: [] },
);
const storey = fc.record({ name, elevation: coordinate, height: size }, { requiredKeys: [] });

/** Bodies of records without their references, of kinds that need none. */
const loners: Readonly<Record<string, fc.Arbitrary<object>>> = {
  asset: fc.record({ path: fc.constantFrom('assets/pod.glb', 'assets/Grün & blau #1.glb') }),
  ring: fc.record(
    { steps: fc.integer({ min: 4, max: 64 }), cellSize: size, centre: spacePoint },
    { requiredKeys: ['steps', 'cellSize'] },
  ),
  blob: fc.record(
    { at: spacePoint, radius: size, pose: fc.tuple(...([0, 1, 2, 3, 4, 5].map(() => spacePoint) as [])) },
    { requiredKeys: ['at', 'radius'] },
  ),
  'x-fountain': fc.record({ spouts: unknownValue }),
};

interface Parts {
  readonly storeys: readonly object[];
  readonly materials: readonly object[];
  readonly walls: readonly { readonly body: object; readonly storey: number; readonly left: number | null }[];
  readonly openings: readonly { readonly wall: number; readonly width: number }[];
  /** Rooms, stairs and roofs. */
  readonly onStoreys: readonly object[];
  readonly others: readonly (readonly [kind: string, body: object])[];
}

const onStorey: fc.Arbitrary<object> = fc.oneof(
  fc.record({ kind: fc.constant('room'), at: planPoint, name }, { requiredKeys: ['kind', 'at'] }),
  fc.record(
    { kind: fc.constant('stair'), start: planPoint, end: planPoint, width: size },
    { requiredKeys: ['kind', 'start', 'end'] },
  ),
  fc.record({ kind: fc.constant('roof'), type: fc.constantFrom('flat', 'gable', 'hip') }),
);

const parts: fc.Arbitrary<Parts> = fc.record({
  storeys: fc.array(storey, { minLength: 1, maxLength: 3 }),
  materials: fc.array(material, { minLength: 1, maxLength: 3 }),
  walls: fc.array(
    fc.record({
      body: fc.record(
        { start: planPoint, end: planPoint, thickness: size, height: size },
        { requiredKeys: ['start', 'end'] },
      ),
      storey: fc.nat(),
      left: fc.option(fc.nat()),
    }),
    { maxLength: 12 },
  ),
  openings: fc.array(fc.record({ wall: fc.nat(), width: size }), { maxLength: 4 }),
  onStoreys: fc.array(onStorey, { maxLength: 4 }),
  others: fc.array(
    fc
      .constantFrom(...Object.keys(loners))
      .chain((kind) => fc.tuple(fc.constant(kind), loners[kind] ?? fc.constant({}))),
    { maxLength: 5 },
  ),
});

function toRecords({ storeys, materials, walls, openings, onStoreys, others }: Parts): object[] {
  const wallRecords = walls.map(({ body, storey: at, left }, index) => ({
    ...body,
    kind: 'wall',
    id: `w${index + 1}`,
    storey: `s${at % storeys.length}`,
    ...(left !== null && { left: `m${left % materials.length}` }),
  }));
  const holes = wallRecords.length === 0 ? [] : openings;
  return [
    ...storeys.map((body, index) => ({ ...body, kind: 'storey', id: `s${index}` })),
    ...materials.map((body, index) => ({ ...body, kind: 'material', id: `m${index}` })),
    ...wallRecords,
    ...holes.map(({ wall, width }, index) => ({
      kind: 'opening',
      id: `o${index}`,
      wall: `w${(wall % wallRecords.length) + 1}`,
      type: 'door',
      offset: 1,
      width,
      height: 2,
    })),
    ...onStoreys.map((body, index) => ({ ...body, id: `on ${index}`, storey: `s${index % storeys.length}` })),
    ...others.map(([kind, body], index) => ({ ...body, kind, id: `x ${index}` })),
  ];
}

/** Any valid level, with unknown kinds and fields, its records in any order. */
export const arbitraryLevel: fc.Arbitrary<Level> = fc
  .tuple(parts, name, unknownFields, fc.array(unknownFields, { minLength: 1, maxLength: 5 }))
  .chain(([built, title, extra, extras]) => {
    const records = toRecords(built).map((record, index) => ({
      ...extras[index % extras.length],
      ...record,
    }));
    return fc
      .shuffledSubarray(records, { minLength: records.length })
      .map((shuffled) => ({ header: { name: title, extra }, records: shuffled as LevelRecord[] }));
  });
