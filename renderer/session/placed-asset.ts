import { effect } from '@preact/signals';
import { inNaturalOrder } from '../../core/document/natural-order.ts';
import type { EditorSession } from './editor-session.ts';

/**
 * Keeps an asset to place: the one that is selected, else the one before, else the first of the level. Returns how to
 * stop.
 */
export function followPlacedAsset(session: EditorSession): () => void {
  const { asset } = session.rings;
  const stops = [
    effect(() => {
      const [only, ...more] = session.selection.value;
      if (more.length === 0 && session.store.value.findKind('asset', only)) asset.value = only ?? null;
    }),
    effect(() => {
      session.revision.value;
      const level = session.store.value;
      if (level.findKind('asset', asset.value ?? undefined)) return;
      asset.value = inNaturalOrder(level.ofKind('asset'))[0]?.id ?? null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
