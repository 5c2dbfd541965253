import type { Ring } from '../../core/document/schema/ring.ts';
import type { Storey } from '../../core/document/schema/storey.ts';
import type { ExportPart } from '../../core/gltf/export-parts.ts';
import { text } from '../../core/text/text.ts';
import { Icon } from '../panels/icon.tsx';
import type { ExportChoice } from '../session/level-export.ts';
import { RecordChoice } from './record-choice.tsx';
import { RingOptions } from './ring-options.tsx';

interface ExportOptionsFormProps {
  readonly choice: ExportChoice;
  readonly storeys: readonly Readonly<Storey>[];
  readonly rings: readonly Readonly<Ring>[];
  readonly hasModules: boolean;
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
  rings,
  hasModules,
  parts,
  notices,
  change,
  cancel,
  run,
}: ExportOptionsFormProps) {
  const isReady = choice.name.trim() !== '' && choice.storeys?.length !== 0 && choice.rings?.length !== 0;
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
      <RecordChoice
        legend={text('editor.export.storeys')}
        records={storeys}
        chosen={choice.storeys}
        change={(ids) => change({ ...choice, storeys: ids })}
      />
      <RecordChoice
        legend={text('export.rings')}
        records={rings}
        chosen={choice.rings}
        change={(ids) => change({ ...choice, rings: ids })}
      />
      {hasModules && !choice.without.includes('modules') && <RingOptions choice={choice} change={change} />}
      <SizeChoice choice={choice} change={change} />
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

type SizeChoiceProps = Pick<ExportOptionsFormProps, 'choice' | 'change'>;

const SIZES = ['quantise', 'compress'] as const;

function SizeChoice({ choice, change }: SizeChoiceProps) {
  return (
    <fieldset class="plain-fieldset">
      <legend>{text('export.size')}</legend>
      {SIZES.map((size) => (
        <label key={size} class="check">
          <input
            type="checkbox"
            checked={choice[size]}
            onChange={() => change({ ...choice, [size]: !choice[size] })}
          />
          <span>{text(`export.${size}`)}</span>
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
