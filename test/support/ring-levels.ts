import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import type { Asset } from '../../core/document/schema/asset.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { intervalOf, type Ring } from '../../core/document/schema/ring.ts';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import { deformVertices } from '../../core/polar/deformation.ts';
import { pivotOf, toWorld } from '../../core/polar/pivot.ts';
import { placement } from '../../core/polar/placement.ts';
import { createGrid } from '../../core/polar/polar-grid.ts';
import { prepareModule } from '../../core/polar/shape/prepare-module.ts';
import { FactCounter, type SceneFacts } from './scene-facts.ts';

/** An artist's file and the cells that it takes. */
export type ModuleFile = Required<Pick<Asset, 'name' | 'path' | 'footprint'>> & Pick<Asset, 'scale'>;

/** Two rings of one grid, the second of which grows in height as well, and one of another grid. */
const RINGS: readonly Ring[] = [
  {
    kind: 'ring',
    id: 'deck',
    name: 'Deck',
    centre: [3, 1, -2],
    steps: 64,
    cellSize: 4,
    innerRing: -4,
    outerRing: 20,
  },
  {
    kind: 'ring',
    id: 'dome',
    centre: [0, 60, 0],
    steps: 64,
    cellSize: 4,
    outerRing: 12,
    scaleHeight: true,
  },
  { kind: 'ring', id: 'hub', name: 'Hub', centre: [-400, 0, 50], steps: 48, cellSize: 4, outerRing: 12 },
];

/** Of five modules three stand on the first ring. */
const RING_OF = ['deck', 'dome', 'deck', 'hub', 'deck'] as const;

/** Where the next module of a ring comes to. */
interface Cursor {
  readonly steps: number;
  line: number;
  used: number;
  depth: number;
}

/**
 * A level with so many modules, file after file, then the next of the eight turns and sides. They fill rings line by
 * line, and the first of each line lies across the seam.
 */
export function ringLevel(files: readonly ModuleFile[], count: number): Level {
  const cursors = new Map(
    RINGS.map((ring): [string, Cursor] => [
      ring.id,
      { steps: ring.steps, line: intervalOf(ring)[0], used: 0, depth: 0 },
    ]),
  );
  const assets = files.map((file, index): LevelRecord => ({ kind: 'asset', id: `a${index}`, ...file }));
  const modules = Array.from({ length: count }, (_, index): LevelRecord => {
    const state = Math.floor(index / files.length) % 8;
    const ring = RING_OF[index % RING_OF.length] ?? 'deck';
    const [along, across] = files[index % files.length]?.footprint ?? [1, 1];
    const cell = takeCells(cursors.get(ring), state % 2 === 0 ? [along, across] : [across, along]);
    const turn = { quarterTurns: state % 4, mirrored: state >= 4 };
    return { kind: 'module', id: `m${index}`, ring, asset: `a${index % files.length}`, cell, ...turn };
  });
  return { header: { name: 'Rings', extra: {} }, records: [...RINGS, ...assets, ...modules] };
}

function takeCells(cursor: Cursor | undefined, [along, across]: readonly [number, number]): [number, number] {
  if (!cursor) throw new Error('There is no such ring.');
  if (cursor.used + along > cursor.steps) {
    cursor.line += cursor.depth;
    cursor.used = 0;
    cursor.depth = 0;
  }
  const step = (cursor.used + cursor.steps - 1) % cursor.steps;
  cursor.used += along;
  cursor.depth = Math.max(cursor.depth, across);
  return [cursor.line, step];
}

/**
 * What readers have to find in the export of a level, by the exact map and without any export: each module bent where
 * it stands.
 * @param models by path
 */
export function ringFacts(level: Level, models: ReadonlyMap<string, ModuleModel>): SceneFacts {
  const reader = new DocumentStore(level, countedIds());
  const counter = new FactCounter();
  for (const module of reader.ofKind('module')) {
    const ring = reader.findKind('ring', module.ring);
    const asset = reader.findKind('asset', module.asset);
    const footprint = reader.derived(placement).find(module.id);
    const model = models.get(asset?.path ?? '');
    if (!ring || !asset || !footprint || !model) throw new Error(`${module.id} cannot be placed.`);
    const { quarterTurns = 0, mirrored = false } = module;
    const grid = createGrid(ring.steps, ring.cellSize);
    const pivot = pivotOf(grid, footprint.cell, footprint.extent);
    const scaleHeight = ring.scaleHeight ?? false;
    const bend = { grid, pivotRadius: pivot.radius, quarterTurns, mirrored, scaleHeight };
    for (const { vertices } of prepareModule(model, asset, grid).meshes) {
      const positions = new Float64Array(vertices.positions.length);
      deformVertices({ positions: vertices.positions }, bend, { positions });
      const corners = [...vertices.indices].map((vertex) => {
        const [u = 0, y = 0, v = 0] = positions.subarray(3 * vertex, 3 * vertex + 3);
        return toWorld(pivot, ring.centre ?? [0, 0, 0], [u, y, v]);
      });
      counter.addNode(module.id, mirrored ? corners.reverse() : corners);
    }
  }
  return counter.result();
}
