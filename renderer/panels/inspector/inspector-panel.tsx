import { isKind, type LevelRecord } from '../../../core/document/schema/record-kinds.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { LevelSection } from './level-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { StoreySection } from './storey-section.tsx';
import { WallSection } from './wall-section.tsx';
import { WallStyleSection } from './wall-style-section.tsx';

/** All properties of the selection; of the level and of the next wall when nothing is selected. */
export function InspectorPanel() {
  const { session } = useEditor();
  session.revision.value;
  const { level } = session;
  const selected = [...session.selection.value].flatMap((id) => level.find(id) ?? []);
  if (selected.length === 0) return <Unselected />;
  return <Selected records={selected} />;
}

function Unselected() {
  const { session } = useEditor();
  const storey = session.level.findKind('storey', session.storey.value ?? undefined);
  return (
    <>
      <WallStyleSection />
      {storey && <StoreySection key={storey.id} storey={storey} />}
      <LevelSection />
    </>
  );
}

function Selected({ records }: { readonly records: readonly LevelRecord[] }) {
  const walls = records.flatMap((record) => (isKind(record, 'wall') ? [record] : []));
  const storeys = records.flatMap((record) => (isKind(record, 'storey') ? [record] : []));
  const materials = records.flatMap((record) => (isKind(record, 'material') ? [record] : []));
  const others = records.length - walls.length - storeys.length - materials.length;
  return (
    <>
      {walls.length > 0 && <WallSection key={walls.map(({ id }) => id).join()} walls={walls} />}
      {storeys.map((storey) => (
        <StoreySection key={storey.id} storey={storey} />
      ))}
      {materials.map((material) => (
        <MaterialSection key={material.id} material={material} />
      ))}
      {others > 0 && (
        <Section title={text('editor.inspector.others')}>
          <p class="dim">{text('editor.inspector.others-kept', { count: others })}</p>
        </Section>
      )}
    </>
  );
}
