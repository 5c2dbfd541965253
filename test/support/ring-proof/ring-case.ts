import * as fc from 'fast-check';
import type { Level } from '../../../core/document/level.ts';
import type { Asset } from '../../../core/document/schema/asset.ts';
import type { Module } from '../../../core/document/schema/module.ts';
import type { Ring } from '../../../core/document/schema/ring.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { normalised } from '../artist-modules.ts';
import type { WantedModule } from './check-shape.ts';
import { growthOf, lineRadius, type Stand } from './ring-map.ts';
import { makeSourceModule, type SolidDesign, type SourceModule } from './source-module.ts';
import { vec3Of } from './vectors.ts';

interface FullRing extends Omit<Ring, 'name'> {
  readonly centre: Vec3;
  readonly innerRing: number;
  readonly outerRing: number;
  readonly scaleHeight: boolean;
}

interface AssetDesign {
  readonly solids: readonly SolidDesign[];
  readonly footprint: readonly [number, number];
  /** How much of its footprint it takes. */
  readonly fill: number;
  /** From the middle of the file's bounds, in parts of a cell. */
  readonly aside: Vec3;
  readonly longestEdge: number | null | undefined;
}

interface ModuleDesign {
  readonly ring: number;
  readonly asset: number;
  readonly line: number;
  readonly step: number;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
  readonly place: 'inside' | 'seam' | 'turned past the seam' | 'outside' | 'none';
}

export interface RingDesign {
  readonly rings: readonly FullRing[];
  readonly assets: readonly AssetDesign[];
  readonly modules: readonly ModuleDesign[];
}

/** A level, the files of its modules, and what the specification makes of them. */
export interface RingCase {
  readonly level: Level;
  readonly rings: readonly FullRing[];
  readonly sources: readonly SourceModule[];
  /** Normalised, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly modules: readonly Module[];
  /** Those that have a cell. */
  readonly wanted: readonly WantedModule[];
  /** The source of each asset. */
  readonly sourceOf: ReadonlyMap<string, SourceModule>;
}

const SPAN = 6;
/** In metres: where shapes are neither too small nor too large for anyone. */
const [LEAST_RADIUS, MOST_RADIUS] = [0.05, 20_000];

/** Evenly spread: what is special about numbers of levels is not what is special about floats. */
const number = (min: number, max: number) =>
  fc.noBias(fc.integer({ min: 0, max: 1_000_000 })).map((part) => min + (part / 1_000_000) * (max - min));

const steps = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(4, 5, 6, 7, 8, 12, 64, 720) },
  { weight: 6, arbitrary: fc.noBias(fc.integer({ min: 4, max: 720 })) },
  { weight: 1, arbitrary: fc.constant(4096) },
);

const ring = fc
  .record({
    steps,
    cellSize: number(0.5, 20),
    centre: fc.tuple(number(-200, 200), number(-20, 20), number(-200, 200)),
    line: fc.integer({ min: -40, max: 40 }),
    scaleHeight: fc.boolean(),
  })
  .map(({ line, ...rest }) => {
    const innerRing = nearestLine(rest, line);
    return { ...rest, kind: 'ring' as const, innerRing, outerRing: innerRing + SPAN };
  });

/** The nearest line from which all lines that modules reach have radii that are sizes. */
function nearestLine(grid: { readonly steps: number; readonly cellSize: number }, line: number): number {
  const room = (radius: number): number => Math.log(radius / lineRadius(grid, 0)) / Math.log(growthOf(grid));
  const least = Math.ceil(room(LEAST_RADIUS)) + 1;
  // Rings of few steps grow so fast that all that is inside is small.
  const most = Math.max(least, Math.floor(room(MOST_RADIUS)) - SPAN - 4);
  return Math.min(most, Math.max(least, line));
}

const factor = fc
  .tuple(number(0.5, 1.5), fc.boolean())
  .map(([size, isNegative]) => (isNegative ? -size : size));

const rotation = fc
  .tuple(number(-1, 1), number(-1, 1), number(-1, 1), number(0.2, 1))
  .map((parts): [number, number, number, number] => {
    const length = Math.hypot(...parts);
    return [parts[0] / length, parts[1] / length, parts[2] / length, parts[3] / length];
  });

const solid: fc.Arbitrary<SolidDesign> = fc.record({
  shape: fc.constantFrom('box', 'prism', 'corner'),
  isSmooth: fc.boolean(),
  hasTangents: fc.boolean(),
  uvSets: fc.constantFrom(0, 1, 2),
  hasColors: fc.boolean(),
  rotation: fc.oneof(rotation, fc.constant<[number, number, number, number]>([0, 0, 0, 1])),
  scale: fc.tuple(factor, factor, factor),
  translation: fc.tuple(number(-3, 3), number(-3, 3), number(-3, 3)),
});

const asset: fc.Arbitrary<AssetDesign> = fc.record({
  solids: fc.array(solid, { minLength: 1, maxLength: 2 }),
  footprint: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  fill: number(0.3, 1),
  aside: fc.tuple(number(-0.2, 0.2), number(-1, 1), number(-0.2, 0.2)),
  longestEdge: fc.constantFrom(undefined, 0.25, 0.5, 1, 0.1, 0.3, null),
});

const module: fc.Arbitrary<ModuleDesign> = fc.record({
  ring: fc.nat({ max: 2 }),
  asset: fc.nat({ max: 2 }),
  line: fc.integer({ min: 0, max: SPAN - 1 }),
  step: fc.nat({ max: 4095 }),
  quarterTurns: fc.integer({ min: 0, max: 3 }),
  mirrored: fc.boolean(),
  place: fc.oneof(
    { weight: 5, arbitrary: fc.constant('inside' as const) },
    { weight: 4, arbitrary: fc.constantFrom('seam', 'turned past the seam', 'outside', 'none') },
  ),
});

export const arbitraryRings: fc.Arbitrary<RingDesign> = fc
  .record({
    first: ring,
    isSameGrid: fc.boolean(),
    second: ring,
    third: fc.option(ring, { nil: undefined }),
    assets: fc.array(asset, { minLength: 1, maxLength: 3 }),
    modules: fc.array(module, { minLength: 1, maxLength: 7 }),
  })
  .map(({ first, second, third, isSameGrid, assets, modules }) => {
    const grid = {
      steps: first.steps,
      cellSize: first.cellSize,
      innerRing: first.innerRing,
      outerRing: first.outerRing,
    };
    const rings = [first, isSameGrid ? { ...second, ...grid } : second, ...(third ? [third] : [])];
    return { rings: rings.map((each, index) => ({ ...each, id: `ring ${index}` })), assets, modules };
  });

export async function makeRingCase({ rings, assets, modules }: RingDesign): Promise<RingCase> {
  const fewest = Math.min(...rings.map((each) => each.steps));
  const smallest = Math.min(...rings.map(({ cellSize }) => cellSize));
  const sources: SourceModule[] = [];
  const files = new Map<string, Uint8Array>();
  const records: FullAsset[] = [];
  for (const [index, design] of assets.entries()) {
    const source = await makeSourceModule(index, design.solids);
    const path = `assets/module-${index}.glb`;
    sources.push(source);
    files.set(path, await normalised({ main: { name: 'module.glb', bytes: source.glb }, others: [] }));
    records.push(assetOf(design, index, path, source, { fewest, smallest }));
  }
  const placed = modules.map((design, index) => moduleOf(design, index, rings, records));
  return {
    level: {
      header: { name: 'Proof', extra: {} },
      records: [...rings, ...records.map(withoutUndefined), ...placed],
    },
    rings,
    sources,
    files,
    modules: placed,
    wanted: placed.flatMap((each) => wantedOf(each, rings, records, sources)),
    sourceOf: new Map(records.flatMap(({ id }, index) => (sources[index] ? [[id, sources[index]]] : []))),
  };
}

interface FullAsset extends Omit<Asset, 'longestEdge'> {
  readonly pivot: Vec3;
  readonly scale: number;
  readonly footprint: readonly [number, number];
  readonly longestEdge: number | null | undefined;
}

function withoutUndefined({ longestEdge, ...asset }: FullAsset): Asset {
  return longestEdge === undefined ? asset : { ...asset, longestEdge };
}

function assetOf(
  { footprint, fill, aside, longestEdge }: AssetDesign,
  index: number,
  path: string,
  { triangles }: SourceModule,
  { fewest, smallest }: { readonly fewest: number; readonly smallest: number },
): FullAsset {
  const corners = triangles.flatMap((triangle) => triangle.corners.map(({ at }) => at));
  const low = vec3Of((axis) => Math.min(...corners.map((at) => at[axis])));
  const high = vec3Of((axis) => Math.max(...corners.map((at) => at[axis])));
  // A footprint of more than half a ring has points that are as near the other way round.
  const most = Math.max(1, Math.floor(fewest / 4));
  const cells = [Math.min(most, footprint[0]), Math.min(most, footprint[1])] as const;
  const scale = fill * smallest * Math.min(cells[0] / (high[0] - low[0]), cells[1] / (high[2] - low[2]));
  const pivot = vec3Of((axis) => (low[axis] + high[axis]) / 2 + (aside[axis] * smallest) / scale);
  return { kind: 'asset', id: `asset ${index}`, path, footprint: cells, pivot, scale, longestEdge };
}

function moduleOf(
  { place, line, step, ...design }: ModuleDesign,
  index: number,
  rings: readonly FullRing[],
  assets: readonly FullAsset[],
): Module {
  const on = rings[design.ring % rings.length];
  const of = assets[design.asset % assets.length];
  if (!on || !of) throw new Error('Modules stand on a ring.');
  const across = of.footprint[design.quarterTurns % 2 === 0 ? 1 : 0];
  const inside = on.innerRing + Math.min(line, SPAN - across);
  const cells: Record<ModuleDesign['place'], readonly [number, number] | null> = {
    inside: [inside, step % on.steps],
    seam: [inside, on.steps - 1],
    'turned past the seam': [inside, (step % on.steps) - on.steps * (1 + (step % 2))],
    outside: [line % 2 === 0 ? on.innerRing - 1 : on.outerRing - across + 1, step % on.steps],
    none: null,
  };
  const { quarterTurns, mirrored } = design;
  return {
    kind: 'module',
    id: `m${index}`,
    ring: on.id,
    asset: of.id,
    cell: cells[place],
    quarterTurns,
    mirrored,
  };
}

function wantedOf(
  { id, ring: ringId, asset: assetId, cell, quarterTurns = 0, mirrored = false }: Module,
  rings: readonly FullRing[],
  assets: readonly FullAsset[],
  sources: readonly SourceModule[],
): readonly WantedModule[] {
  const on = rings.find((each) => each.id === ringId);
  const at = assets.findIndex((each) => each.id === assetId);
  const [of, source] = [assets[at], sources[at]];
  if (!on || !of || !source || !cell) return [];
  const [along, across] = of.footprint;
  const stand: Stand = {
    steps: on.steps,
    cellSize: on.cellSize,
    centre: on.centre,
    cell: [cell[0], ((cell[1] % on.steps) + on.steps) % on.steps],
    extent: quarterTurns % 2 === 0 ? [along, across] : [across, along],
    quarterTurns,
    mirrored,
    scaleHeight: on.scaleHeight,
  };
  const { pivot, scale, longestEdge = 0.25 } = of;
  return [
    { id, ring: ringId, asset: assetId, stand, triangles: source.triangles, pivot, scale, longestEdge },
  ];
}
