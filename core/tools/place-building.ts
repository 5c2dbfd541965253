import { sub, type Vec2 } from '../math/vec2.ts';
import { isDrag } from './drag-threshold.ts';
import { isInArea } from './plan-area.ts';
import type { Tool, ToolContext, ToolEvent, ToolKey, ToolPointer, ToolStep } from './tool.ts';

/** The button is down on the building, which stood there when it went down. Null at rest. */
interface Holding {
  readonly pressed: Vec2;
  readonly from: Vec2;
  readonly isDragged: boolean;
}

type PlaceState = Holding | null;
type Step = ToolStep<PlaceState>;

const AT_REST: Step = { state: null };

/**
 * Says where the building that is being generated is to stand: it is dragged, or a click beside it is where its corner
 * goes. A click on it picks the room there. What it shows is the generator's own preview.
 */
export const buildingTool: Tool<PlaceState> = {
  id: 'building',
  initial: null,
  hint: { key: 'generator-panel.hint' },
  keepsGesture: true,
  snapping: (state) => ({ anchor: null, ...(state && { offset: sub(state.from, state.pressed) }) }),
  step(state, event, context) {
    if (event.type === 'key') return pressKey(state, event.key);
    if (event.type === 'miss' || event.type === 'entry') return { state };
    return point(state, event, context);
  },
};

function pressKey(state: PlaceState, key: ToolKey): Step {
  if (key === 'enter' && !state) return { ...AT_REST, building: { type: 'insert' } };
  if (key !== 'escape') return { state };
  return state ? { ...AT_REST, building: { type: 'place', at: state.from } } : { ...AT_REST, leave: true };
}

function point(
  state: PlaceState,
  event: Extract<ToolEvent, { pointer: unknown }>,
  context: ToolContext,
): Step {
  if (event.type === 'press') return press(event.pointer, context);
  if (!state) return AT_REST;
  const isDragged = state.isDragged || isDrag(state.pressed, event.pointer);
  if (event.type === 'release') {
    return { ...AT_REST, building: isDragged ? placeAt(event.pointer) : { type: 'pick', at: state.pressed } };
  }
  return {
    state: { ...state, isDragged },
    hint: { key: 'generator-panel.hint-drag' },
    ...(isDragged && { building: placeAt(event.pointer) }),
  };
}

function press({ free, snap }: ToolPointer, { building }: ToolContext): Step {
  if (building && isInArea(building.area, free)) {
    return { state: { pressed: free, from: building.at, isDragged: false } };
  }
  return { ...AT_REST, building: { type: 'place', at: snap.point } };
}

const placeAt = ({ snap }: ToolPointer) => ({ type: 'place', at: snap.point }) as const;
