import type { Storey } from '../../core/document/schema/storey.ts';
import type { ExportPart } from '../../core/gltf/export-parts.ts';
import { text } from '../../core/text/text.ts';
import { Icon } from '../panels/icon.tsx';
import type { ExportChoice } from '../session/level-export.ts';

interface ExportOptionsFormProps {
  readonly choice: ExportChoice;
  readonly storeys: readonly Readonly<Storey>[];
  /** What the level has that can be left out. */
  readonly parts: readonly ExportPart[];
  /** What the file will not hold. */
  readonly notices: readonly string[];
  readonly change: (choice: ExportChoice) => void;
  readonly cancel: () => void;
  readonly run: () => void;
}

const FORMATS = ['glb', 'gltf'] as const;

export function ExportOptionsForm({
  choice,
  storeys,
  parts,
  notices,
  change,
  cancel,
  run,
}: ExportOptionsFormProps) {
  const isReady = choice.name.trim() !== '' && choice.storeys?.length !== 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) run();
      }}
    >
      <label class="stacked-field">
        <span>{text('editor.save.file-name')}</span>
        <input
          class="field"
          data-autofocus
          autoComplete="off"
          spellcheck={false}
          maxLength={200}
          value={choice.name}
          onInput={(event) => change({ ...choice, name: event.currentTarget.value })}
        />
      </label>
      <fieldset class="plain-fieldset">
        <legend>{text('editor.export.format')}</legend>
        {FORMATS.map((format) => (
          <label key={format} class="check">
            <input
              type="radio"
              name="format"
              checked={choice.format === format}
              onChange={() => change({ ...choice, format })}
            />
            <span>{text(`editor.export.${format}`)}</span>
          </label>
        ))}
      </fieldset>
      {parts.length > 0 && <PartChoice choice={choice} parts={parts} change={change} />}
      {storeys.length > 1 && <StoreyChoice choice={choice} storeys={storeys} change={change} />}
      {notices.map((words) => (
        <p key={words} class="result doubtful">
          <Icon name="warning" />
          <span>{words}</span>
        </p>
      ))}
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={cancel}>
          {text('editor.cancel')}
        </button>
        <span class="space" />
        <button type="submit" class="button primary" aria-disabled={!isReady}>
          {text('editor.export.run')}
        </button>
      </div>
    </form>
  );
}

type StoreyChoiceProps = Pick<ExportOptionsFormProps, 'choice' | 'storeys' | 'change'>;

function StoreyChoice({ choice, storeys, change }: StoreyChoiceProps) {
  const chosen = new Set(choice.storeys ?? storeys.map(({ id }) => id));
  const toggle = (id: string): void => {
    if (chosen.has(id)) chosen.delete(id);
    else chosen.add(id);
    change({ ...choice, storeys: chosen.size === storeys.length ? null : [...chosen] });
  };
  return (
    <fieldset class="plain-fieldset">
      <legend>{text('editor.export.storeys')}</legend>
      {storeys.map(({ id, name }) => (
        <label key={id} class="check">
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          <span>{name || id}</span>
        </label>
      ))}
    </fieldset>
  );
}

type PartChoiceProps = Pick<ExportOptionsFormProps, 'choice' | 'parts' | 'change'>;

function PartChoice({ choice, parts, change }: PartChoiceProps) {
  const { without } = choice;
  const toggle = (part: ExportPart): void => {
    const isOut = without.includes(part);
    change({ ...choice, without: isOut ? without.filter((each) => each !== part) : [...without, part] });
  };
  return (
    <fieldset class="plain-fieldset">
      <legend>{text('export.parts')}</legend>
      {parts.map((part) => (
        <label key={part} class="check">
          <input type="checkbox" checked={!without.includes(part)} onChange={() => toggle(part)} />
          <span>{text(`export.part.${part}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
