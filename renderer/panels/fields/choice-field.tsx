import { text } from '../../../core/text/text.ts';
import { Icon } from '../icon.tsx';
import { MenuButton, type MenuEntry } from '../menu.tsx';
import { FieldRow } from './field-row.tsx';

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  /** One a record; they may differ. */
  readonly values: readonly T[];
  /** The words for each value, in the order of the menu. */
  readonly choices: Readonly<Record<T, string>>;
  readonly choose: (value: T) => void;
}

/** One of a few values, from a menu. */
export function ChoiceField<T extends string>({ label, values, choices, choose }: ChoiceFieldProps<T>) {
  const [first] = values;
  const only = values.every((value) => value === first) ? first : undefined;
  const shown = only === undefined ? text('editor.field.mixed') : choices[only];
  const entries = (): MenuEntry[] =>
    (Object.keys(choices) as T[]).map((value) => ({
      label: choices[value],
      isOn: value === only,
      isRadio: true,
      run: () => choose(value),
    }));
  return (
    <FieldRow label={<span>{label}</span>}>
      <MenuButton
        look="select"
        label={`${label}: ${shown}`}
        tip=""
        face={
          <>
            <span class={only === undefined ? 'words dim' : 'words'}>{shown}</span>
            <Icon name="down" size={13} />
          </>
        }
        entries={entries}
      />
    </FieldRow>
  );
}
