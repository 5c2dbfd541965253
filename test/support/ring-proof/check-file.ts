import type { Document, Material } from '@gltf-transform/core';
import { checkShape, type WantedModule } from './check-shape.ts';
import type { Complain } from './faults.ts';
import type { RingCase } from './ring-case.ts';
import { growthOf, pivotAngleOf, pivotRadiusOf, thresholdOf } from './ring-map.ts';
import { ringNodes, type Shown, shownUnder } from './shown-modules.ts';

export interface FileWishes {
  readonly shapes: 'shared' | 'apart';
  /** All of them if not given. */
  readonly rings?: readonly string[];
}

/** A good file tells numbers of the specification in double precision. */
const FACT_TOLERANCE = 1e-9;
/** And places instances in single precision. */
const SCALE_TOLERANCE = 1e-6;

/** Checks a file that keeps modules apart or instances them against what the specification makes of the level. */
export function checkFile(
  document: Document,
  ringCase: RingCase,
  { shapes, rings = ringCase.rings.map(({ id }) => id) }: FileWishes,
  complain: Complain,
): void {
  const wanted = new Map(
    ringCase.wanted.filter(({ ring }) => rings.includes(ring)).map((each) => [each.id, each]),
  );
  const sharing = new Map<string, Set<object | null>>();
  checkRings(document, ringCase, rings, complain);
  for (const node of ringNodes(document)) {
    for (const shown of shownUnder(node)) {
      const { id } = shown.extras;
      const module = wanted.get(String(id));
      if (!module || module.ring !== node.getExtras().id) {
        complain('unknown', `${id} under ${node.getName()}`);
        continue;
      }
      wanted.delete(module.id);
      checkFacts(shown.extras, factsOfModule(module), module.id, complain);
      checkStand(shown, module, shapes, complain);
      checkShape(shown, module, complain);
      const grid = `${module.asset} ${module.stand.steps} ${module.stand.cellSize}`;
      sharing.set(grid, (sharing.get(grid) ?? new Set()).add(shown.mesh));
    }
  }
  for (const id of wanted.keys()) complain('missing', id);
  for (const [grid, { size }] of sharing) {
    if (shapes === 'shared' && size > 8) complain('shapes', `${grid}: ${size}`);
  }
  checkNames(document, complain);
  checkLooks(document, ringCase, rings, complain);
}

function checkRings(
  document: Document,
  { rings }: RingCase,
  ids: readonly string[],
  complain: Complain,
): void {
  const nodes = new Map(ringNodes(document).map((node) => [node.getExtras().id, node]));
  for (const ring of rings.filter(({ id }) => ids.includes(id))) {
    const { id, steps, cellSize, innerRing, outerRing, centre, scaleHeight } = ring;
    const node = nodes.get(id);
    nodes.delete(id);
    if (!node) complain('missing', id);
    else {
      const [r0, A] = [thresholdOf(ring), growthOf(ring)];
      const interval = [innerRing, outerRing];
      const facts = { kind: 'ring', id, steps, cellSize, r0, A, interval, centre, scaleHeight };
      checkFacts(node.getExtras(), facts, id, complain);
    }
  }
  for (const id of nodes.keys()) complain('unknown', String(id));
}

const factsOfModule = ({ id, ring, asset, stand }: WantedModule) => ({
  kind: 'module',
  id,
  ring,
  asset,
  cell: stand.cell,
  extent: stand.extent,
  quarterTurns: stand.quarterTurns,
  mirrored: stand.mirrored,
  pivotRadius: pivotRadiusOf(stand),
  angle: pivotAngleOf(stand),
});

function checkFacts(
  found: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
  id: string,
  complain: Complain,
): void {
  for (const [name, value] of Object.entries(wanted)) {
    const isRight = name === 'angle' ? isSameAngle(found[name], value) : isSame(found[name], value);
    if (!isRight)
      complain('extras', `${id} ${name}: ${JSON.stringify(found[name])}, not ${JSON.stringify(value)}`);
  }
}

function isSame(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'number' && typeof found === 'number') {
    return Math.abs(found - wanted) <= FACT_TOLERANCE * Math.max(1, Math.abs(wanted));
  }
  if (Array.isArray(wanted) && Array.isArray(found)) {
    return wanted.length === found.length && wanted.every((value, k) => isSame(found[k], value));
  }
  return found === wanted;
}

const isSameAngle = (found: unknown, wanted: unknown): boolean =>
  typeof found === 'number' &&
  typeof wanted === 'number' &&
  Math.hypot(Math.cos(found) - Math.cos(wanted), Math.sin(found) - Math.sin(wanted)) <= FACT_TOLERANCE;

/** Turned about +Y alone, and scaled by (k, 1, k) or (k, k, k) of what the lattice of rounded positions has. */
function checkStand(
  { rotation, scale, precision }: Shown,
  { id, stand }: WantedModule,
  shapes: FileWishes['shapes'],
  complain: Complain,
): void {
  const k = shapes === 'apart' ? 1 : pivotRadiusOf(stand) / thresholdOf(stand);
  const unit = precision.position > 0 ? scale[1] / (stand.scaleHeight ? k : 1) : 1;
  const wanted = [k * unit, (stand.scaleHeight ? k : 1) * unit, k * unit];
  const isRight = wanted.every(
    (value, axis) => (scale[axis] ?? 0) > 0 && Math.abs((scale[axis] ?? 0) / value - 1) <= SCALE_TOLERANCE,
  );
  if (!isRight) complain('scale', `${id}: ${scale.join(' ')}, not ${wanted.join(' ')}`);
  if (rotation[0] !== 0 || rotation[2] !== 0) complain('rotation', `${id}: ${rotation.join(' ')}`);
}

export function checkNames(document: Document, complain: Complain): void {
  const root = document.getRoot();
  for (const things of [root.listNodes(), root.listMeshes(), root.listMaterials()]) {
    const names = things.map((thing) => thing.getName());
    for (const [index, name] of names.entries()) {
      if (name === '' || names.indexOf(name) !== index) complain('names', `"${name}"`);
    }
  }
}

const BUT_NAMES = new Set(['name']);

/** Every material that is used is one of an artist's, and each stands in the file once; so do images. */
export function checkLooks(
  document: Document,
  { wanted, sourceOf }: RingCase,
  rings: readonly string[],
  complain: Complain,
): void {
  const used = new Set(wanted.filter(({ ring }) => rings.includes(ring)).map(({ asset }) => asset));
  const artists: Material[] = [];
  for (const material of [...used].flatMap((id) => sourceOf.get(id)?.materials ?? [])) {
    const isKnown = artists.some(
      (each) => each.getName() === material.getName() && each.equals(material, BUT_NAMES),
    );
    if (!isKnown) artists.push(material);
  }
  const found = document.getRoot().listMaterials();
  for (const material of artists) {
    const count = found.filter((each) => each.equals(material, BUT_NAMES)).length;
    if (count !== 1) complain('materials', `${material.getName()} of the artist stands there ${count} times`);
  }
  if (found.length !== artists.length) complain('materials', `${found.length}, not ${artists.length}`);
  const images = new Set(
    artists.flatMap((each) => [...(each.getBaseColorTexture()?.getImage() ?? [])].join(' ')),
  );
  images.delete('');
  const textures = document.getRoot().listTextures().length;
  if (textures !== images.size) complain('images', `${textures}, not ${images.size}`);
}
