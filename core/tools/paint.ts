import { type CommandCall, call } from '../document/command.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { paintSurface } from '../walls/commands/paint-surface.ts';
import type { PaintScope } from '../walls/paint/paint-scope.ts';
import { type PaintFace, paintFaceKey, paintFieldOf } from '../walls/paint/paintable.ts';
import type { SurfaceHit } from '../walls/surface-hit.ts';
import type { Tool, ToolContext, ToolEvent, ToolPointer, ToolStep } from './tool.ts';

interface Stroke {
  /** What the modifiers said when the button went down. */
  readonly scope: PaintScope;
  readonly material: string | null;
  /** The faces passed over so far, each once. */
  readonly faces: readonly PaintFace[];
}

/** Null at rest. */
type PaintState = Stroke | null;
type Step = ToolStep<PaintState>;

const AT_REST: Step = { state: null };

/**
 * Paints the faces that a click or a drag goes over, as one step. While the pointer hovers, the level shows what a
 * click would paint. Shift, Ctrl and Alt reach farther for one stroke than the scope that is chosen.
 */
export const paintTool: Tool<PaintState> = {
  id: 'paint',
  initial: null,
  hint: { key: 'paint.hint' },
  snapping: () => null,
  step: (state, event, context) => (state ? goOn(state, event, context) : begin(event, context)),
};

function begin(event: ToolEvent, context: ToolContext): Step {
  if (event.type === 'key' && event.key === 'escape') return { ...AT_REST, leave: true };
  if (event.type !== 'press' && event.type !== 'move') return AT_REST;
  const face = findFaceUnder(event.pointer, context);
  const stroke = buildStroke(event.pointer, context, face ? [face] : []);
  if (event.type === 'press')
    return face ? show(stroke) : { ...AT_REST, refusal: { code: 'paint.nothing-here' } };
  return face ? { ...AT_REST, preview: toCommand(stroke) } : AT_REST;
}

const buildStroke = (
  { modifiers }: ToolPointer,
  { paint }: ToolContext,
  faces: readonly PaintFace[],
): Stroke => ({ scope: scopeFor(modifiers) ?? paint.scope, material: paint.material, faces });

/** What the keys that are held choose; null without any. */
function scopeFor({ shift, ctrl, alt }: ToolPointer['modifiers']): PaintScope | null {
  if (alt) return shift ? 'everywhere' : 'matching';
  if (ctrl) return 'whole';
  return shift ? 'room' : null;
}

function goOn(state: Stroke, event: ToolEvent, context: ToolContext): Step {
  if (event.type === 'key') return event.key === 'escape' ? AT_REST : show(state);
  if (event.type !== 'move' && event.type !== 'release') return show(state);
  const next = passOver(state, findFaceUnder(event.pointer, context));
  return event.type === 'release' ? { ...AT_REST, commit: toCommand(next) } : show(next);
}

function passOver(state: Stroke, face: PaintFace | null): Stroke {
  if (!face || state.faces.some((known) => paintFaceKey(known) === paintFaceKey(face))) return state;
  return { ...state, faces: [...state.faces, face] };
}

const show = (state: Stroke): Step => ({
  state,
  hint: { key: 'paint.hint-drag' },
  preview: toCommand(state),
});

const toCommand = ({ scope, material, faces }: Stroke): CommandCall =>
  call(paintSurface, { material, faces: [...faces], scope });

/** The nearest face under the pointer that can be painted. */
export function findFaceUnder({ hits }: ToolPointer, context: ToolContext): PaintFace | null {
  for (const hit of hits) {
    const face = toFace(hit, context);
    if (face) return face;
  }
  return null;
}

function toFace({ id, part }: SurfaceHit, { level }: ToolContext): PaintFace | null {
  if (part === 'floor' || part === 'ceiling') return { id, part };
  // An artist painted it, or its shape has colours of its own.
  if (part === 'module' || part === 'tower' || part === 'decoration' || part === 'tile') return null;
  const record = level.find(id);
  if (part === 'hole') {
    const fitting = isKind(record, 'opening') ? record.fitting : undefined;
    return fitting === 'frame' || fitting === 'leaf' ? { id, part: fitting } : null;
  }
  return record && paintFieldOf(record, part) !== null ? { id, part } : null;
}
