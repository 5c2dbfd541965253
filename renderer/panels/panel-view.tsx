import type { PanelId } from '../session/editor.ts';
import { AnalysisPanel } from './analysis/analysis-panel.tsx';
import { AssetsPanel } from './assets/assets-panel.tsx';
import { GeneratorPanel } from './generator/generator-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { InspectorPanel } from './inspector/inspector-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { OutlinerPanel } from './outliner/outliner-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { TracePanel } from './trace/trace-panel.tsx';

/** The inside of a panel. */
export function PanelView({ id }: { readonly id: PanelId }) {
  switch (id) {
    case 'inspector':
      return <InspectorPanel />;
    case 'outliner':
      return <OutlinerPanel />;
    case 'assets':
      return <AssetsPanel />;
    case 'problems':
      return <ProblemsPanel />;
    case 'history':
      return <HistoryPanel />;
    case 'messages':
      return <MessagesPanel />;
    case 'generator':
      return <GeneratorPanel />;
    case 'preview':
      return <PreviewPanel />;
    case 'analysis':
      return <AnalysisPanel />;
    case 'trace':
      return <TracePanel />;
  }
}
