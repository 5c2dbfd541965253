import { text } from '../../core/text/text.ts';
import { ACTION_GROUPS, ALL_ACTIONS } from '../actions/all-actions.ts';
import { isMac } from '../actions/key-dispatcher.ts';
import { describeKeys } from '../actions/keys.ts';
import { DialogFrame } from './dialog-frame.tsx';

/** What the pointer does with a key held, and keys do in the walk, which no action says. */
const GESTURES = [
  'room',
  'erase',
  'add',
  'free',
  'take',
  'copy',
  'orbit',
  'pan',
  'zoom',
  'walk',
  'look',
] as const;

const GROUPS_WITH_KEYS = ACTION_GROUPS.filter((group) =>
  ALL_ACTIONS.some((action) => action.group === group && action.keys),
);

/** The cheat sheet: every key, by what it is for. */
export function KeysDialog({ close }: { readonly close: (answer: null) => void }) {
  return (
    <DialogFrame title={text('editor.help.keys')} look="sheet" onCancel={() => close(null)}>
      <div class="keys-columns" ref={letKeysScroll}>
        {GROUPS_WITH_KEYS.map((group) => (
          <section key={group}>
            <h3>{text(`editor.group.${group}`)}</h3>
            <dl>
              {ALL_ACTIONS.filter((action) => action.group === group && action.keys).map((action) => (
                <div key={action.id}>
                  <dt>{text(action.label)}</dt>
                  <dd>
                    {action.keys?.map((keys) => (
                      <kbd key={keys}>{describeKeys(keys, isMac())}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{text('editor.keys.pointer')}</h3>
          <dl>
            {GESTURES.map((gesture) => (
              <div key={gesture}>
                <dt>{text(`editor.keys.${gesture}`)}</dt>
                <dd>
                  <kbd>{text(`editor.keys.${gesture}-how`)}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <div class="dialog-buttons">
        <span class="space" />
        <button type="button" class="button primary" data-autofocus onClick={() => close(null)}>
          {text('editor.close')}
        </button>
      </div>
    </DialogFrame>
  );
}

/** The list is longer than most windows are high, and has nothing in it that takes the focus. */
function letKeysScroll(list: HTMLDivElement | null): void {
  if (list) list.tabIndex = 0;
}
