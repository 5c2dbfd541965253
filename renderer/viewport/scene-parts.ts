import type { Editor } from '../session/editor.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { RunPart } from './defence/run/run-part.ts';
import { ShellPart } from './defence/shell/shell-part.ts';
import { StripPart } from './defence/strip/strip-part.ts';
import { TilesPart } from './defence/tiles/tiles-part.ts';
import { TracePart } from './defence/trace/trace-part.ts';
import type { MakeScenePart } from './scene-part.ts';

/** The level itself, besides walls and rings: what is in its pictures too. */
export const buildLevelParts = (session: EditorSession): readonly MakeScenePart[] => [
  (scene, requestFrame) => new TilesPart(scene, session, requestFrame),
];

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** All that draws itself in the editor, in the order in which it is brought up to date. */
export const buildEditorParts = (editor: Editor): readonly MakeScenePart[] => [
  ...buildLevelParts(editor.session),
  (scene, requestFrame) => new ShellPart(scene, editor.session, prefersReducedMotion, requestFrame),
  (scene, requestFrame) => new StripPart(scene, editor.session, requestFrame),
  (scene, requestFrame) => new RunPart(scene, editor.session, editor.run, requestFrame),
  (scene, requestFrame) => new TracePart(scene, editor.session, editor.trace, requestFrame),
];
