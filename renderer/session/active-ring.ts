import { effect } from '@preact/signals';
import type { LevelReader } from '../../core/document/level.ts';
import { inNaturalOrder } from '../../core/document/natural-order.ts';
import type { EditorSession } from './editor-session.ts';

/**
 * Keeps a ring to work on: the one that is selected or that a selected module stands on, else the one before, else the
 * first of the level. Returns how to stop.
 */
export function followActiveRing(session: EditorSession): () => void {
  const { rings } = session;
  const stops = [
    effect(() => {
      const ring = findSelected(session.store.value, session.selection.value);
      if (ring !== undefined) rings.ring.value = ring;
    }),
    effect(() => {
      session.revision.value;
      const level = session.store.value;
      if (level.findKind('ring', rings.ring.value ?? undefined)) return;
      rings.ring.value = inNaturalOrder(level.ofKind('ring'))[0]?.id ?? null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The only ring that a selection is of; undefined if it is of none or of several. */
function findSelected(level: LevelReader, selection: ReadonlySet<string>): string | undefined {
  const found = new Set<string>();
  for (const id of selection) {
    const ring = level.findKind('ring', id)?.id ?? level.findKind('module', id)?.ring;
    if (ring !== undefined) found.add(ring);
    if (found.size > 1) return undefined;
  }
  return [...found][0];
}
