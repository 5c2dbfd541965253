import { ASSET_DEFAULTS } from '../../../core/document/schema/asset.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { assetName } from '../fields/asset-name.ts';
import { FiguresSection } from './figures-section.tsx';
import { PaintSection } from './paint-section.tsx';
import { PreviewViews } from './preview-views.tsx';
import { RingSettings } from './ring-settings.tsx';

/** What a ring makes of one module, for whoever makes modules. */
export function PreviewPanel() {
  const { preview } = useEditor();
  const { value: asset } = preview.asset;
  if (!asset) return <p class="panel-empty">{text('preview.empty')}</p>;
  const [along, across] = asset.footprint ?? ASSET_DEFAULTS.footprint;
  return (
    <div class="preview">
      <div class="preview-picture">
        <header class="preview-head">
          <h2>{assetName(asset)}</h2>
          <span class="dim">
            {text('ring-panel.assets.count', { along, across })} {text('ring-panel.assets.cells')}
          </span>
        </header>
        <PreviewViews />
      </div>
      <div class="preview-figures">
        <PaintSection />
        <RingSettings />
        <FiguresSection />
      </div>
    </div>
  );
}
