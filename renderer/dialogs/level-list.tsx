import type { LevelInfo } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import { Icon } from '../panels/icon.tsx';
import { LEVEL_EXTENSION } from '../session/file-name.ts';

interface LevelListProps {
  readonly levels: readonly LevelInfo[];
  readonly current: string | null;
  readonly choose: (id: string) => void;
}

/** The levels of the project, the one that was changed last first. */
export function LevelList({ levels, current, choose }: LevelListProps) {
  if (levels.length === 0) return <p class="dim">{text('editor.levels.none')}</p>;
  const newestFirst = [...levels].sort((a, b) => b.modified - a.modified);
  return (
    <ul class="level-list">
      {newestFirst.map(({ id, fileName, modified, size }) => (
        <li key={id}>
          <button type="button" class="level-row" data-level={fileName} onClick={() => choose(id)}>
            <Icon name="level" />
            <span class="words">{fileName.replace(LEVEL_EXTENSION, '')}</span>
            {id === current && <span class="dim">{text('editor.levels.open')}</span>}
            <span class="dim">{describeSize(size)}</span>
            <time class="dim" dateTime={new Date(modified).toISOString()}>
              {new Date(modified).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}

function describeSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
