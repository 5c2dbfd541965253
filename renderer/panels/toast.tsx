import { useEffect } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import type { MessageTone } from '../session/messages.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import { messageIcon } from './messages-panel.tsx';

/** In milliseconds: time to read two lines twice. What went wrong stays until it is dismissed. */
const SHOWN_FOR = 7000;
const PASSING: ReadonlySet<MessageTone> = new Set(['info', 'good']);

/** The last message over the viewport, read out once; good news goes by itself. */
export function Toast() {
  const { messages, panels } = useEditor();
  const message = messages.latest.value;
  useEffect(() => {
    if (!message || !PASSING.has(message.tone)) return;
    const timer = setTimeout(() => messages.dismiss(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {message && (
        <div key={message.number} class={`toast ${message.tone}`}>
          <Icon name={messageIcon(message.tone)} />
          <span>{message.words}</span>
          {message.details.length > 0 && (
            <button type="button" class="link" onClick={() => panels.show('messages')}>
              {text('editor.details')}
            </button>
          )}
          <button
            type="button"
            class="button small square"
            aria-label={text('editor.dismiss')}
            onClick={() => messages.dismiss()}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      )}
    </div>
  );
}
