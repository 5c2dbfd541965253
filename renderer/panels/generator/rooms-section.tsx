import { text } from '../../../core/text/text.ts';
import { formatLength } from '../../../core/tools/number-entry.ts';
import type { BuildingPlan, PlannedRoom } from '../../../core/walls/building-generator/plan.ts';
import { letterOf } from '../../../core/walls/building-generator/step-overlay.ts';
import { isKept } from '../../session/generator/kept-rooms.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { moveInList } from './move-in-list.ts';
import { StoreyField } from './storey-field.tsx';

/** More rooms than this are locked by a click in the viewport. */
const MOST_LISTED = 100;

/** The rooms of a storey, each with a lock: a locked one stays while the rest is made anew. */
export function RoomsSection() {
  const { generator } = useEditor();
  const made = generator.made.value;
  const refusal = generator.refusal.value;
  const kept = generator.locks.value?.rooms.length ?? 0;
  if (!made) return null;
  const rooms = made.plan.storeys[generator.storey.value]?.rooms ?? [];
  return (
    <details class="group" open>
      <summary>{text('generator-panel.group.rooms')}</summary>
      <p class="dim">{text('generator-panel.keep-about')}</p>
      <StoreyField />
      <div
        class="room-locks"
        role="toolbar"
        aria-orientation="vertical"
        aria-label={text('generator-panel.group.rooms')}
        onKeyDown={moveInList}
      >
        {rooms.slice(0, MOST_LISTED).map((room, index) => (
          <RoomLock key={index} plan={made.plan} room={room} index={index} />
        ))}
      </div>
      {rooms.length > MOST_LISTED && (
        <p class="dim">{text('generator-panel.more-rooms', { count: rooms.length - MOST_LISTED })}</p>
      )}
      {kept > 0 && (
        <p class="kept-count">
          <span>{text('generator-panel.kept', { count: kept })}</span>
          <button type="button" class="link" onClick={() => generator.unlockAll()}>
            {text('generator-panel.release-all')}
          </button>
        </p>
      )}
      {refusal?.wish === 'locked' && (
        <p class="wish-refusal" role="alert">
          <Icon name="refused" size={14} />
          <span>{text(refusal.code, refusal.params)}</span>
        </p>
      )}
    </details>
  );
}

interface RoomLockProps {
  readonly plan: BuildingPlan;
  readonly room: PlannedRoom;
  readonly index: number;
}

function RoomLock({ plan, room, index }: RoomLockProps) {
  const { generator } = useEditor();
  const storey = generator.storey.value;
  const isLocked = isKept(generator.locks.value, plan, storey, index);
  return (
    <button
      type="button"
      class="room-lock"
      aria-pressed={isLocked}
      tabIndex={index === 0 ? 0 : -1}
      onClick={() => generator.toggleLock(storey, index)}
    >
      <Icon name={isLocked ? 'lock' : 'unlock'} size={15} />
      <span class="sr-only">{text('generator-panel.keep')}</span>
      <span class="words">{nameOf(room, index)}</span>
      <span class="dim">{sizeOf(plan, room)}</span>
    </button>
  );
}

const nameOf = ({ use }: PlannedRoom, index: number): string => {
  const letter = letterOf(index);
  return use === null
    ? text('generator-panel.room-plain', { letter })
    : text('generator-panel.room', { letter, use: text(`generate.use.${use}`) });
};

function sizeOf({ grid: { xs, zs } }: BuildingPlan, { cells }: PlannedRoom): string {
  const { column, row, columns, rows } = cells;
  const between = (lines: readonly number[], first: number, count: number): string =>
    formatLength((lines[first + count] ?? 0) - (lines[first] ?? 0));
  return text('generator-panel.room-size', {
    width: between(xs, column, columns),
    depth: between(zs, row, rows),
  });
}
