import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { FieldRow, Section } from '../fields/field-row.tsx';
import { COUNT, LENGTH, type Quantity } from '../fields/quantity.ts';
import { Segments } from './segments.tsx';
import { SliderField } from './slider-field.tsx';

/** Of the sliders: where rings are built. Fields take what every ring can be. */
const RANGES = { steps: [4, 256], cellSize: [0.5, 16], line: [-16, 24] } as const;
/** In metres. */
const CELL_STEP = 0.1;

const QUARTERS = [0, 1, 2, 3] as const;

/** How the module would stand: for looking only. */
export function RingSettings() {
  const { preview } = useEditor();
  const { steps, cellSize, line, quarterTurns, mirrored, scaleHeight } = preview.settings.value;
  const refuse =
    (label: string, { refused }: Quantity) =>
    (typed: string) => {
      preview.refusal.value = { code: refused, params: { typed, label } };
    };
  const refusal = preview.refusal.value;
  const isChanged = Object.keys(preview.changes.value).length > 0;
  return (
    <Section title={text('preview.ring')}>
      <SliderField
        label={text('preview.steps')}
        quantity={COUNT}
        value={steps}
        range={RANGES.steps}
        step={1}
        change={(value) => preview.change({ steps: value })}
        refuse={refuse(text('preview.steps'), COUNT)}
      />
      <SliderField
        label={text('preview.cell-size')}
        quantity={LENGTH}
        value={cellSize}
        range={RANGES.cellSize}
        step={CELL_STEP}
        change={(value) => preview.change({ cellSize: value })}
        refuse={refuse(text('preview.cell-size'), LENGTH)}
      />
      <SliderField
        label={text('preview.line')}
        quantity={COUNT}
        value={line}
        range={RANGES.line}
        step={1}
        change={(value) => preview.change({ line: value })}
        refuse={refuse(text('preview.line'), COUNT)}
      />
      <FieldRow label={<span>{text('preview.turn')}</span>}>
        <Segments
          label={text('preview.turn')}
          value={quarterTurns}
          choices={QUARTERS.map((quarter) => [quarter, text('preview.quarter', { degrees: quarter * 90 })])}
          choose={(quarter) => preview.change({ quarterTurns: quarter })}
        />
      </FieldRow>
      <Tick
        label={text('preview.mirror')}
        isOn={mirrored}
        change={(isOn) => preview.change({ mirrored: isOn })}
      />
      <Tick
        label={text('preview.heights')}
        isOn={scaleHeight}
        change={(isOn) => preview.change({ scaleHeight: isOn })}
      />
      <p class="result refused" role="status">
        {refusal && text(refusal.code, refusal.params)}
      </p>
      <div class="section-actions">
        <button
          type="button"
          class="button outlined"
          aria-disabled={!isChanged}
          data-tip={text('preview.reset-tip')}
          onClick={() => preview.reset()}
        >
          {text('preview.reset')}
        </button>
      </div>
    </Section>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}

const Tick = ({ label, isOn, change }: TickProps) => (
  <label class="check">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    {label}
  </label>
);
