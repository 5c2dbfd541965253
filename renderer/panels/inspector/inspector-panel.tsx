import { isKind, type LevelRecord, type RecordKind } from '../../../core/document/schema/record-kinds.ts';
import { text } from '../../../core/text/text.ts';
import { rooms } from '../../../core/walls/rooms/rooms.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { AssetSection } from './asset-section.tsx';
import { DecorationSection } from './decoration-section.tsx';
import { DefenceOverview } from './defence-overview.tsx';
import { DefenceSection } from './defence-section.tsx';
import { LevelSection } from './level-section.tsx';
import { MaterialSection } from './material-section.tsx';
import { ModuleSection } from './module-section.tsx';
import { TYPE_CHOICES } from './opening-choices.ts';
import { OpeningSection } from './opening-section.tsx';
import { OpeningStyleSection } from './opening-style-section.tsx';
import { RingOverview } from './ring-overview.tsx';
import { RingSection } from './ring-section.tsx';
import { RoofSection } from './roof-section.tsx';
import { RoomSection } from './room-section.tsx';
import { StairSection } from './stair-section.tsx';
import { StoreySection } from './storey-section.tsx';
import { TowerSection } from './tower-section.tsx';
import { WallSection } from './wall-section.tsx';
import { WallStyleSection } from './wall-style-section.tsx';

/** All properties of the selection; of the level and of the next wall when nothing is selected. */
export function InspectorPanel() {
  const { session } = useEditor();
  session.revision.value;
  const { level } = session;
  const ids = [...session.selection.value];
  const faces = level.derived(rooms);
  const selected = ids.flatMap((id) => level.find(id) ?? []);
  const roomIds = ids.filter((id) => faces.find(id) || level.findKind('room', id));
  if (selected.length + roomIds.length === 0) return <Unselected />;
  return <Selected records={selected.filter(({ kind }) => kind !== 'room')} roomIds={roomIds} />;
}

function Unselected() {
  const { session } = useEditor();
  if (session.mode.value === 'ring') {
    return (
      <>
        <RingOverview />
        <LevelSection />
      </>
    );
  }
  if (session.mode.value === 'defence') {
    return (
      <>
        <DefenceOverview />
        <LevelSection />
      </>
    );
  }
  const storey = session.level.findKind('storey', session.storey.value ?? undefined);
  const tool = session.tool.value;
  return (
    <>
      {isOpeningType(tool) ? <OpeningStyleSection key={tool} type={tool} /> : <WallStyleSection />}
      {storey && <StoreySection key={storey.id} storey={storey} />}
      <LevelSection />
    </>
  );
}

const isOpeningType = (tool: string): tool is keyof typeof TYPE_CHOICES => Object.hasOwn(TYPE_CHOICES, tool);

interface SelectedProps {
  /** All but rooms. */
  readonly records: readonly LevelRecord[];
  /** Ids of rooms, with or without a record. */
  readonly roomIds: readonly string[];
}

const ofKind = <K extends RecordKind>(records: readonly LevelRecord[], kind: K) =>
  records.flatMap((record) => (isKind(record, kind) ? [record] : []));

function Selected({ records, roomIds }: SelectedProps) {
  const walls = ofKind(records, 'wall');
  const openings = ofKind(records, 'opening');
  const storeys = ofKind(records, 'storey');
  const materials = ofKind(records, 'material');
  const stairs = ofKind(records, 'stair');
  const roofs = ofKind(records, 'roof');
  const rings = ofKind(records, 'ring');
  const modules = ofKind(records, 'module');
  const assets = ofKind(records, 'asset');
  const defences = ofKind(records, 'defence');
  const towers = ofKind(records, 'tower');
  const decorations = ofKind(records, 'decoration');
  const shown = [
    walls,
    openings,
    storeys,
    materials,
    stairs,
    roofs,
    rings,
    modules,
    assets,
    defences,
    towers,
    decorations,
  ].reduce((sum, { length }) => sum + length, 0);
  const others = records.length - shown;
  return (
    <>
      {walls.length > 0 && <WallSection key={walls.map(({ id }) => id).join()} walls={walls} />}
      {openings.length > 0 && (
        <OpeningSection key={openings.map(({ id }) => id).join()} openings={openings} />
      )}
      {stairs.length > 0 && <StairSection key={stairs.map(({ id }) => id).join()} stairs={stairs} />}
      {roofs.map((roof) => (
        <RoofSection key={roof.id} roof={roof} />
      ))}
      {roomIds.map((id) => (
        <RoomSection key={id} id={id} />
      ))}
      {storeys.map((storey) => (
        <StoreySection key={storey.id} storey={storey} />
      ))}
      {materials.map((material) => (
        <MaterialSection key={material.id} material={material} />
      ))}
      {modules.length > 0 && <ModuleSection key={modules.map(({ id }) => id).join()} modules={modules} />}
      {rings.map((ring) => (
        <RingSection key={ring.id} ring={ring} />
      ))}
      {towers.length > 0 && <TowerSection key={towers.map(({ id }) => id).join()} towers={towers} />}
      {decorations.length > 0 && (
        <DecorationSection key={decorations.map(({ id }) => id).join()} decorations={decorations} />
      )}
      {defences.map((defence) => (
        <DefenceSection key={defence.id} defence={defence} />
      ))}
      {assets.map((asset) => (
        <AssetSection key={asset.id} asset={asset} />
      ))}
      {others > 0 && (
        <Section title={text('editor.inspector.others')}>
          <p class="dim">{text('editor.inspector.others-kept', { count: others })}</p>
        </Section>
      )}
    </>
  );
}
