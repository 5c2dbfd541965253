import type { Vec2 } from '../../core/math/vec2.ts';
import { MATERIAL_TYPE } from '../session/material-type.ts';
import { pixelOf } from './navigation-input.ts';

interface MaterialDropHost {
  /** A material hangs over that pixel: what dropping it would paint is shown. */
  over(pixel: Vec2, event: DragEvent): void;
  drop(pixel: Vec2, event: DragEvent): void;
  /** It was taken away again. */
  away(): void;
}

/** Materials that are dragged from a panel and dropped on what they are to paint. Returns the way to stop. */
export function listenForMaterials(canvas: HTMLCanvasElement, host: MaterialDropHost): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const carries = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.includes(MATERIAL_TYPE) ?? false;
  canvas.addEventListener(
    'dragover',
    (event) => {
      if (!carries(event)) return;
      event.preventDefault();
      host.over(pixelOf(canvas, event), event);
    },
    { signal },
  );
  canvas.addEventListener(
    'drop',
    (event) => {
      if (!carries(event)) return;
      event.preventDefault();
      host.drop(pixelOf(canvas, event), event);
    },
    { signal },
  );
  canvas.addEventListener('dragleave', () => host.away(), { signal });
  return () => ending.abort();
}
