import { ChoiceField } from './choice-field.tsx';

interface YesNoFieldProps {
  readonly label: string;
  /** One a record; they may differ. */
  readonly values: readonly boolean[];
  readonly words: { readonly yes: string; readonly no: string };
  readonly choose: (value: boolean) => void;
}

/** One of two ways, each with its own words. */
export const YesNoField = ({ label, values, words: { yes, no }, choose }: YesNoFieldProps) => (
  <ChoiceField
    label={label}
    values={values.map((value) => (value ? 'yes' : 'no'))}
    choices={{ no, yes }}
    choose={(value) => choose(value === 'yes')}
  />
);
