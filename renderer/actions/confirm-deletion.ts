import { references } from '../../core/document/references.ts';
import { text } from '../../core/text/text.ts';
import type { Editor } from '../session/editor.ts';

/** Asks before what others stand on or are copies of is deleted: storeys, rings and assets. Of anything else it does not. */
export const confirmDeletion = async (editor: Editor, ids: readonly string[]): Promise<boolean> =>
  (await confirmStoreys(editor, ids)) && (await confirmModules(editor, ids));

async function confirmModules({ session, dialogs }: Editor, ids: readonly string[]): Promise<boolean> {
  const { level } = session;
  const owners = ids.flatMap((id) => level.findKind('ring', id) ?? level.findKind('asset', id) ?? []);
  const going = new Set(owners.flatMap(({ id }) => [...level.derived(references).to(id)]));
  const [first] = owners;
  if (!first || going.size === 0) return true;
  const answer = await dialogs.ask('choice', {
    title:
      owners.length === 1
        ? text('ring-panel.delete-title', { name: first.name ?? first.id })
        : text('ring-panel.delete-titles', { count: owners.length }),
    paragraphs: [text('ring-panel.delete-body', { count: going.size })],
    choices: [{ id: 'delete', label: text('ring-panel.delete-confirm'), look: 'danger' }],
  });
  return answer === 'delete';
}

async function confirmStoreys(editor: Editor, ids: readonly string[]): Promise<boolean> {
  const { level } = editor.session;
  const storeys = ids.flatMap((id) => level.findKind('storey', id) ?? []);
  const counts = countStanding(
    editor,
    storeys.map(({ id }) => id),
  );
  const [first] = storeys;
  if (!first || Object.values(counts).every((count) => count === 0)) return true;
  const answer = await editor.dialogs.ask('choice', {
    title:
      storeys.length === 1
        ? text('building.delete-title', { name: first.name ?? first.id })
        : text('building.delete-titles', { count: storeys.length }),
    paragraphs: [text('building.delete-body', counts)],
    choices: [{ id: 'delete', label: text('building.delete-confirm'), look: 'danger' }],
  });
  return answer === 'delete';
}

const STANDING = ['wall', 'opening', 'room', 'stair', 'roof'] as const;

/** How many records of each kind go with the storeys. */
function countStanding({ session }: Editor, storeys: readonly string[]): Readonly<Record<string, number>> {
  const graph = session.level.derived(references);
  const counts: Record<string, number> = Object.fromEntries(STANDING.map((kind) => [kind, 0]));
  const look = [...storeys];
  for (const target of look) {
    for (const id of graph.to(target)) {
      const kind = session.level.find(id)?.kind ?? '';
      if (counts[kind] === undefined) continue;
      counts[kind] += 1;
      if (kind === 'wall') look.push(id);
    }
  }
  return counts;
}
