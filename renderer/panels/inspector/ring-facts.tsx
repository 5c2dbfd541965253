import { references } from '../../../core/document/references.ts';
import { intervalOf, type Ring } from '../../../core/document/schema/ring.ts';
import { createGrid, type PolarGrid, radiusOf, scaleOf } from '../../../core/polar/polar-grid.ts';
import { findRingFault } from '../../../core/polar/ring-limits.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { useEditor } from '../editor-context.ts';
import { FactRow } from '../fields/fact-row.tsx';
import { percent } from '../fields/quantity.ts';

/** Digits behind the point: the radii of a ring are for reading, not for building on. */
const metres = (value: number): string => `${formatLength(Math.round(value * 100) / 100)} m`;

/** What follows from the numbers of a ring, and what stands on it. */
export function RingFacts({ ring }: { readonly ring: Readonly<Ring> }) {
  const { session } = useEditor();
  session.revision.value;
  if (findRingFault(ring)) return null;
  const grid = createGrid(ring.steps, ring.cellSize);
  const [inner, outer] = intervalOf(ring);
  const { level } = session;
  const modules = [...level.derived(references).to(ring.id)].flatMap(
    (id) => level.findKind('module', id) ?? [],
  );
  const homeless = modules.filter(({ cell }) => cell === null).map(({ id }) => id);
  return (
    <>
      <FactRow label={text('ring-panel.r0')}>{metres(grid.r0)}</FactRow>
      <FactRow label={text('ring-panel.growth')}>{grid.growth.toFixed(4)}</FactRow>
      <FactRow label={text('ring-panel.radii')}>{range(grid, [inner, outer], radiusOf, metres)}</FactRow>
      <FactRow label={text('ring-panel.scale')}>{range(grid, [inner, outer], scaleOf, percent)}</FactRow>
      <FactRow label={text('ring-panel.cells')}>{String(ring.steps * (outer - inner))}</FactRow>
      <FactRow label={text('ring-panel.modules-count')}>{String(modules.length)}</FactRow>
      {homeless.length > 0 && <Homeless ids={homeless} />}
    </>
  );
}

const range = (
  grid: PolarGrid,
  [inner, outer]: readonly [number, number],
  measure: (grid: PolarGrid, line: number) => number,
  format: (value: number) => string,
): string =>
  text('ring-panel.from-to', { from: format(measure(grid, inner)), to: format(measure(grid, outer)) });

/** Modules that no longer fit: kept, and told until they have a place again. */
function Homeless({ ids }: { readonly ids: readonly string[] }) {
  const { session } = useEditor();
  const [first = ''] = ids;
  const words =
    ids.length === 1
      ? text('ring-panel.no-place-one', { module: first })
      : text('ring-panel.no-place-many', { count: ids.length });
  return (
    <p class="result doubtful">
      {words}{' '}
      <button type="button" class="link" onClick={() => session.select(ids)}>
        {text('ring-panel.show')}
      </button>
    </p>
  );
}
