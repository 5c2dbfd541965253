import type { Defence } from '../../../core/document/schema/defence.ts';
import { text } from '../../../core/text/text.ts';
import { rebuild } from '../../actions/defence-actions.ts';
import { useEditor } from '../editor-context.ts';

/** The seeds that were tried on a level, to go back to. */
export function SeedList({ defence }: { readonly defence: Readonly<Defence> }) {
  const editor = useEditor();
  const tried = editor.seeds.tried.value.get(defence.id) ?? [];
  if (tried.length < 2) return null;
  return (
    <>
      <p class="dim">{text('defence-tools.tried')}</p>
      <ul class="plain-list seed-list">
        {tried.map(({ seed, facts: { turns, crossings } }) => (
          <li key={seed}>
            <button
              type="button"
              class="link"
              aria-current={seed === defence.seed}
              onClick={() => void rebuild(editor, defence.id, { seed })}
            >
              {text('defence-tools.tried-one', { seed, turns, crossings })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
