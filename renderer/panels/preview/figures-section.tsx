import { text } from '../../../core/text/text.ts';
import type { Exactness } from '../../session/preview/module-preview.ts';
import type { PreviewShape } from '../../session/preview/preview-picture.ts';
import { useEditor } from '../editor-context.ts';
import { FactRow } from '../fields/fact-row.tsx';
import { Section } from '../fields/field-row.tsx';
import { countTriangles, formatSmall } from './preview-numbers.ts';

const DEGREES = 180 / Math.PI;
const MILLIMETRES = 1000;

/** What bending costs, and how exact it is. */
export function FiguresSection() {
  const { preview } = useEditor();
  const content = preview.content.value;
  if (!content) return null;
  return (
    <>
      <CostSection shape={content.shape} />
      <ExactnessSection exactness={preview.exactness.value} />
    </>
  );
}

function CostSection({ shape: { model, prepared } }: { readonly shape: PreviewShape }) {
  const { before, after } = prepared.vertices;
  const words = (from: number, to: number): string =>
    text('preview.before-after', { before: from.toLocaleString('en'), after: to.toLocaleString('en') });
  return (
    <Section title={text('preview.cost')}>
      <FactRow label={text('preview.vertices')}>{words(before, after)}</FactRow>
      <FactRow label={text('preview.triangles')}>
        {words(countTriangles(model.meshes), countTriangles(prepared.meshes))}
      </FactRow>
      <p class="dim">
        {after === before
          ? text('preview.not-finer')
          : text('preview.made-finer', { factor: (after / before).toFixed(1) })}
      </p>
      {prepared.notices.map(({ code, params }) => (
        <p key={code} class="result doubtful">
          {text(code, params)}
        </p>
      ))}
    </Section>
  );
}

function ExactnessSection({ exactness }: { readonly exactness: Exactness }) {
  if (exactness.status === 'failed') {
    return (
      <Section title={text('preview.exactness')}>
        <p class="result doubtful">{text('preview.unread', { reason: exactness.reason })}</p>
      </Section>
    );
  }
  const difference = exactness.status === 'measured' ? exactness.difference : undefined;
  const words = (key: 'preview.millimetres' | 'preview.degrees', value: number | undefined) =>
    value === undefined ? <Measuring /> : text(key, { value: formatSmall(value) });
  return (
    <Section title={text('preview.exactness')}>
      <FactRow label={text('preview.distance')}>
        <span data-figure="distance">
          {words('preview.millimetres', difference && difference.distance * MILLIMETRES)}
        </span>
      </FactRow>
      <FactRow label={text('preview.angle')}>
        <span data-figure="angle">{words('preview.degrees', difference && difference.angle * DEGREES)}</span>
      </FactRow>
      <p class="dim">{text('preview.exactness-about')}</p>
    </Section>
  );
}

const Measuring = () => (
  <>
    <span aria-hidden="true">{text('preview.measuring')}</span>
    <span class="sr-only">{text('preview.measuring-tip')}</span>
  </>
);
