import { addDefence } from '../../core/defence/commands/add-defence.ts';
import { changeDefence } from '../../core/defence/commands/change-defence.ts';
import { findMisfits } from '../../core/defence/misfits.ts';
import { type CommandCall, call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import type { Defence } from '../../core/document/schema/defence.ts';
import { type TextKey, text } from '../../core/text/text.ts';
import { FIRST_DEFENCE, freeDefenceName, originBeside } from '../session/defence/defence-place.ts';
import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';
import { SELECT_TOOL, toolAction } from './tool-actions.ts';

/** The tools of the Defence mode, in the order of the rail. */
export const DEFENCE_TOOLS: readonly Action[] = [
  SELECT_TOOL,
  toolAction('place-tower', 'defence-tools.tower', 'tower', 'T', 'defence'),
  toolAction('decorate', 'defence-tools.decorate', 'decorate', 'B', 'defence'),
];

/** Few digits, so that a seed can be told to somebody. */
const SEEDS = 10_000;

/** The level that is worked on. */
function currentDefence({ session }: Editor): Readonly<Defence> | undefined {
  session.revision.value;
  return session.level.findKind('defence', session.defences.defence.value ?? undefined);
}

const hasDefence = (editor: Editor): boolean => currentDefence(editor) !== undefined;

/**
 * Changes what a level is built from. Where things of the user would be left without a tile it asks first: they can go
 * with the same step, or stay and be listed.
 */
export async function rebuild(
  editor: Editor,
  defence: string,
  changes: Parameters<typeof changeDefence.run>[1]['changes'],
): Promise<void> {
  const { session } = editor;
  const change: CommandCall = call(changeDefence, { defence, changes });
  const misfits = findMisfits(session.level, defence, changes);
  const answer = misfits.length > 0 ? await askAboutMisfits(editor, misfits.length) : 'keep';
  if (answer === null) return;
  if (answer === 'keep') session.change(change);
  else session.change(call(changeDefence, { defence, changes, removesMisfits: true }));
}

const askAboutMisfits = ({ dialogs }: Editor, count: number) =>
  dialogs.ask('choice', {
    title: text('defence-tools.misfits-title', { count }),
    paragraphs: [text('defence-tools.misfits-body')],
    choices: [
      { id: 'keep', label: text('defence-tools.misfits-keep') },
      { id: 'remove', label: text('defence-tools.misfits-remove'), look: 'danger' },
    ],
  });

/** Goes to a seed that was tried before or after the one that the level has. */
const stepSeed =
  (step: 1 | -1) =>
  (editor: Editor): number | undefined => {
    const record = currentDefence(editor);
    const tried = editor.seeds.order(record?.id ?? '');
    const at = record ? tried.indexOf(record.seed) : -1;
    return at < 0 ? undefined : tried[at + step];
  };

const seedAction = (
  id: string,
  label: TextKey,
  key: string,
  find: (editor: Editor) => number | undefined,
): Action => ({
  id: `defence.${id}`,
  label,
  group: 'defence',
  icon: id === 'seed-before' ? 'back' : 'forward',
  keys: [key],
  mode: 'defence',
  isAvailable: (editor) => find(editor) !== undefined,
  run: async (editor) => {
    const record = currentDefence(editor);
    const seed = find(editor);
    if (record && seed !== undefined) await rebuild(editor, record.id, { seed });
  },
});

/** Kinds of levels by what they are built from. */
const DEFENCE_PRESETS = {
  compact: { length: 30, maxTilesBeforeCorner: 10 },
  winding: { length: 120, maxTilesBeforeCorner: 2 },
  straight: { length: 80, maxTilesBeforeCorner: 24 },
  maze: { length: 250, maxTilesBeforeCorner: 7 },
} as const;

type DefencePreset = keyof typeof DEFENCE_PRESETS;

const preset = (id: DefencePreset): Action => ({
  id: `defence.preset-${id}`,
  label: `defence-tools.preset.${id}`,
  group: 'defence',
  mode: 'defence',
  isAvailable: hasDefence,
  run: async (editor) => {
    const record = currentDefence(editor);
    if (record) await rebuild(editor, record.id, DEFENCE_PRESETS[id]);
  },
});

export const NEW_DEFENCE: Action = {
  id: 'defence.new',
  label: 'defence-tools.new',
  group: 'defence',
  icon: 'defence',
  keys: ['N'],
  mode: 'defence',
  run: ({ session, view }) => {
    const { level } = session;
    const seed = Math.floor(Math.random() * SEEDS);
    const args = { ...FIRST_DEFENCE, seed, origin: originBeside(level), name: freeDefenceName(level) };
    if (session.run(call(addDefence, args)).ok) view.value?.frameSelection();
  },
};

export const DEFENCE_ACTIONS: readonly Action[] = [
  ...DEFENCE_TOOLS.filter(({ mode }) => mode === 'defence'),
  NEW_DEFENCE,
  {
    id: 'defence.another-seed',
    label: 'defence-tools.another-seed',
    group: 'defence',
    icon: 'another',
    keys: ['G'],
    mode: 'defence',
    isAvailable: hasDefence,
    run: async (editor) => {
      const record = currentDefence(editor);
      if (!record) return;
      const next = Math.floor(Math.random() * (SEEDS - 1));
      await rebuild(editor, record.id, { seed: next >= record.seed ? next + 1 : next });
    },
  },
  seedAction('seed-before', 'defence-tools.seed-before', 'PageUp', stepSeed(-1)),
  seedAction('seed-after', 'defence-tools.seed-after', 'PageDown', stepSeed(1)),
  {
    id: 'defence.lock',
    label: 'defence-tools.lock',
    group: 'defence',
    icon: 'lock',
    keys: ['O'],
    mode: 'defence',
    isAvailable: hasDefence,
    isOn: (editor) => currentDefence(editor)?.locked ?? false,
    run: (editor) => {
      const record = currentDefence(editor);
      if (!record) return;
      const locked = record.locked ? null : true;
      editor.session.change(call(changeDefence, { defence: record.id, changes: { locked } }));
    },
  },
  preset('compact'),
  preset('winding'),
  preset('straight'),
  preset('maze'),
  {
    id: 'defence.delete',
    label: 'defence-tools.delete',
    group: 'defence',
    icon: 'trash',
    mode: 'defence',
    isAvailable: hasDefence,
    run: (editor) => {
      const record = currentDefence(editor);
      if (record) editor.session.run(call(deleteRecords, { ids: [record.id] }));
    },
  },
];
