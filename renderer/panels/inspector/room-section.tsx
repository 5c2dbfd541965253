import type { Room } from '../../../core/document/schema/room.ts';
import { text } from '../../../core/text/text.ts';
import { setRoomProperties } from '../../../core/walls/commands/room-properties.ts';
import type { RoomFace } from '../../../core/walls/rooms/room-face.ts';
import { rooms } from '../../../core/walls/rooms/rooms.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { FieldRow, Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { TextField } from '../fields/text-field.tsx';

type RoomChanges = Parameters<typeof setRoomProperties.run>[1]['changes'];

/** What the user gave a room, and what there is to know about it; of an open room only the former. */
export function RoomSection({ id }: { readonly id: string }) {
  const { session } = useEditor();
  const face = session.level.derived(rooms).find(id);
  const record = face?.record ?? session.level.findKind('room', id);
  const change = (changes: RoomChanges): void => {
    const call = fittingCall(setRoomProperties, { rooms: [id], changes });
    if (call) session.run(call);
  };
  return (
    <Section title={text('rooms.section')}>
      <GivenFields record={record ?? null} change={change} />
      {face ? <MeasuredFields face={face} /> : <p class="dim">{text('rooms.open-now')}</p>}
    </Section>
  );
}

function GivenFields({
  record,
  change,
}: {
  readonly record: Readonly<Room> | null;
  readonly change: (changes: RoomChanges) => void;
}) {
  return (
    <>
      <TextField
        label={text('rooms.name')}
        value={record?.name ?? ''}
        placeholder={text('rooms.no-name')}
        change={(name) => change({ name: name || null })}
      />
      <MaterialField
        label={text('rooms.floor')}
        values={[record?.floor]}
        noneWords={text('editor.material.none')}
        choose={(floor) => change({ floor })}
      />
      <MaterialField
        label={text('rooms.ceiling')}
        values={[record?.ceiling]}
        noneWords={text('editor.material.none')}
        choose={(ceiling) => change({ ceiling })}
      />
    </>
  );
}

function MeasuredFields({ face }: { readonly face: RoomFace }) {
  return (
    <>
      <Fact label={text('rooms.area')} value={text('rooms.square-metres', { area: face.area.toFixed(2) })} />
      <Fact
        label={text('rooms.perimeter')}
        value={text('rooms.metres', { length: face.perimeter.toFixed(2) })}
      />
      <Doors face={face} />
    </>
  );
}

/** The rooms that its doors lead to, each a way to go there. */
function Doors({ face }: { readonly face: RoomFace }) {
  const { session } = useEditor();
  const model = session.level.derived(rooms);
  const { doors } = face;
  return (
    <FieldRow label={<span>{text('rooms.doors-to')}</span>}>
      <span class="words">
        {doors.length === 0 && <span class="dim">{text('rooms.no-doors')}</span>}
        {doors.map(({ opening, to }, index) => (
          <span key={opening}>
            {index > 0 && ', '}
            {to === null ? (
              text('rooms.outside')
            ) : (
              <button type="button" class="link" onClick={() => session.select([to])}>
                {nameOf(model.find(to))}
              </button>
            )}
          </span>
        ))}
      </span>
    </FieldRow>
  );
}

const nameOf = (face: RoomFace | undefined): string =>
  face?.record?.name || text('rooms.unnamed', { area: (face?.area ?? 0).toFixed(1) });

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <FieldRow label={<span>{label}</span>}>
      <span class="words">{value}</span>
    </FieldRow>
  );
}
