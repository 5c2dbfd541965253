import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { BuildProgress } from './build-progress.tsx';
import { ContextMenu } from './context-menu.tsx';
import { ImportProgress } from './import-progress.tsx';
import { MarqueeFrame } from './marquee-frame.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { RingLegend } from './ring-legend.tsx';
import { RunBar } from './run/run-bar.tsx';
import { ViewportControls } from './snap-control.tsx';
import { Toast } from './toast.tsx';

interface ViewportFrameProps {
  /** Called once the canvas stands in the page. */
  readonly start: (canvas: HTMLCanvasElement) => void;
}

/** The viewport with what is laid over it. */
export function ViewportFrame({ start }: ViewportFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) start(canvas.current);
  }, []);
  return (
    <main class="viewport" data-region data-workspace aria-label={text('editor.region.viewport')}>
      <canvas ref={canvas} tabIndex={0} aria-label={text('editor.viewport.canvas')} />
      <MarqueeFrame />
      <ViewportControls />
      <RingLegend />
      <RefusalNote />
      <ImportProgress />
      <BuildProgress />
      <RunBar />
      <Toast />
      <ContextMenu owner={canvas} />
    </main>
  );
}
