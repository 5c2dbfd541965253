import { call } from '../../core/document/command.ts';
import type { Ring } from '../../core/document/schema/ring.ts';
import { mirrorAcross } from '../../core/polar/commands/mirror-across.ts';
import { mirrorModules } from '../../core/polar/commands/mirror-modules.ts';
import { turnModules } from '../../core/polar/commands/turn-modules.ts';
import type { Footprint } from '../../core/polar/footprint.ts';
import { isCellAxis } from '../../core/polar/mirrored-module.ts';
import { placement } from '../../core/polar/placement.ts';
import { wrapStep } from '../../core/polar/polar-grid.ts';
import { spanAlong } from '../../core/polar/span-along.ts';
import type { TextKey } from '../../core/text/text.ts';
import type { IconName } from '../panels/icons.ts';
import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';
import { EYEDROPPER_TOOL, SELECT_TOOL, toolAction } from './tool-actions.ts';

/** The tools of the Ring mode, in the order of the rail. */
export const RING_TOOLS: readonly Action[] = [
  SELECT_TOOL,
  toolAction('place-module', 'ring-tools.place', 'place-module', 'P', 'ring'),
  toolAction('fill-ring', 'ring-tools.fill', 'paint-everywhere', 'B', 'ring'),
  EYEDROPPER_TOOL,
  toolAction('erase-modules', 'ring-tools.erase', 'eraser', 'E', 'ring'),
];

const QUARTERS = 4;

const selectedModules = ({ session }: Editor): string[] =>
  session.editableSelection().filter((id) => session.level.findKind('module', id));

/** What is turned and mirrored: the selected modules; none while modules are placed, when it is the next one. */
const turnedModules = (editor: Editor): string[] =>
  editor.session.tool.value === 'place-module' ? [] : selectedModules(editor);

/** Turns the selected modules or the one that is placed next. */
function turn(editor: Editor, by: number): void {
  const { rings } = editor.session;
  const modules = turnedModules(editor);
  if (modules.length > 0) editor.session.run(call(turnModules, { modules, quarterTurns: by }));
  else {
    const { quarterTurns, mirrored } = rings.style.value;
    rings.style.value = { quarterTurns: wrapStep(quarterTurns + by, QUARTERS), mirrored };
  }
}

/** Mirrors each of the selected modules, or the one that is placed next. */
function mirror(editor: Editor): void {
  const { rings } = editor.session;
  const modules = turnedModules(editor);
  if (modules.length > 0) editor.session.run(call(mirrorModules, { modules }));
  else rings.style.value = { ...rings.style.value, mirrored: !rings.style.value.mirrored };
}

interface OnRing {
  readonly ring: Readonly<Ring>;
  readonly modules: readonly string[];
  readonly footprints: readonly Footprint[];
}

/** The selected modules that have a place, and the ring of the first. */
function findOnRing(editor: Editor): OnRing | undefined {
  const { session } = editor;
  session.revision.value;
  const model = session.level.derived(placement);
  const modules = selectedModules(editor).filter((id) => model.find(id));
  const footprints = modules.flatMap((id) => model.find(id) ?? []);
  const ring = session.level.findKind('ring', footprints[0]?.ring);
  return ring && { ring, modules, footprints };
}

/** The axis in the middle of the selection, in steps. */
function middleOf({ ring, footprints }: OnRing): number {
  const span = spanAlong(footprints, ring.steps);
  return span ? (span.from + span.to) / 2 : 0;
}

/**
 * @param axisOf where the mirror stands, in steps; what is not there cannot be chosen
 * @param copy the selected modules stay, and others are made
 */
const acrossAction = (
  id: string,
  label: TextKey,
  copy: boolean,
  axisOf: (found: OnRing) => number,
  more: Partial<Action> = {},
): Action => ({
  id: `module.${id}`,
  label,
  group: 'ring',
  icon: 'mirror',
  scope: 'workspace',
  mode: 'ring',
  isAvailable: (editor) => {
    const found = findOnRing(editor);
    return found !== undefined && isCellAxis(axisOf(found));
  },
  run: (editor) => {
    const found = findOnRing(editor);
    if (!found) return;
    const args = { modules: [...found.modules], axis: axisOf(found), copy };
    editor.session.run(call(mirrorAcross, args));
  },
  ...more,
});

const styleAction = (
  id: string,
  label: TextKey,
  icon: IconName,
  key: string,
  run: (editor: Editor) => void,
): Action => ({
  id: `module.${id}`,
  label,
  group: 'ring',
  icon,
  keys: [key],
  scope: 'workspace',
  mode: 'ring',
  run,
});

export const TURN_ACTION = styleAction('turn', 'ring-tools.turn', 'turn-left', 'R', (editor) =>
  turn(editor, 1),
);
export const MIRROR_ACTION = styleAction('mirror', 'ring-tools.mirror', 'mirror', 'M', mirror);

export const MODULE_ACTIONS: readonly Action[] = [
  ...RING_TOOLS.filter(({ mode }) => mode === 'ring'),
  TURN_ACTION,
  styleAction('turn-back', 'ring-tools.turn-back', 'turn-right', 'Shift+R', (editor) => turn(editor, -1)),
  MIRROR_ACTION,
  acrossAction('flip', 'ring-tools.flip', false, middleOf, { keys: ['Shift+M'] }),
  acrossAction('mirror-copy-x', 'ring-tools.mirror-copy-x', true, () => 0),
  acrossAction('mirror-copy-z', 'ring-tools.mirror-copy-z', true, ({ ring }) => ring.steps / QUARTERS),
  {
    id: 'edit.select-all-modules',
    label: 'ring-tools.select-all',
    group: 'edit',
    icon: 'select-all',
    keys: ['Mod+A'],
    mode: 'ring',
    run: ({ session }) => {
      const ring = session.rings.ring.value;
      const modules = [...session.level.ofKind('module')].filter((module) => module.ring === ring);
      session.select(
        modules
          .map(({ id }) => id)
          .filter((id) => !session.hidden.value.has(id) && !session.locked.value.has(id)),
      );
    },
  },
];
