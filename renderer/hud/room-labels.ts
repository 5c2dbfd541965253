import type { Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { text } from '../../core/text/text.ts';
import type { RoomFace } from '../../core/walls/rooms/room-face.ts';
import { computeRoomMiddle } from '../../core/walls/views/room-middle.ts';
import type { Label } from './label.ts';

/** What a room's label needs to know of the picture. */
interface RoomPicture {
  /** Where a place in space stands, in CSS pixels; null out of sight. */
  toScreen(point: Vec3): Vec2 | null;
  /** Metres that a CSS pixel covers at a place. */
  metresPerPixel(point: Vec3): number;
  readonly size: { readonly width: number; readonly height: number };
}

/** Side in CSS pixels that a room of its area would have at least as a square: smaller ones have no room for words. */
const LEAST_SIDE = 96;
/** More than this many names are noise, and the layer that they are drawn in is drawn whole. */
const MOST_LABELS = 24;

/**
 * Name and area of rooms in their middles, the largest first: few and still. Rooms that are out of the picture, or too
 * small in it, have none.
 * @param floor height of their floor in metres
 */
export function buildRoomLabels(faces: readonly RoomFace[], floor: number, picture: RoomPicture): Label[] {
  const labels: Label[] = [];
  for (const face of [...faces].sort((a, b) => b.area - a.area)) {
    if (labels.length === MOST_LABELS) break;
    const label = toLabel(face, floor, picture);
    if (label) labels.push(label);
  }
  return labels;
}

function toLabel(face: RoomFace, floor: number, picture: RoomPicture): Label | null {
  const [x, z] = middleOf(face);
  const place: Vec3 = [x, floor, z];
  const at = picture.toScreen(place);
  const { width, height } = picture.size;
  if (!at || at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height) return null;
  if (Math.sqrt(face.area) / picture.metresPerPixel(place) < LEAST_SIDE) return null;
  const area = text('views.room-area', { area: face.area.toFixed(1) });
  const name = face.record?.name;
  return {
    key: `room ${face.id}`,
    text: name ?? area,
    unit: name === undefined ? '' : area,
    at,
    anchor: 'middle',
    isFocused: false,
    tone: 'plain',
  };
}

/** Faces are values: an edited room has a new one. */
const middles = new WeakMap<RoomFace, Vec2>();

function middleOf(face: RoomFace): Vec2 {
  const known = middles.get(face);
  if (known) return known;
  const middle = computeRoomMiddle(face.outline, face.holes);
  middles.set(face, middle);
  return middle;
}
