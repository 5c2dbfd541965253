import type { BuiltPath } from '../../../core/defence/builder/build-path.ts';
import type { BuilderParameters } from '../../../core/defence/builder/parameters.ts';

const KINDS = ['entrance', 'straight', 'corner', 'intersection', 'exit'];
const HEADINGS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** One step of a path, by its numbers alone. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
}

/** Everything that is wrong with a path, in words, judged from its tiles and walkways without the builder. */
export function checkPath(path: BuiltPath, parameters: BuilderParameters): string[] {
  const steps = Array.from(path.xs, (x, index) => ({
    x,
    y: path.ys[index] ?? Number.NaN,
    kind: KINDS[path.kinds[index] ?? -1] ?? 'none',
  }));
  return [...checkWalk(steps, parameters), ...checkCells(steps), ...checkWalkways(path, steps, parameters)];
}

function checkWalk(steps: readonly Step[], { length, heading = 0 }: BuilderParameters): string[] {
  const faults: string[] = [];
  if (steps.length !== length) faults.push(`${steps.length} tiles instead of ${length}`);
  const [first, second] = steps;
  if (first?.kind !== 'entrance' || first.x !== 0 || first.y !== 0) faults.push('no entrance at the origin');
  if (steps.at(-1)?.kind !== 'exit') faults.push('no exit at the end');
  if (second && (second.x !== HEADINGS[heading][0] || second.y !== HEADINGS[heading][1])) {
    faults.push('the path leaves the entrance another way');
  }
  return [...faults, ...steps.flatMap((_, index) => checkStep(steps, index))];
}

function checkStep(steps: readonly Step[], index: number): string[] {
  const [before, step, next] = [steps[index - 1], steps[index], steps[index + 1]];
  if (!step || !next) return [];
  const faults: string[] = [];
  if (Math.abs(next.x - step.x) + Math.abs(next.y - step.y) !== 1) faults.push(`a leap after tile ${index}`);
  if (!before) return faults;
  const isStraight = next.x - step.x === step.x - before.x && next.y - step.y === step.y - before.y;
  const isBack = next.x === before.x && next.y === before.y;
  if (isBack || isStraight === (step.kind === 'corner')) faults.push(`tile ${index} is no ${step.kind}`);
  if (step.kind === 'entrance' || step.kind === 'exit') faults.push(`${step.kind} within the path`);
  return faults;
}

/** Who shares a cell with whom, and at what angle. */
function checkCells(steps: readonly Step[]): string[] {
  const cells = new Map<string, number[]>();
  for (const [index, { x, y }] of steps.entries()) {
    const key = `${x},${y}`;
    cells.set(key, [...(cells.get(key) ?? []), index]);
  }
  const isAlongX = (index: number): boolean => steps[index]?.y === steps[index - 1]?.y;
  return [...cells].flatMap(([key, walks]) => {
    const kinds = new Set(walks.map((index) => steps[index]?.kind));
    const isCrossing = kinds.has('intersection');
    if (!isCrossing) return walks.length === 1 ? [] : [`${key} is walked ${walks.length} times`];
    const [first, second] = walks;
    if (kinds.size !== 1 || walks.length !== 2 || first === undefined || second === undefined) {
      return [`the intersection ${key} is walked ${walks.length} times`];
    }
    return isAlongX(first) === isAlongX(second) ? [`the intersection ${key} is walked along itself`] : [];
  });
}

/** Walkways say the same as the tiles do, and keep to their limits. */
function checkWalkways(
  { walkways }: BuiltPath,
  steps: readonly Step[],
  { maxTilesBeforeCorner }: BuilderParameters,
): string[] {
  const faults: string[] = [];
  let at = 0;
  for (const [index, { straights, emergency, turn }] of walkways.entries()) {
    if (straights > maxTilesBeforeCorner) faults.push(`walkway ${index} has ${straights} straights`);
    if (straights < emergency) faults.push(`walkway ${index} is shorter than its emergency length`);
    for (let step = 1; step <= straights; step += 1) {
      const kind = steps[at + step]?.kind;
      if (kind !== 'straight' && kind !== 'intersection')
        faults.push(`walkway ${index} has a ${kind} within`);
    }
    at += straights + 1;
    if (steps[at]?.kind !== (turn ? 'corner' : 'exit'))
      faults.push(`walkway ${index} ends in ${steps[at]?.kind}`);
    if (turn && turn !== turnAt(steps, at)) faults.push(`walkway ${index} does not turn ${turn}`);
  }
  if (at !== steps.length - 1) faults.push('the walkways are not the path');
  return faults;
}

/** Seen from above with +x to the right and +y of the cells (+z) down the page. */
function turnAt(steps: readonly Step[], index: number): string {
  const [before, here, next] = [steps[index - 1], steps[index], steps[index + 1]];
  if (!before || !here || !next) return 'nowhere';
  const cross = (here.x - before.x) * (next.y - here.y) - (here.y - before.y) * (next.x - here.x);
  return cross > 0 ? 'right' : 'left';
}
