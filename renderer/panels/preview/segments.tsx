interface SegmentsProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, words: string])[];
  readonly choose: (value: T) => void;
}

/** One of a few values, all of them in sight. */
export function Segments<T extends string | number>({ label, value, choices, choose }: SegmentsProps<T>) {
  return (
    <fieldset class="segments" aria-label={label}>
      {choices.map(([choice, words]) => (
        <button
          key={choice}
          type="button"
          class="button"
          aria-pressed={choice === value}
          onClick={() => choose(choice)}
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}
