import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';
import { describeOnRing } from './ring-coordinates.ts';
import { describeSelection } from './selection-words.ts';
import { describeSnap } from './snap-words.ts';

/** Where the pointer is: millimetres are finer than a pixel ever shows. */
const formatCoordinate = (metres: number): string =>
  metres
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')
    .replace('-', '−');

export function StatusBar() {
  return (
    <footer class="status-bar" data-region tabIndex={-1}>
      <Hint />
      <SnapState />
      <Coordinates />
      <SelectionCount />
      <SaveState />
    </footer>
  );
}

function Hint() {
  const { session } = useEditor();
  const isStrolling = session.camera.value === 'walk' && session.tool.value === 'select';
  if (isStrolling) return <span class="hint">{text('views.walk-hint')}</span>;
  const hint = session.hint.value;
  return <span class="hint">{hint ? text(hint.key, hint.params) : text('editor.status.ready')}</span>;
}

function SnapState() {
  const { session } = useEditor();
  // On rings and tiles everything stands on cells.
  if (session.mode.value === 'ring' || session.mode.value === 'defence') return null;
  return (
    <span class="item">
      {text('editor.snap')} {describeSnap(session.snap.value)}
    </span>
  );
}

function Coordinates() {
  const { session } = useEditor();
  session.revision.value;
  const at = session.pointer.value;
  const { ring } = session.rings;
  const record =
    session.mode.value === 'ring' ? session.level.findKind('ring', ring.value ?? undefined) : undefined;
  const words =
    at &&
    ((record && describeOnRing(record, at)) ??
      text('editor.status.position', { x: formatCoordinate(at[0]), z: formatCoordinate(at[1]) }));
  return <span class="item coordinates">{words}</span>;
}

function SelectionCount() {
  const { session } = useEditor();
  session.revision.value;
  return <span class="item">{describeSelection(session.level, session.selection.value)}</span>;
}

function SaveState() {
  const { session } = useEditor();
  session.revision.value;
  const isNew = session.source.value.id === null;
  const { isDirty } = session.level;
  const key = isDirty ? 'editor.status.unsaved' : isNew ? 'editor.status.never-saved' : 'editor.status.saved';
  return <span class={`item ${isDirty ? 'doubtful' : ''}`}>{text(key)}</span>;
}
