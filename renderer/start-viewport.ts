import { effect, untracked } from '@preact/signals';
import { text } from '../core/text/text.ts';
import type { Editor } from './session/editor.ts';
import { buildEditorParts } from './viewport/scene-parts.ts';
import { Viewport } from './viewport/viewport.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Starts drawing on the canvas, or says why that cannot be. */
export function startViewport(canvas: HTMLCanvasElement, editor: Editor): void {
  const { session, view, messages, images, modules } = editor;
  canvas.addEventListener('webglcontextlost', () => {
    messages.add('doubtful', text('editor.viewport.lost'));
  });
  canvas.addEventListener('webglcontextrestored', () => {
    messages.add('good', text('editor.viewport.restored'));
  });
  try {
    const viewport = new Viewport(canvas, session, {
      images,
      modules,
      parts: buildEditorParts(editor),
      onUndrawable: ({ name }) => messages.add('doubtful', text('ring-view.undrawable', { image: name })),
      theme: session.isDark.value ? 'dark' : 'light',
      prefersReducedMotion: () => matchMedia(REDUCED_MOTION).matches,
    });
    effect(() => viewport.setTheme(session.isDark.value ? 'dark' : 'light'));
    view.value = viewport;
    effect(() => {
      // Another level is looked at as a whole.
      session.store.value;
      untracked(() => viewport.frameAll());
    });
  } catch (error) {
    messages.add('refused', text('editor.viewport.failed'), [String(error)]);
  }
}
