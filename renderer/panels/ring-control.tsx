import { text } from '../../core/text/text.ts';
import { runAction } from '../actions/action.ts';
import { MIRROR_ACTION, TURN_ACTION } from '../actions/module-actions.ts';
import { OVERLAY_ACTIONS, SPACING_ACTION, SYMMETRY_ACTION } from '../actions/ring-view-actions.ts';
import type { Editor } from '../session/editor.ts';
import { describeAction } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { assetName, sortedAssets } from './fields/asset-name.ts';
import { Icon } from './icon.tsx';
import { actionItem, MenuButton, type MenuEntry } from './menu.tsx';

/** What is placed next and how, how often at once, and how the ring is shown; in Ring mode. */
export function RingControl() {
  const { session } = useEditor();
  if (session.mode.value !== 'ring') return null;
  return (
    <div class="ring-control">
      <AssetChoice />
      <StyleButtons />
      <SymmetryChoice />
      <OverlayChoice />
    </div>
  );
}

function AssetChoice() {
  const { session } = useEditor();
  session.revision.value;
  const { asset } = session.rings;
  const chosen = session.level.findKind('asset', asset.value ?? undefined);
  const words = chosen ? assetName(chosen) : text('ring-tools.choose-asset');
  const entries = (): MenuEntry[] => {
    const assets = sortedAssets(session.level);
    if (assets.length === 0) return [{ heading: text('ring-tools.no-assets') }];
    return assets.map((each) => ({
      label: assetName(each),
      isOn: each.id === chosen?.id,
      isRadio: true,
      run: () => {
        asset.value = each.id;
        session.useTool('place-module');
      },
    }));
  };
  return (
    <MenuButton
      look="outlined"
      label={text('ring-tools.places', { asset: words })}
      face={
        <>
          <Icon name="place-module" size={15} />
          <span class="words">{words}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={entries}
    />
  );
}

const DEGREES_A_QUARTER = 90;

/** How the next module stands, and buttons to turn and mirror it or what is selected. */
function StyleButtons() {
  const editor = useEditor();
  const { quarterTurns, mirrored } = editor.session.rings.style.value;
  const turned = text('ring-tools.turned', { degrees: quarterTurns * DEGREES_A_QUARTER });
  return (
    <>
      <button
        type="button"
        class="button"
        data-action={TURN_ACTION.id}
        data-tip={describeAction(TURN_ACTION)}
        aria-label={`${text(TURN_ACTION.label)}: ${turned}`}
        onClick={() => runAction(TURN_ACTION, editor)}
      >
        <Icon name="turn-left" size={15} />
        <span>{turned}</span>
      </button>
      <button
        type="button"
        class="button square"
        data-action={MIRROR_ACTION.id}
        data-tip={describeAction(MIRROR_ACTION)}
        aria-label={text(MIRROR_ACTION.label)}
        aria-pressed={mirrored}
        onClick={() => runAction(MIRROR_ACTION, editor)}
      >
        <Icon name="mirror" size={15} />
      </button>
    </>
  );
}

/** Copies around the ring that people build with, besides those that divide its steps. */
const USUAL_COPIES = [2, 3, 4, 5, 6, 8, 12] as const;
const MOST_LISTED = 64;

function SymmetryChoice() {
  const editor = useEditor();
  const { symmetry } = editor.session.rings;
  const shown = symmetry.value > 1 ? `× ${symmetry.value}` : text('ring-tools.symmetry-off-short');
  return (
    <MenuButton
      look={symmetry.value > 1 ? 'outlined on' : 'outlined'}
      label={`${text('ring-tools.symmetry')}: ${shown}`}
      tip={describeAction(SYMMETRY_ACTION)}
      face={
        <>
          <Icon name="symmetry" size={15} />
          <span>{shown}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={() => [actionItem(SYMMETRY_ACTION, editor), 'line', ...symmetryItems(editor)]}
    />
  );
}

function symmetryItems({ session }: Editor): MenuEntry[] {
  const { symmetry, ring: active } = session.rings;
  const steps = session.level.findKind('ring', active.value ?? undefined)?.steps ?? MOST_LISTED;
  const dividing = Array.from({ length: MOST_LISTED }, (_, index) => index + 1).filter(
    (n) => steps % n === 0,
  );
  const counts = new Set([1, ...USUAL_COPIES, ...dividing, symmetry.value]);
  return [...counts]
    .filter((copies) => copies <= steps)
    .sort((a, b) => a - b)
    .map((copies) => ({
      label: copies === 1 ? text('ring-tools.symmetry-off') : text(symmetryWords(copies, steps), { copies }),
      isOn: copies === symmetry.value,
      isRadio: true,
      run: () => {
        symmetry.value = copies;
      },
    }));
}

const symmetryWords = (copies: number, steps: number) =>
  steps % copies === 0 ? 'ring-tools.symmetry-of' : 'ring-tools.symmetry-about';

function OverlayChoice() {
  const editor = useEditor();
  const { spacing } = editor.session.rings;
  const current = OVERLAY_ACTIONS.find((action) => action.isOn?.(editor));
  if (!current?.icon) return null;
  const words = text(current.label);
  return (
    <MenuButton
      look="outlined"
      label={text('ring-tools.shown', { overlay: words })}
      face={
        <>
          <Icon name={current.icon} size={15} />
          <span class="wide">{spacing.value === 'regular' ? text('ring-tools.regular') : words}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={() => [
        ...OVERLAY_ACTIONS.map((action) => actionItem(action, editor, true)),
        'line',
        actionItem(SPACING_ACTION, editor),
      ]}
    />
  );
}
