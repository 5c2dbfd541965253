import type { BuiltCase, MappedStorey } from './built-case.ts';
import { isOuterWall } from './check-plan.ts';
import { OUTSIDE } from './face-map.ts';
import type { ProofOpening, ProofWall } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** In steps: what is left of doubles. */
const TOUCH = 0.01;
/** Metres. */
const ROUNDING = 1.5e-4;

/** A window and the way that it looks. */
interface Lookout {
  readonly wall: ProofWall;
  readonly window: ProofOpening;
  /** Whether the outside lies on the side with the lesser coordinates. */
  readonly looksBack: boolean;
  /** World heights in metres. */
  readonly bottom: number;
  readonly top: number;
}

/** Sides of windows with nothing of the building in front, at whatever distance, and nothing close to them. */
export function checkWindows(
  { site }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  const outer = storeys.map((storey) => storey.walls.filter((wall) => isOuterWall(storey, wall)));
  for (const [index, storey] of storeys.entries()) {
    for (const lookout of lookoutsOf(storey, outer[index] ?? [])) {
      const { wall, window, looksBack } = lookout;
      const name = `${storey.id} ${wall.record.id} ${window.record.id}`;
      const side = `${looksBack ? '-' : '+'}${wall.isAlongX ? 'z' : 'x'}`;
      if (site?.closed?.some((closed) => closed === side))
        complain('window-obstructed', `${name}: closed side`);
      const inFront = storeys.flatMap(({ floor }, at) => findBefore(lookout, floor, outer[at] ?? []) ?? []);
      if (inFront[0]) complain('window-obstructed', `${name}: ${inFront[0].record.id}`);
    }
  }
}

const lookoutsOf = ({ map, floor }: MappedStorey, outer: readonly ProofWall[]): Lookout[] =>
  outer.flatMap((wall) =>
    wall.openings
      .filter(({ record }) => record.type === 'window')
      .map((window) => {
        const { sill = 0, height } = window.record;
        const looksBack = map.sides.get(wall)?.[0] === OUTSIDE;
        return { wall, window, looksBack, bottom: floor + sill, top: floor + sill + height };
      }),
  );

/** A wall of a storey with its floor at that height that any ray from the window meets. */
function findBefore(lookout: Lookout, floor: number, walls: readonly ProofWall[]): ProofWall | undefined {
  if (floor >= lookout.top - ROUNDING) return undefined;
  return walls.find(
    (other) => floor + other.height > lookout.bottom + ROUNDING && standsBefore(other, lookout),
  );
}

/** Whether any part of another wall lies on the rays that leave a window square to its wall. */
function standsBefore(other: ProofWall, { wall, window, looksBack }: Lookout): boolean {
  const alongOther = [other.from, other.to] as const;
  const acrossOther = [other.line - other.half, other.line + other.half] as const;
  const isParallel = other.isAlongX === wall.isAlongX;
  const [[from, to], [near, far]] = isParallel ? [alongOther, acrossOther] : [acrossOther, alongOther];
  if (from >= window.to - TOUCH || to <= window.from + TOUCH) return false;
  return looksBack ? near < wall.line - wall.half - TOUCH : far > wall.line + wall.half + TOUCH;
}
