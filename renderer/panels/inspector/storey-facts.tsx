import type { Storey } from '../../../core/document/schema/storey.ts';
import { text } from '../../../core/text/text.ts';
import { rooms } from '../../../core/walls/rooms/rooms.ts';
import { wallGraph } from '../../../core/walls/wall-graph.ts';
import { useEditor } from '../editor-context.ts';

/** What stands on a storey. */
export function StoreyFacts({ storey }: { readonly storey: Readonly<Storey> }) {
  const { session } = useEditor();
  const faces = session.level.derived(rooms).ofStorey(storey.id);
  const area = faces.reduce((sum, face) => sum + face.area, 0);
  return (
    <p class="dim">
      {text('building.storey-holds', {
        walls: session.level.derived(wallGraph).wallsOf(storey.id).length,
        rooms: faces.length,
        area: area.toFixed(1),
      })}
    </p>
  );
}
