import { text } from '../../core/text/text.ts';
import { DialogFrame } from './dialog-frame.tsx';
import type { ChoiceQuestion } from './dialogs.ts';

interface ChoiceDialogProps {
  readonly question: ChoiceQuestion;
  readonly close: (answer: string | null) => void;
}

export function ChoiceDialog({ question, close }: ChoiceDialogProps) {
  const { title, paragraphs, details = [], choices } = question;
  const isNotice = choices.length === 1;
  return (
    <DialogFrame title={title} onCancel={() => close(null)}>
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {details.length > 0 && (
        // A field, so that the keyboard can scroll it and the lines can be copied into a message to somebody.
        <textarea class="dialog-details" readOnly aria-label={title} rows={Math.min(details.length + 1, 12)}>
          {details.join('\n')}
        </textarea>
      )}
      <div class="dialog-buttons">
        {!isNotice && (
          <button type="button" class="button" onClick={() => close(null)}>
            {text('editor.cancel')}
          </button>
        )}
        <span class="space" />
        {choices.map(({ id, label, look }) => (
          <button
            key={id}
            type="button"
            class={`button ${look ?? 'outlined'}`}
            {...(look === 'primary' && { 'data-autofocus': true })}
            onClick={() => close(id)}
          >
            {label}
          </button>
        ))}
      </div>
    </DialogFrame>
  );
}
