import { exposureColor } from '../../../core/defence/exposure-colors.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';

const WIDTH = 280;
const HEIGHT = 56;
/** Bars that are told apart: of a longer path each stands for several tiles, by the most of them. */
const MOST_BARS = 140;

interface ChartProps {
  /** Metres in range of each tower, summed, of each tile of the walk. */
  readonly alongPath: Float64Array;
  /** In metres a second. */
  readonly speed: number;
}

/** Seconds under fire from the entrance to the exit; pointing at a bar marks its tile in the viewport. */
export function ExposureChart({ alongPath, speed }: ChartProps) {
  const { session } = useEditor();
  const each = Math.ceil(alongPath.length / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(alongPath.length / each) }, (_, bar) => {
    const tiles = alongPath.subarray(bar * each, (bar + 1) * each);
    return { step: bar * each, metres: tiles.reduce((most, value) => Math.max(most, value), 0) };
  });
  const most = bars.reduce((sum, { metres }) => Math.max(sum, metres), 0);
  const mark = (step: number | null): void => {
    session.defences.marked.value = step;
  };
  const width = WIDTH / bars.length;
  return (
    <figure class="exposure-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={text('analysis.chart', { seconds: (most / speed).toFixed(1) })}
        onPointerLeave={() => mark(null)}
      >
        {bars.map(({ step, metres }, index) => {
          const part = most > 0 ? metres / most : 0;
          const [r, g, b] = exposureColor(part).map((value) => Math.round(value * 255));
          const height = 2 + part * (HEIGHT - 2);
          return (
            <g key={step} onPointerEnter={() => mark(step)}>
              <rect x={index * width} y={0} width={width} height={HEIGHT} fill="transparent" />
              <rect
                x={index * width}
                y={HEIGHT - height}
                width={width}
                height={height}
                fill={`rgb(${r} ${g} ${b})`}
              >
                <title>
                  {text('analysis.bar', { tile: step + 1, seconds: (metres / speed).toFixed(2) })}
                </title>
              </rect>
            </g>
          );
        })}
      </svg>
      <figcaption class="dim">{text('analysis.caption', { seconds: (most / speed).toFixed(1) })}</figcaption>
    </figure>
  );
}
