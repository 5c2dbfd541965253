import { intervalOf, type Ring } from '../../core/document/schema/ring.ts';
import { aspectOf, createGrid, type Spacing, scaleOf } from '../../core/polar/polar-grid.ts';
import { text } from '../../core/text/text.ts';
import { formatLine } from '../hud/ring-labels.ts';
import { useEditor } from './editor-context.ts';

/** What the overlay over the active ring means: each look by a sign of its own, not by its colour alone. */
export function RingLegend() {
  const { session } = useEditor();
  session.revision.value;
  const { overlay, ring: active, tolerance, spacing } = session.rings;
  const ring = session.level.findKind('ring', active.value ?? undefined);
  if (session.mode.value !== 'ring' || overlay.value === 'none' || !ring) return null;
  return (
    <aside class="ring-legend" aria-label={text('ring-view.legend')}>
      {overlay.value === 'aspect' ? (
        <AspectLegend ring={ring} tolerance={tolerance.value} spacing={spacing.value} />
      ) : (
        <ScaleLegend ring={ring} spacing={spacing.value} />
      )}
    </aside>
  );
}

interface LegendProps {
  readonly ring: Ring;
  readonly spacing: Spacing;
}

function AspectLegend({ ring, spacing, tolerance }: LegendProps & { readonly tolerance: number }) {
  return (
    <>
      <h3>{text('ring-view.aspect')}</h3>
      <ul>
        <LegendLine look="good">
          {text('ring-view.aspect-good', { tolerance: Math.round(tolerance * 1000) / 10 })}
        </LegendLine>
        <LegendLine look="long">{text('ring-view.aspect-long')}</LegendLine>
        <LegendLine look="wide">{text('ring-view.aspect-wide')}</LegendLine>
      </ul>
      <p class="dim">{describeAcceptable(ring, spacing, tolerance)}</p>
    </>
  );
}

function ScaleLegend({ ring, spacing }: LegendProps) {
  const [inner, outer] = intervalOf(ring);
  const grid = createGrid(ring.steps, ring.cellSize);
  const scale = (line: number): string => scaleOf(grid, line, spacing).toFixed(2);
  return (
    <>
      <h3>{text('ring-view.scale-title')}</h3>
      <ul>
        <LegendLine look="larger">{text('ring-view.scale-larger')}</LegendLine>
        <LegendLine look="smaller">{text('ring-view.scale-smaller')}</LegendLine>
      </ul>
      <p class="dim">
        {text('ring-view.scale-range', {
          least: scale(inner),
          inner: formatLine(inner),
          most: scale(outer),
          last: formatLine(outer),
        })}
      </p>
    </>
  );
}

interface LegendLineProps {
  readonly look: 'good' | 'long' | 'wide' | 'larger' | 'smaller';
  readonly children: string;
}

const LegendLine = ({ look, children }: LegendLineProps) => (
  <li>
    <span class={`swatch ${look}`} />
    {children}
  </li>
);

function describeAcceptable(ring: Ring, spacing: Spacing, tolerance: number): string {
  if (spacing === 'stretched') return text('ring-view.aspect-all');
  const grid = createGrid(ring.steps, ring.cellSize);
  const [inner, outer] = intervalOf(ring);
  const lines = Array.from({ length: outer - inner }, (_, index) => inner + index);
  const good = lines.filter((line) => Math.abs(aspectOf(grid, line, spacing) - 1) <= tolerance);
  const [first] = good;
  const last = good.at(-1);
  return first === undefined || last === undefined
    ? text('ring-view.aspect-none')
    : text('ring-view.aspect-lines', { first: formatLine(first), last: formatLine(last + 1) });
}
