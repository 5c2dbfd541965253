import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { renameLevel } from '../../core/document/commands/rename-level.ts';
import { text } from '../../core/text/text.ts';
import { getAction } from '../actions/all-actions.ts';
import { fittingCall } from '../session/field-gesture.ts';
import { describeAction } from './action-button.tsx';
import { useEditor } from './editor-context.ts';

/** The name of the level with its unsaved mark; a click or F2 makes it a field. */
export function LevelName() {
  const { session } = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const isRenaming = session.isRenaming.value;
  const wasRenaming = useRef(false);
  useEffect(() => {
    // Typed to the end: the keyboard goes on where it began, not at the top of the page.
    if (wasRenaming.current && document.activeElement === document.body) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  session.revision.value;
  if (isRenaming) return <LevelNameField />;
  const { header, isDirty } = session.level;
  return (
    <button
      ref={button}
      type="button"
      class="button level-name"
      data-action="file.rename"
      data-tip={describeAction(getAction('file.rename'))}
      onClick={() => {
        session.isRenaming.value = true;
      }}
    >
      <span class="words">{header.name}</span>
      {isDirty && (
        <>
          <span class="dot" aria-hidden="true" />
          <span class="sr-only">({text('editor.unsaved')})</span>
        </>
      )}
    </button>
  );
}

function LevelNameField() {
  const { session } = useEditor();
  const field = useRef<HTMLInputElement>(null);
  // Before the next key: what is typed at once belongs in the field.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const leave = (typed: string): void => {
    if (!session.isRenaming.value) return;
    session.isRenaming.value = false;
    const name = typed.trim();
    const call = name === '' ? null : fittingCall(renameLevel, { name });
    if (call) session.change(call);
  };
  return (
    <input
      ref={field}
      class="level-name-field"
      aria-label={text('editor.name')}
      defaultValue={session.level.header.name}
      onKeyDown={(event) => {
        if (event.isComposing) return;
        if (event.key === 'Enter') leave(event.currentTarget.value);
        if (event.key === 'Escape') session.isRenaming.value = false;
      }}
      maxLength={500}
      onBlur={(event) => leave(event.currentTarget.value)}
    />
  );
}
