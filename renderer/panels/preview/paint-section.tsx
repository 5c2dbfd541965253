import { useMemo } from 'preact/hooks';
import type { Vec2 } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import { MEASURE_COLORS, MEASURE_RANGES } from '../../materials/module/measure-colors.ts';
import type { PreviewContent } from '../../session/preview/preview-picture.ts';
import { useEditor } from '../editor-context.ts';
import { computeDensityRange, computeStretchRange } from './preview-numbers.ts';
import { Segments } from './segments.tsx';

/** What the module is painted by, and what the colours mean. */
export function PaintSection() {
  const { preview } = useEditor();
  const { value: paint } = preview.paint;
  const { value: content } = preview.content;
  return (
    <div class="preview-paint">
      <Segments
        label={text('preview.paint')}
        value={paint}
        choices={(['look', 'density', 'stretch'] as const).map((choice) => [
          choice,
          text(`preview.${choice}`),
        ])}
        choose={(choice) => {
          preview.paint.value = choice;
        }}
      />
      {paint === 'stretch' && content && <StretchLegend content={content} />}
      {paint === 'density' && content && <DensityLegend content={content} />}
    </div>
  );
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

function StretchLegend({ content }: { readonly content: PreviewContent }) {
  return (
    <Legend
      about={text('preview.stretch-about')}
      range={MEASURE_RANGES.stretch}
      here={computeStretchRange(content)}
      format={percent}
    />
  );
}

const times = (value: number): string => text('preview.times', { value: Math.round(value * 100) / 100 });

function DensityLegend({ content: { shape } }: { readonly content: PreviewContent }) {
  const here = useMemo(() => computeDensityRange(shape), [shape]);
  const wanted = `${formatLength(Math.round(shape.wantedEdge * 1000) / 1000)} m`;
  return (
    <Legend
      about={text('preview.density-about', { wanted })}
      range={MEASURE_RANGES.density}
      here={here}
      format={times}
    />
  );
}

interface LegendProps {
  readonly about: string;
  /** The ratio that has the last colour; its inverse has the first. */
  readonly range: number;
  readonly here: Vec2;
  readonly format: (ratio: number) => string;
}

const css = (color: readonly number[]): string =>
  `rgb(${color.map((part) => Math.round(part * 255)).join(' ')})`;

const GRADIENT = `linear-gradient(to right, ${[MEASURE_COLORS.less, MEASURE_COLORS.right, MEASURE_COLORS.more].map(css).join(', ')})`;

function Legend({ about, range, here: [from, to], format }: LegendProps) {
  return (
    <div class="preview-legend">
      <span class="bar" style={{ background: GRADIENT }} />
      <span class="ticks">
        {[1 / range, 1, range].map((ratio) => (
          <span key={ratio}>{format(ratio)}</span>
        ))}
      </span>
      <p>{text('preview.here', { from: format(from), to: format(to) })}</p>
      <p class="dim">{about}</p>
    </div>
  );
}
