import { describe, expect, test } from 'vitest';
import { buildLevel } from '../../test/support/build-level.ts';
import { jsonOfGlb } from '../../test/support/gltf-json.ts';
import { exportLevel } from './export-level.ts';
import type { ExportOptions } from './export-options.ts';
import { joinParts } from './file-bytes.ts';

const OPTIONS = { fileName: 'house.glb', programVersion: '1' };

const wall = (id: string, start: readonly number[], end: readonly number[], storey = 'g') => ({
  kind: 'wall',
  id,
  storey,
  start,
  end,
  thickness: 0.2,
});

/** A room of 4 m × 3 m by the centre lines, with a door in its first wall and a window in its third. */
const HOUSE = [
  { kind: 'material', id: 'oak', name: 'Oak', color: '#c09060' },
  { kind: 'storey', id: 'g', name: 'Ground', elevation: 1, height: 2.5 },
  wall('w1', [0, 0], [4, 0]),
  wall('w2', [4, 0], [4, 3]),
  wall('w3', [4, 3], [0, 3]),
  wall('w4', [0, 3], [0, 0]),
  { kind: 'opening', id: 'o1', wall: 'w1', type: 'door', offset: 1, width: 0.9, height: 2 },
  {
    kind: 'opening',
    id: 'o2',
    wall: 'w3',
    type: 'window',
    offset: 1,
    width: 1.2,
    height: 1,
    sill: 0.9,
    fitting: 'leaf',
    opensTo: 'right',
  },
  { kind: 'room', id: 'r1', storey: 'g', at: [2, 1], name: 'Kitchen', floor: 'oak' },
];

interface Node {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly extras: Readonly<Record<string, unknown>>;
}

async function nodesOf(
  records: readonly object[],
  options: Partial<ExportOptions> = {},
): Promise<readonly Node[]> {
  const { files } = await exportLevel(buildLevel(records), { ...OPTIONS, ...options });
  return jsonOfGlb(joinParts(files[0])).nodes;
}

const named = (nodes: readonly Node[], name: string): Node | undefined =>
  nodes.find((node) => node.name === name);

const namesUnder = (nodes: readonly Node[], name: string): unknown[] =>
  (named(nodes, name)?.children ?? []).map((child) => nodes[child]?.name);

describe('a room in the file', () => {
  test('is a node of its own with its floor and ceiling, to be picked in an engine', async () => {
    const nodes = await nodesOf(HOUSE);
    expect(namesUnder(nodes, 'Ground')).toEqual(expect.arrayContaining(['Ground walls', 'Kitchen']));
    expect(namesUnder(nodes, 'Kitchen')).toEqual(['Kitchen floor', 'Kitchen ceiling']);
    expect(named(nodes, 'Kitchen floor')?.extras).toEqual({ kind: 'floors', material: 'oak' });
  });

  test('tells its name, size, outline by the inner faces, and where its doors lead', async () => {
    const extras = named(await nodesOf(HOUSE), 'Kitchen')?.extras;
    expect(extras).toMatchObject({
      kind: 'room',
      id: 'r1',
      name: 'Kitchen',
      // 3.8 m × 2.8 m between walls of 0.2 m.
      area: expect.closeTo(10.64, 9),
      perimeter: expect.closeTo(13.2, 9),
      doorsTo: [null],
      holes: [],
    });
    expect(extras?.outline).toHaveLength(4);
  });

  test('without a record goes by the wall that names it', async () => {
    const nodes = await nodesOf(HOUSE.filter(({ kind }) => kind !== 'room'));
    // Left is ŷ × d: the walls run with the room on their right.
    expect(named(nodes, 'Ground room')?.extras).toMatchObject({ id: 'w1.right', name: '' });
  });
});

describe('a storey in the file', () => {
  test('tells its openings as they are cut: where, how large, and what stands in them', async () => {
    const { openings } = named(await nodesOf(HOUSE), 'Ground')?.extras ?? {};
    expect(openings).toEqual([
      {
        id: 'o1',
        kind: 'door',
        wall: 'w1',
        position: [1, 1, 0],
        width: 0.9,
        height: expect.closeTo(2, 6),
        sill: 0,
        fitting: 'none',
        hinge: 'start',
        opensTo: 'left',
      },
      expect.objectContaining({
        id: 'o2',
        // 1 m from the start of a wall that runs from x = 4 to 0, its foot 0.9 m over a floor at 1 m.
        position: [3, expect.closeTo(1.9, 6), 3],
        sill: 0.9,
        fitting: 'leaf',
        opensTo: 'right',
      }),
    ]);
  });

  test('tells its stairs and roofs', async () => {
    const nodes = await nodesOf([
      ...HOUSE,
      { kind: 'storey', id: 'up', name: 'Up', elevation: 4, height: 2.5 },
      { kind: 'stair', id: 's1', storey: 'g', start: [1, 1], end: [3.4, 1], steps: 15 },
      { kind: 'roof', id: 'c1', storey: 'g', type: 'flat', name: 'Lid' },
    ]);
    expect(named(nodes, 'Ground')?.extras).toMatchObject({
      stairs: [{ id: 's1', start: [1, 1, 1], end: [3.4, 4, 1], width: 1, steps: 15, leadsTo: 'up' }],
      roofs: [
        {
          id: 'c1',
          name: 'Lid',
          type: 'flat',
          pitch: 0,
          overhang: 0.4,
          thickness: 0.2,
          covers: null,
          besideUpper: false,
        },
      ],
    });
  });
});

describe('what is left out of the file', () => {
  const kindsIn = async (without: ExportOptions['without'] = []): Promise<unknown[]> => {
    const nodes = await nodesOf(HOUSE, { without });
    return nodes.filter(({ mesh }) => mesh !== undefined).map(({ extras }) => extras.kind);
  };

  test('are the parts that were named; rooms are told of without floors as well', async () => {
    expect(await kindsIn()).toEqual(expect.arrayContaining(['walls', 'floors', 'ceilings']));
    expect(await kindsIn(['floors'])).not.toContain('floors');
    expect(await kindsIn(['floors', 'ceilings', 'fittings', 'stairs', 'roofs'])).toEqual(['walls']);
    expect(
      named(await nodesOf(HOUSE, { without: ['floors', 'ceilings'] }), 'Kitchen')?.children,
    ).toBeUndefined();
  });

  test('are the tops of walls and nothing else of them', async () => {
    const facesUp = async (without: ExportOptions['without'] = []): Promise<number[]> => {
      const level = buildLevel(HOUSE);
      const { files } = await exportLevel(level, { ...OPTIONS, without: ['floors', 'fittings', ...without] });
      const { nodes, meshes, accessors, bufferViews } = jsonOfGlb(joinParts(files[0]));
      const { mesh } = nodes.find(({ name }: Node) => name === 'Ground walls');
      const { POSITION, NORMAL } = meshes[mesh].primitives[0].attributes;
      const floats = (index: number): Float32Array => {
        const { bufferView, byteOffset = 0, count } = accessors[index];
        const { byteOffset: start = 0, byteStride = 12 } = bufferViews[bufferView];
        const bytes = joinParts(files[0]);
        const binary = 28 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
        const view = new DataView(bytes.buffer, bytes.byteOffset + binary + start + byteOffset);
        return Float32Array.from({ length: count * 3 }, (_value, at) =>
          view.getFloat32(Math.floor(at / 3) * byteStride + (at % 3) * 4, true),
        );
      };
      const [positions, normals] = [floats(POSITION), floats(NORMAL)];
      const heights = new Set<number>();
      for (let at = 1; at < positions.length; at += 3) {
        if ((normals[at] ?? 0) > 0.999) heights.add(Math.round((positions[at] ?? 0) * 1e3) / 1e3);
      }
      return [...heights].sort((a, b) => a - b);
    };
    // The sill of the window, and the tops 2.5 m over the floor.
    expect(await facesUp()).toEqual([1.9, 3.5]);
    expect(await facesUp(['tops'])).toEqual([1.9]);
  });
});

test.each([
  ['a building of walls without length', [wall('w1', [0, 0], [0, 0])]],
  [
    'a storey with a room that is open, a stair of no length and a roof over nothing',
    [
      { kind: 'room', id: 'r', storey: 'g', at: [0, 0], name: 'Nowhere' },
      { kind: 'stair', id: 's', storey: 'g', start: [1, 1], end: [1, 1] },
      { kind: 'roof', id: 'c', storey: 'g', type: 'gable' },
    ],
  ],
])('of %s the file holds no empty mesh', async (_what, records) => {
  const { files, counts } = await exportLevel(buildLevel([{ kind: 'storey', id: 'g' }, ...records]), OPTIONS);
  expect(counts).toMatchObject({ meshes: 0, triangles: 0 });
  expect(jsonOfGlb(joinParts(files[0])).accessors).toBeUndefined();
});
