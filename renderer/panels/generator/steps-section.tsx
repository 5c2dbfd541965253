import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../../core/text/text.ts';
import { GENERATION_STEPS } from '../../../core/walls/building-generator/step-overlay.ts';
import { useEditor } from '../editor-context.ts';
import { useUniqueId } from '../unique-id.ts';
import { StoreyField } from './storey-field.tsx';

/** The steps of the generator one after the other, drawn in the viewport in place of the building. */
export function StepsSection() {
  const { generator } = useEditor();
  const step = generator.step.value;
  return (
    <details class="group" open>
      <summary>{text('generator-panel.group.steps')}</summary>
      <label class="check">
        <input
          type="checkbox"
          checked={step !== null}
          onChange={(event) => generator.showStep(event.currentTarget.checked ? GENERATION_STEPS[0] : null)}
        />
        <span>{text('generator-panel.steps-on')}</span>
      </label>
      {step !== null && <StepSlider />}
    </details>
  );
}

function StepSlider() {
  const { generator } = useEditor();
  const id = useUniqueId();
  const place = useRef<HTMLDivElement>(null);
  // The last of the form: what the steps say would else open below what is in sight.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  const step = generator.step.value ?? GENERATION_STEPS[0];
  const index = GENERATION_STEPS.indexOf(step);
  const name = text(`generator-panel.step.${step}`);
  const count = GENERATION_STEPS.length;
  const words = text('generator-panel.step-count', { number: index + 1, count, name });
  return (
    <div class="steps" ref={place}>
      <StoreyField />
      <label for={id} class="sr-only">
        {text('generator-panel.step')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={count - 1}
        step={1}
        value={index}
        aria-valuetext={words}
        onInput={(event) => generator.showStep(GENERATION_STEPS[event.currentTarget.valueAsNumber] ?? step)}
      />
      <p class="step-name">{words}</p>
      <p class="dim" aria-live="polite">
        {text(`generator-panel.about-step.${step}`)}
      </p>
    </div>
  );
}
