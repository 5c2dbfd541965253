import { text } from '../../core/text/text.ts';
import type { MessageTone } from '../session/messages.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

const ICON: Readonly<Record<MessageTone, IconName>> = {
  info: 'info',
  good: 'good',
  doubtful: 'warning',
  refused: 'refused',
};

export const messageIcon = (tone: MessageTone): IconName => ICON[tone];

/** What happened in this session, newest first. */
export function MessagesPanel() {
  const { messages } = useEditor();
  const all = messages.all.value;
  if (all.length === 0) return <p class="panel-empty">{text('editor.messages.empty')}</p>;
  return (
    <ul class="messages">
      {[...all].reverse().map((message) => (
        <li key={message.number} class={`message ${message.tone}`}>
          <Icon name={ICON[message.tone]} />
          <time dateTime={new Date(message.at).toISOString()}>
            {new Date(message.at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
          </time>
          <div>
            {message.words}
            {message.details.length > 0 && (
              <ul>
                {message.details.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
