import { call } from '../../core/document/command.ts';
import { addAssets } from '../../core/polar/commands/add-assets.ts';
import { STATION_ASSETS } from '../../core/templates/station-assets.ts';
import { text } from '../../core/text/text.ts';
import type { Editor } from './editor.ts';
import { describeFailure } from './failure-words.ts';

/**
 * Puts the modules that come with the program into the project and into the library of the level, as one step. Where
 * the files cannot be had nothing changes, and the reason is told.
 */
export async function useSampleModules({
  session,
  host,
  messages,
}: Pick<Editor, 'session' | 'host' | 'messages'>): Promise<void> {
  const { level } = session;
  const known = new Set([...level.ofKind('asset')].map(({ path }) => path));
  const missing = STATION_ASSETS.filter(({ path }) => !known.has(path));
  const [first] = missing;
  if (!first) {
    messages.add('good', text('ring-panel.use-samples-again'));
    return;
  }
  try {
    await host.request('image.provide', { paths: missing.map(({ path }) => path) });
  } catch (error) {
    messages.add('refused', describeFailure(error));
    return;
  }
  // Another level may have been opened meanwhile.
  if (session.level !== level) return;
  session.change(call(addAssets, { assets: missing.map(({ kind, id, ...fields }) => fields) }));
  const added = [...level.ofKind('asset')].find(({ path }) => path === first.path);
  session.rings.asset.value = added?.id ?? null;
}
