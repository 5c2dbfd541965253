import { effect } from '@preact/signals';
import { inNaturalOrder } from '../../../core/document/natural-order.ts';
import type { EditorSession } from '../editor-session.ts';

/**
 * Keeps a tower-defence level to work on: the one that is selected or that something selected stands in, else the one
 * before, else the first of the document. Returns how to stop.
 */
export function followActiveDefence(session: EditorSession): () => void {
  const { defences } = session;
  const stops = [
    effect(() => {
      const level = session.store.value;
      const found = new Set<string>();
      for (const id of session.selection.value) {
        const edit = level.findKind('tower', id) ?? level.findKind('decoration', id);
        const defence = level.findKind('defence', id)?.id ?? edit?.defence;
        if (defence !== undefined) found.add(defence);
      }
      const [only] = found;
      if (only !== undefined && found.size === 1) defences.defence.value = only;
    }),
    effect(() => {
      session.revision.value;
      const level = session.store.value;
      if (level.findKind('defence', defences.defence.value ?? undefined)) return;
      defences.defence.value = inNaturalOrder(level.ofKind('defence'))[0]?.id ?? null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
