import { useEffect, useRef } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { DialogLayer } from '../dialogs/dialog-layer.tsx';
import { StatusBar } from './status-bar.tsx';
import { ToolRail } from './tool-rail.tsx';
import { TopBar } from './top-bar.tsx';

interface AppFrameProps {
  /** Called once the place for the dock stands in the page. */
  readonly startDock: (place: HTMLElement) => void;
}

/** The one calm frame around the level. */
export function AppFrame({ startDock }: AppFrameProps) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (dock.current) startDock(dock.current);
  }, []);
  return (
    <>
      <h1 class="sr-only">{text('editor.app')}</h1>
      <div class="frame">
        <TopBar />
        <ToolRail />
        <div ref={dock} class="dock" />
        <StatusBar />
      </div>
      <DialogLayer />
    </>
  );
}
