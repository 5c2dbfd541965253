import { type CommandCall, call } from '../document/command.ts';
import { STOREY_DEFAULTS } from '../document/schema/storey.ts';
import type { Vec2 } from '../math/vec2.ts';
import { clipJoints } from '../walls/clipboard/clip-joints.ts';
import { type Placing, placePoint } from '../walls/clipboard/plan-transform.ts';
import { pasteRecords } from '../walls/commands/paste-records.ts';
import { wallThickness } from '../walls/wall-dimensions.ts';
import { areaBetween } from './plan-area.ts';
import type { Guide, HeldClip, Tool, ToolContext, ToolEvent, ToolKey, ToolStep } from './tool.ts';

/** Null at rest; true while the button is down. */
type PasteState = true | null;
type Step = ToolStep<PasteState>;

const AT_REST: Step = { state: null };

const QUARTER = Math.PI / 2;
/** 15°: the step of drafting triangles. */
const LITTLE = Math.PI / 12;

const TURNS: ReadonlyMap<ToolKey, number> = new Map([
  ['turn-left', QUARTER],
  ['turn-right', -QUARTER],
  ['turn-left-a-little', LITTLE],
  ['turn-right-a-little', -LITTLE],
]);

/** More ghosts than this say no more than a rectangle around them. */
const MOST_GHOSTS = 300;

/**
 * Holds what was copied at the pointer by one of its joints, and puts it down with a click: once, or with Shift as
 * often as one likes. Keys turn it, mirror it, and hold it by another joint.
 */
export const pasteTool: Tool<PasteState> = {
  id: 'paste',
  initial: null,
  hint: { key: 'clip.hint' },
  characters: new Map([
    ['r', 'turn-right'],
    ['R', 'turn-left'],
    [',', 'turn-left-a-little'],
    ['.', 'turn-right-a-little'],
    ['m', 'mirror'],
  ]),
  snapping: () => ({ anchor: null }),
  step(state, event, context) {
    const { held, storey } = context;
    if (event.type === 'key') return pressKey(state, event.key, held);
    if (!held) return { ...AT_REST, leave: true };
    if (event.type === 'miss' || event.type === 'entry') return { state };
    if (storey === null) return { ...AT_REST, refusal: { code: 'tools.no-storey' } };
    return point(state, event, held, storey, context);
  },
};

function pressKey(state: PasteState, key: ToolKey, held: HeldClip | null): Step {
  if (key === 'escape') return state ? AT_REST : { ...AT_REST, leave: true };
  if (!held) return AT_REST;
  const turn = TURNS.get(key);
  if (turn !== undefined) return { state, held: { ...held, turn: held.turn + turn } };
  // Seen from above it is mirrored as it lies: left and right, whichever way it was turned before.
  if (key === 'mirror') return { state, held: { ...held, isMirrored: !held.isMirrored, turn: -held.turn } };
  return key === 'tab' ? { state, held: { ...held, joint: held.joint + 1 } } : { state };
}

function point(
  state: PasteState,
  event: Extract<ToolEvent, { pointer: unknown }>,
  held: HeldClip,
  storey: string,
  context: ToolContext,
): Step {
  const placing = placingOf(held, event.pointer.snap.point);
  const command = toCommand(held, placing, storey);
  if (event.type === 'release' && state) {
    return { ...AT_REST, commit: command, ...(!event.pointer.modifiers.shift && { leave: true }) };
  }
  const next = event.type === 'press' ? true : state;
  return { state: next, check: command, guides: buildGhosts(held, placing, storey, context) };
}

function placingOf({ clip, joint, turn, isMirrored }: HeldClip, to: Vec2): Placing {
  const joints = clipJoints(clip);
  return { from: joints[joint % Math.max(1, joints.length)] ?? [0, 0], to, turn, isMirrored };
}

const toCommand = ({ clip }: HeldClip, placing: Placing, storey: string): CommandCall =>
  call(pasteRecords, { ...placing, storey, clip });

function buildGhosts(
  { clip }: HeldClip,
  placing: Placing,
  storey: string,
  { level }: ToolContext,
): readonly Guide[] {
  if (clip.walls.length > MOST_GHOSTS) return [buildArea(clipJoints(clip), placing)];
  const standard = level.findKind('storey', storey)?.height ?? STOREY_DEFAULTS.height;
  return [
    ...clip.walls.map(
      (wall): Guide => ({
        type: 'wall',
        from: placePoint(wall.start, placing),
        to: placePoint(wall.end, placing),
        thickness: wallThickness(wall),
        height: wall.height ?? standard,
        look: 'ghost',
      }),
    ),
    ...clip.stairs.map(
      ({ start, end }): Guide => ({
        type: 'line',
        from: placePoint(start, placing),
        to: placePoint(end, placing),
        look: 'ghost',
      }),
    ),
  ];
}

function buildArea(joints: readonly Vec2[], placing: Placing): Guide {
  const points = joints.map((joint) => placePoint(joint, placing));
  const corner = (pick: (...values: number[]) => number): Vec2 => [
    points.map(([x]) => x).reduce((a, b) => pick(a, b), points[0]?.[0] ?? 0),
    points.map(([, z]) => z).reduce((a, b) => pick(a, b), points[0]?.[1] ?? 0),
  ];
  return { type: 'area', ...areaBetween(corner(Math.min), corner(Math.max)), look: 'ghost' };
}
