import { text } from '../core/text/text.ts';
import type { Editor } from './session/editor.ts';
import type { PreviewPicture } from './session/preview/preview-picture.ts';
import { PreviewCanvas } from './viewport/preview/preview-canvas.ts';

/** Starts drawing one module on a canvas. Throws an Error where the browser cannot draw in 3D. */
export const startPreview = (
  canvas: HTMLCanvasElement,
  { session, messages }: Pick<Editor, 'session' | 'messages'>,
): PreviewPicture =>
  new PreviewCanvas(canvas, {
    theme: session.isDark.peek() ? 'dark' : 'light',
    onUndrawable: ({ name }) => messages.add('doubtful', text('ring-view.undrawable', { image: name })),
  });
