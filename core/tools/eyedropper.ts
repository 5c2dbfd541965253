import type { Wall } from '../document/schema/wall.ts';
import { WALL_DEFAULTS } from '../document/schema/wall.ts';
import { findPaintOf } from '../walls/paint/paintable.ts';
import { findFaceUnder } from './paint.ts';
import { styleOfModule } from './place-module.ts';
import { moduleUnder } from './ring-pointer.ts';
import type { Tool, ToolContext, ToolPointer, ToolStep, WallStyle } from './tool.ts';

type Step = ToolStep<null>;

const AT_REST: Step = { state: null };

/**
 * Takes the material of the face that is clicked and, of a wall, its whole style, to draw and paint with next; of a
 * module what it is and how it stands, to place more like it.
 */
export const eyedropperTool: Tool<null> = {
  id: 'eyedropper',
  initial: null,
  hint: { key: 'paint.eyedropper-hint' },
  snapping: () => null,
  step(_state, event, context) {
    if (event.type === 'key' && event.key === 'escape') return { ...AT_REST, leave: true };
    return event.type === 'press' ? pickUp(event.pointer, context) : AT_REST;
  },
};

function pickUp(pointer: ToolPointer, context: ToolContext): Step {
  const module = context.level.findKind('module', moduleUnder(pointer, context));
  if (module) return { ...AT_REST, placing: styleOfModule(module) };
  const face = findFaceUnder(pointer, context);
  if (!face) return { ...AT_REST, refusal: { code: 'paint.nothing-to-pick' } };
  const wall = context.level.findKind('wall', face.id);
  const material = findPaintOf(context.level, face) ?? null;
  return { ...AT_REST, pickUp: { material, ...(wall && { wallStyle: styleOf(wall) }) } };
}

function styleOf({ thickness = WALL_DEFAULTS.thickness, height, left, right, trim }: Wall): WallStyle {
  return {
    thickness,
    ...(height !== undefined && { height }),
    ...(left !== undefined && { left }),
    ...(right !== undefined && { right }),
    ...(trim !== undefined && { trim }),
  };
}
