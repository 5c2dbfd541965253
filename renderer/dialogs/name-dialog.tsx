import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import type { NameQuestion } from './dialogs.ts';

interface NameDialogProps {
  readonly question: NameQuestion;
  readonly close: (answer: string | null) => void;
}

export function NameDialog({ question, close }: NameDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(question.initial);
  const isEmpty = name.trim() === '';
  useLayoutEffect(() => {
    // The extension stays as it is: what the user wants to change is in front of the first dot.
    const stem = question.initial.indexOf('.');
    field.current?.focus();
    field.current?.setSelectionRange(0, stem < 0 ? question.initial.length : stem);
  }, [question]);
  return (
    <DialogFrame title={question.title} onCancel={() => close(null)}>
      {question.paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) close(name);
        }}
      >
        <label class="stacked-field">
          <span>{question.label}</span>
          <input
            ref={field}
            class="field"
            value={name}
            maxLength={255}
            autoComplete="off"
            spellcheck={false}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={() => close(null)}>
            {text('editor.cancel')}
          </button>
          <span class="space" />
          <button type="submit" class="button primary" aria-disabled={isEmpty}>
            {question.confirm}
          </button>
        </div>
      </form>
    </DialogFrame>
  );
}
