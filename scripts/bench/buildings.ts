import { call } from '../../core/document/command.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { planBuilding } from '../../core/walls/building-generator/plan-building.ts';
import { generateBuilding } from '../../core/walls/commands/generate-building.ts';
import { SURFACE_MODELS } from '../../core/walls/surface-models.ts';
import type { BenchCase, BenchRow } from './bench-case.ts';
import { race } from './measure.ts';

/** Each round has a seed of its own: some buildings take several attempts, most do not. */
const ROUNDS = { warmUp: 100, counted: 300 };
const WISHES = { storeys: 3, rooms: [8, 8] } as const;
/** While a slider of the dialog is dragged, a plan a frame leaves nearly all of it to the picture. */
const MOST_PLAN_MS = 2;
/** Most of a frame at 60 Hz. */
const MOST_MESHES_MS = 15;

function plan(seed: number): void {
  if (!planBuilding(WISHES, seed).ok) throw new Error(`The wishes are refused for the seed ${seed}.`);
}

function build(seed: number): void {
  const store = new DocumentStore({ header: { name: '', extra: {} }, records: [] }, countedIds());
  const result = store.run(call(generateBuilding, { wishes: WISHES, seed }));
  if (!result.ok) throw new Error(`The building of the seed ${seed} is refused.`);
  if (countTriangles(store) === 0) throw new Error('The building has no surface.');
}

function countTriangles(store: DocumentStore): number {
  let triangles = 0;
  for (const { id } of store.ofKind('storey'))
    for (const kind of SURFACE_MODELS)
      for (const { meshes } of store.derived(kind).ofStorey(id))
        for (const { indices } of meshes.values()) triangles += indices.length / 3;
  return triangles;
}

async function run() {
  const seeds = { plan: 0, meshes: 0 };
  const times = await race(
    {
      plan: { work: () => plan(seeds.plan++) },
      meshes: { work: () => build(seeds.meshes++) },
    },
    ROUNDS,
  );
  const row = (what: string, ours: number, limit: number): BenchRow => ({
    what: `a building of 3 storeys with 8 rooms each: ${what}`,
    unit: 'ms',
    ours,
    peer: null,
    limit,
  });
  return [
    row('plan', times.plan, MOST_PLAN_MS),
    row('plan, records and all meshes', times.meshes, MOST_MESHES_MS),
  ];
}

export const buildings: BenchCase = { name: 'buildings', title: 'Generated buildings', run };
