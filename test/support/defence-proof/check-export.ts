import type { Document, Node } from '@gltf-transform/core';
import type { DefenceFacts } from '../../../core/inspect/inspect-defence.ts';

/** What a defence record says, with its defaults. */
export interface DefenceSite {
  readonly origin: readonly [number, number, number];
  readonly tileSize: number;
}

type Point = readonly [number, number, number];
type Triangle = readonly [Point, Point, Point];
type Cell = readonly [number, number];

/** Heights in tiles that the program's own shapes have: of what is walked on, and the least of a wall. */
const WALKED = 0.03;
const WALL = 0.5;

const SIDES: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * Judges an exported defence level by the specification alone: over each cell of the path the ground is walked at the
 * sides that the path uses and at no other, whatever nodes and meshes it is made of; walls stand along all outer sides
 * and nowhere else; the line follows the path; the extras say what inspect says. Returns what is wrong.
 */
export function checkDefenceExport(document: Document, facts: DefenceFacts, site: DefenceSite): string[] {
  const faults: string[] = [];
  const root = document
    .getRoot()
    .listNodes()
    .find((node) => node.getExtras().kind === 'defence');
  if (!root) return ['there is no node of the defence level'];
  const ground = new Ground(root, site);
  checkWays(ground, facts, faults);
  checkWalls(ground, facts, faults);
  checkLine(root, facts, site, faults);
  const extras = root.getExtras();
  for (const [name, wanted] of [
    ['path', facts.path],
    ['entrance', facts.path[0]?.cell],
    ['exit', facts.path.at(-1)?.cell],
    ['length', facts.length],
  ] as const) {
    if (JSON.stringify(extras[name]) !== JSON.stringify(wanted)) faults.push(`extras.${name} differs`);
  }
  return faults;
}

function checkWays(ground: Ground, { path }: DefenceFacts, faults: string[]): void {
  const ways = new Map<string, Set<string>>();
  for (const [step, { cell }] of path.entries()) {
    const sides = ways.get(String(cell)) ?? new Set();
    ways.set(String(cell), sides);
    for (const next of [path[step - 1], path[step + 1]]) {
      if (next) sides.add(String([next.cell[0] - cell[0], next.cell[1] - cell[1]]));
    }
  }
  for (const { cell } of path) {
    for (const side of SIDES) {
      const height = ground.heightAt(cell[0] + side[0] * 0.47, cell[1] + side[1] * 0.47);
      const isOpen = Math.abs(height - WALKED) < 0.004;
      if (isOpen !== ways.get(String(cell))?.has(String(side))) {
        faults.push(`cell ${cell} towards ${side}: height ${height}`);
      }
    }
  }
}

/** Beside the middle of a side, where no gate and no path stands. */
const BESIDE = 0.44;

function checkWalls(ground: Ground, { bounds: { min, max }, path }: DefenceFacts, faults: string[]): void {
  const onPath = new Set(path.map(({ cell }) => String(cell)));
  const isIn = (x: number, y: number): boolean => x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1];
  for (let x = min[0]; x <= max[0]; x += 1) {
    for (let y = min[1]; y <= max[1]; y += 1) {
      for (const [dx, dy] of SIDES) {
        const isOuter = !isIn(x + dx, y + dy);
        const height = ground.heightAt(x + dx * BESIDE, y + dy * BESIDE);
        if (isOuter && height < WALL) faults.push(`no wall at ${[x, y]} towards ${[dx, dy]}`);
        if (height === Number.NEGATIVE_INFINITY) faults.push(`no tile at ${[x, y]}`);
        const isEdge = SIDES.some(([ex, ey]) => !isIn(x + ex, y + ey));
        if (!isEdge && !onPath.has(String([x, y])) && ground.isWallAt(x + dx * BESIDE, y + dy * BESIDE)) {
          faults.push(`a wall inside at ${[x, y]}`);
        }
      }
    }
  }
}

function checkLine(root: Node, { path }: DefenceFacts, { tileSize }: DefenceSite, faults: string[]): void {
  const line = root.listChildren().find((node) => node.getExtras().kind === 'path');
  const [primitive] = line?.getMesh()?.listPrimitives() ?? [];
  const positions = primitive?.getAttribute('POSITION');
  if (primitive?.getMode() !== 3 || !positions || positions.getCount() !== path.length) {
    faults.push('the line of the path is missing or too short');
    return;
  }
  for (const [step, { cell }] of path.entries()) {
    const [x = 0, , z = 0] = positions.getElement(step, []);
    const off = Math.hypot(x - cell[0] * tileSize, z - cell[1] * tileSize);
    if (off > 1e-4 * tileSize * (1 + path.length)) faults.push(`the line leaves the path at step ${step}`);
  }
}

/** What is seen of the level from above, in tiles from its entrance, from whatever its file is made of. */
class Ground {
  /** Triangles by the cells that they touch. */
  private readonly cells = new Map<string, Triangle[]>();
  private readonly walls = new Map<string, Triangle[]>();

  constructor(root: Node, { origin, tileSize }: DefenceSite) {
    for (const group of root.listChildren()) {
      const kind = group.getExtras().kind;
      if (kind !== 'tiles' && kind !== 'walls') continue;
      group.traverse((node) => {
        for (const triangle of trianglesOf(node)) {
          const local = triangle.map(
            ([x, y, z]): Point => [
              (x - origin[0]) / tileSize,
              (y - origin[1]) / tileSize,
              (z - origin[2]) / tileSize,
            ],
          ) as unknown as Triangle;
          this.add(this.cells, local);
          if (kind === 'walls') this.add(this.walls, local);
        }
      });
    }
  }

  heightAt(x: number, z: number): number {
    return highest(this.cells.get(`${Math.round(x)},${Math.round(z)}`) ?? [], x, z);
  }

  isWallAt(x: number, z: number): boolean {
    return highest(this.walls.get(`${Math.round(x)},${Math.round(z)}`) ?? [], x, z) > 0;
  }

  private add(to: Map<string, Triangle[]>, triangle: Triangle): void {
    const middle = (axis: 0 | 2) =>
      Math.round((triangle[0][axis] + triangle[1][axis] + triangle[2][axis]) / 3);
    const key = `${middle(0)},${middle(2)}`;
    const there = to.get(key);
    if (there) there.push(triangle);
    else to.set(key, [triangle]);
  }
}

function highest(triangles: readonly Triangle[], x: number, z: number): number {
  let height = Number.NEGATIVE_INFINITY;
  for (const [a, b, c] of triangles) {
    const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
    if (Math.abs(area) < 1e-8) continue;
    const u = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area;
    const v = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area;
    if (u >= -1e-6 && v >= -1e-6 && u + v <= 1 + 1e-6) {
      height = Math.max(height, a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1]));
    }
  }
  return height;
}

function* trianglesOf(node: Node): Generator<Triangle> {
  const m = node.getWorldMatrix();
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const positions = primitive.getAttribute('POSITION');
    const indices = primitive.getIndices()?.getArray() ?? [];
    const corner = (at: number): Point => {
      const [x = 0, y = 0, z = 0] = positions?.getElement(indices[at] ?? 0, []) ?? [];
      return [
        m[0] * x + m[4] * y + m[8] * z + m[12],
        m[1] * x + m[5] * y + m[9] * z + m[13],
        m[2] * x + m[6] * y + m[10] * z + m[14],
      ];
    };
    for (let at = 0; at < indices.length; at += 3) yield [corner(at), corner(at + 1), corner(at + 2)];
  }
}
