import type { Document } from '@gltf-transform/core';
import { sub3 } from '../../../core/math/vec3.ts';
import type { Complain } from './faults.ts';
import { ringNodes, type Shown, type ShownTriangle, shownUnder } from './shown-modules.ts';
import { angleBetween } from './vectors.ts';

/** In metres, of files in single precision whose levels reach kilometres. */
const STEPS_OF_A_FLOAT = 4 / 2 ** 23;
/** In degrees. */
const DIRECTION_TOLERANCE = 0.1;
const PART_TOLERANCE = 2e-4;

/** Whether a file shows, ring by ring, the triangles of another one that is right. */
export function checkSameTriangles(document: Document, right: Document, complain: Complain): void {
  const others = new Map(ringNodes(document).map((node) => [node.getExtras().id, node]));
  for (const node of ringNodes(right)) {
    const { id } = node.getExtras();
    const other = others.get(id);
    if (other) compare(shownUnder(other), shownUnder(node), String(id), complain);
    else complain('missing', String(id));
  }
}

function compare(shown: readonly Shown[], right: readonly Shown[], ring: string, complain: Complain): void {
  const wanted = right.flatMap(({ triangles }) => triangles);
  const found = shown.flatMap(({ triangles }) => triangles);
  const reach = Math.max(
    0,
    ...wanted.flatMap(({ corners }) => corners.flatMap(({ at }) => at.map(Math.abs))),
  );
  const rounded = [...shown, ...right].map(({ precision }) => precision);
  const slack = Math.max(0, ...rounded.map(({ position }) => position)) + reach * STEPS_OF_A_FLOAT;
  const part = PART_TOLERANCE + 2 * Math.max(0, ...rounded.map((each) => each.part));
  const heap = new Map<string, ShownTriangle[]>();
  for (const triangle of found) {
    const key = cellOf(triangle, slack).join(' ');
    const there = heap.get(key);
    if (there) there.push(triangle);
    else heap.set(key, [triangle]);
  }
  if (found.length !== wanted.length)
    complain('apart', `${ring}: ${found.length} triangles, not ${wanted.length}`);
  for (const triangle of wanted) {
    if (!takeOut(heap, triangle, slack, part))
      complain('apart', `${ring}: ${triangle.corners[0].at.join(' ')}`);
  }
}

/** Of its middle, in a lattice wider than what is rounded. */
function cellOf({ corners: [a, b, c] }: ShownTriangle, slack: number): readonly [number, number, number] {
  const whole = (axis: 0 | 1 | 2): number =>
    Math.floor((a.at[axis] + b.at[axis] + c.at[axis]) / 3 / (4 * slack));
  return [whole(0), whole(1), whole(2)];
}

function takeOut(
  heap: Map<string, ShownTriangle[]>,
  wanted: ShownTriangle,
  slack: number,
  part: number,
): boolean {
  const [x, y, z] = cellOf(wanted, slack);
  for (let cell = 0; cell < 27; cell += 1) {
    const key = [x - 1 + (cell % 3), y - 1 + (Math.floor(cell / 3) % 3), z - 1 + Math.floor(cell / 9)].join(
      ' ',
    );
    const there = heap.get(key) ?? [];
    const at = there.findIndex((each) => isSame(each, wanted, slack, part));
    if (at >= 0) {
      there.splice(at, 1);
      return true;
    }
  }
  return false;
}

function isSame(found: ShownTriangle, wanted: ShownTriangle, slack: number, part: number): boolean {
  if (found.look !== wanted.look) return false;
  return [0, 1, 2].some((turn) =>
    wanted.corners.every((corner, k) => {
      const other = found.corners[(k + turn) % 3];
      if (!other || Math.hypot(...sub3(corner.at, other.at)) > slack) return false;
      const most = DIRECTION_TOLERANCE + part * 180;
      if (!(angleBetween(corner.normal, other.normal) <= most)) return false;
      if (corner.tangent && !(other.tangent && angleBetween(corner.tangent, other.tangent) <= most))
        return false;
      const numbers = [...other.uvs.flat(), ...(other.color ?? [])];
      return [...corner.uvs.flat(), ...(corner.color ?? [])].every(
        (value, n) => Math.abs(value - (numbers[n] ?? Number.NaN)) <= part,
      );
    }),
  );
}
