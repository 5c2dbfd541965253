import { call } from '../document/command.ts';
import type { Opening } from '../document/schema/opening.ts';
import { OPENING_DEFAULTS } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { toLattice } from '../math/tolerance.ts';
import type { TextKey } from '../text/text.ts';
import { placeOpening } from '../walls/commands/opening-place.ts';
import { isDrag } from './drag-threshold.ts';
import { findOnWall, type OnWall } from './on-wall.ts';
import type { OpeningSnap } from './opening-snap.ts';
import {
  buildOpeningGuides,
  findOpeningAt,
  gapsAround,
  measureOf,
  type Surroundings,
  snapOnWall,
  surroundingsOf,
} from './opening-spot.ts';
import { styledFields } from './opening-style.ts';
import type {
  Hint,
  Measure,
  MeasureField,
  Tool,
  ToolContext,
  ToolEvent,
  ToolKey,
  ToolPointer,
  ToolStep,
} from './tool.ts';
import {
  areAllRead,
  dropUnread,
  enterText,
  focusNext,
  noNumbers,
  type ReadNumbers,
  readNumbers,
  type TypedNumbers,
} from './typed-numbers.ts';

interface Placing {
  readonly numbers: TypedNumbers;
  /** The side of the wall that was looked at last: the hole that is being shown has none. */
  readonly side: OnWall['side'];
  /** Where the button went down, and what was shown there; null while it is up. */
  readonly pressed: { readonly at: ToolPointer; readonly spot: Spot } | null;
}

/** Numbers are being typed, or the button is down. Null at rest: then the pointer hovers. */
type PlaceState = Placing | null;
type Step = ToolStep<PlaceState>;

/** An opening as it would be made. */
interface Spot {
  readonly around: Surroundings;
  readonly opening: Opening;
  readonly snap: OpeningSnap;
  readonly side: OnWall['side'];
}

const AT_REST: Step = { state: null };

/**
 * A tool that puts openings of one type into walls: the opening slides along the wall under the pointer, a click makes
 * it. Numbers can be typed over meanwhile, Enter makes it where it stands, Esc gives the numbers up.
 */
function buildOpeningTool(type: Opening['type'], hint: TextKey): Tool<PlaceState> {
  const fields: readonly MeasureField[] =
    type === 'window' ? ['offset', 'width', 'height', 'sill'] : ['offset', 'width', 'height'];

  function step(state: PlaceState, event: ToolEvent, context: ToolContext): Step {
    const numbers = state?.numbers ?? noNumbers(fields);
    switch (event.type) {
      case 'press':
        return event.count > 1
          ? { state }
          : show({ numbers, side: null, pressed: null }, numbers, context, true);
      case 'release':
        return state ? place(state, context) : show(null, numbers, context, true);
      case 'move':
        return show(state, numbers, context, false);
      case 'miss':
        return { state };
      case 'entry': {
        const typed = enterText(numbers, event.text);
        return show({ numbers: typed, side: state?.side ?? null, pressed: null }, typed, context, false);
      }
      case 'key':
        return pressKey(state, event.key, context);
    }
  }

  function pressKey(state: PlaceState, key: ToolKey, context: ToolContext): Step {
    if (key === 'escape')
      return state ? show(null, noNumbers(fields), context, false) : { ...AT_REST, leave: true };
    const numbers = state?.numbers ?? noNumbers(fields);
    if (key === 'tab' && findSpot(numbers, context, null)) {
      const next = focusNext(numbers, fields);
      return show({ numbers: next, side: state?.side ?? null, pressed: null }, next, context, false);
    }
    if (key !== 'enter' || !state) return show(state, numbers, context, false);
    if (areAllRead(numbers)) return place(state, context);
    const read = dropUnread(numbers);
    return show({ ...state, numbers: read }, read, context, false);
  }

  function place(state: Placing, context: ToolContext): Step {
    const spot = findHeld(state, context.pointer) ?? findSpot(state.numbers, context, state.side);
    const ifRefused = state.numbers.texts.size > 0 ? state : null;
    return spot ? { ...AT_REST, commit: toCommand(spot), ifRefused } : AT_REST;
  }

  function show(state: PlaceState, numbers: TypedNumbers, context: ToolContext, isPressed: boolean): Step {
    const spot = findSpot(numbers, context, state?.side ?? null);
    if (!spot) return isPressed ? refuseHere(context) : { state, hint: hintBeside(context) };
    return {
      state: state && { ...state, side: spot.side, ...(isPressed && { pressed: toPressed(spot, context) }) },
      hint: { key: 'openings.hint.place' },
      preview: toCommand(spot),
      guides: buildOpeningGuides(spot.around, spot.opening, spot.snap),
      measures: buildMeasures(spot, numbers, fields),
    };
  }

  function findSpot(numbers: TypedNumbers, context: ToolContext, seen: OnWall['side']): Spot | null {
    const { pointer } = context;
    const on = pointer && findOnWall(pointer, context);
    if (!pointer || !on) return null;
    const around = surroundingsOf(context.level, on.wall);
    const read = readNumbers(numbers);
    if (read.size === 0 && findOpeningAt(around, on.along)) return null;
    const side = on.side ?? seen;
    const sized = sizedOpening(type, on.wall, side, read, context);
    const snap = snapOnWall(around, on.along, sized.width, context, pointer);
    const snapped = { ...sized, offset: snap.offset };
    const typed = read.get('offset');
    if (typed === undefined) return { around, opening: snapped, snap, side };
    const offset = offsetFor(typed, around, snapped);
    return { around, opening: { ...sized, offset }, snap: { offset, kind: 'free' }, side };
  }

  return { id: type, initial: null, hint: { key: hint }, snapping: () => null, step };
}

const toPressed = (spot: Spot, { pointer }: ToolContext): Placing['pressed'] =>
  pointer && { at: pointer, spot };

/** A click makes what was shown when the button went down: since then the pointer is on the hole itself. */
function findHeld({ pressed }: Placing, pointer: ToolPointer | null): Spot | null {
  return pressed && pointer && !isDrag(pressed.at.free, pointer) ? pressed.spot : null;
}

/** A door opens to the side that one looks at. */
function sizedOpening(
  type: Opening['type'],
  wall: Wall,
  side: OnWall['side'],
  numbers: ReadNumbers,
  { openingStyles }: ToolContext,
): Opening {
  const style = styledFields(type, openingStyles);
  const sill = numbers.get('sill') ?? style.sill;
  return {
    kind: 'opening',
    id: type,
    wall: wall.id,
    offset: 0,
    ...style,
    width: numbers.get('width') ?? style.width,
    height: numbers.get('height') ?? style.height,
    ...(sill !== undefined && { sill }),
    ...(style.fitting === 'leaf' && side === 'right' && { opensTo: side }),
  };
}

/** The offset that leaves that much wall (metres) on the nearer side. */
function offsetFor(gap: number, around: Surroundings, opening: Opening): number {
  const [before, after] = gapsAround(around, opening);
  const isBefore = isNearer(before, after);
  return toLattice(isBefore ? before.from + gap + opening.width / 2 : after.to - gap - opening.width / 2);
}

const isNearer = (
  before: { readonly from: number; readonly to: number },
  after: { readonly from: number; readonly to: number },
): boolean => before.to - before.from <= after.to - after.from;

function toCommand({ opening: { kind: _kind, id: _id, ...args } }: Spot) {
  return call(placeOpening, args);
}

/** The strip on the nearer side first: it is the one that is typed. */
function buildMeasures(
  { around, opening }: Spot,
  { focus, texts }: TypedNumbers,
  fields: readonly MeasureField[],
): readonly Measure[] {
  const { wall } = around;
  const [before, after] = gapsAround(around, opening);
  const [near, far] = isNearer(before, after) ? [before, after] : [after, before];
  const { sill = OPENING_DEFAULTS.sill, height, width, offset } = opening;
  const middle = measureOf('width', wall, { from: offset - width / 2, to: offset + width / 2 });
  const all: readonly Pick<Measure, 'field' | 'value' | 'at' | 'above'>[] = [
    measureOf('offset', wall, near),
    { ...middle, above: sill },
    { ...middle, field: 'height', value: height, above: sill + height },
    { ...middle, field: 'sill', value: sill },
  ];
  const typed = all
    .filter(({ field }) => fields.includes(field))
    .map((measure) => ({
      ...measure,
      entry: texts.get(measure.field) ?? null,
      isFocused: measure.field === focus,
    }));
  return [...typed, { ...measureOf('offset', wall, far), entry: null, isFocused: false }];
}

const refuseHere = (context: ToolContext): Step => ({
  ...AT_REST,
  ...(isOnOpening(context)
    ? { hint: { key: 'openings.hint.taken' } }
    : { refusal: { code: 'openings.no-wall-here' } }),
});

const hintBeside = (context: ToolContext): Hint => ({
  key: isOnOpening(context) ? 'openings.hint.taken' : 'openings.hint.beside',
});

function isOnOpening(context: ToolContext): boolean {
  const { pointer, level } = context;
  const on = pointer && findOnWall(pointer, context);
  return on ? findOpeningAt(surroundingsOf(level, on.wall), on.along) !== undefined : false;
}

export const doorTool = buildOpeningTool('door', 'openings.hint.door');
export const windowTool = buildOpeningTool('window', 'openings.hint.window');
export const archTool = buildOpeningTool('arch', 'openings.hint.arch');
