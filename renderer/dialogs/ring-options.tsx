import { MODULE_FORMS, SHAPE_SHARINGS } from '../../core/gltf/export-choices.ts';
import { text } from '../../core/text/text.ts';
import type { ExportChoice } from '../session/level-export.ts';

interface RingOptionsProps {
  readonly choice: ExportChoice;
  readonly change: (choice: ExportChoice) => void;
}

/** What becomes of the modules of rings. */
export function RingOptions({ choice, change }: RingOptionsProps) {
  return (
    <>
      <fieldset class="plain-fieldset">
        <legend>{text('export.modules')}</legend>
        {MODULE_FORMS.map((form) => (
          <label key={form} class="check">
            <input
              type="radio"
              name="module-form"
              checked={choice.moduleForm === form}
              onChange={() => change({ ...choice, moduleForm: form })}
            />
            <span>{text(`export.modules.${form}`)}</span>
          </label>
        ))}
      </fieldset>
      {choice.moduleForm !== 'merge' && (
        <fieldset class="plain-fieldset">
          <legend>{text('export.shapes')}</legend>
          {SHAPE_SHARINGS.map((sharing) => (
            <label key={sharing} class="check">
              <input
                type="radio"
                name="shapes"
                checked={choice.shapes === sharing}
                onChange={() => change({ ...choice, shapes: sharing })}
              />
              <span>{text(`export.shapes.${sharing}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
