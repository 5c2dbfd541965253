import { useState } from 'preact/hooks';
import { references } from '../../../core/document/references.ts';
import { ASSET_DEFAULTS, type Asset } from '../../../core/document/schema/asset.ts';
import { text } from '../../../core/text/text.ts';
import { getAction } from '../../actions/all-actions.ts';
import { ActionButton } from '../action-button.tsx';
import { useEditor } from '../editor-context.ts';
import { assetName } from '../fields/asset-name.ts';
import { ModulePicture } from '../fields/module-picture.tsx';
import { AssetMenu, type AssetMenuPlace } from './asset-menu.tsx';
import { carryAsset, chooseAsset, startPlacing } from './choose-asset.ts';

interface ModuleTilesProps {
  /** Those that a search found. */
  readonly assets: readonly Readonly<Asset>[];
  /** The library has none at all. */
  readonly isEmpty: boolean;
}

/** The modules of the library: the one that is chosen is placed next. */
export function ModuleTiles({ assets, isEmpty }: ModuleTilesProps) {
  const [menu, setMenu] = useState<AssetMenuPlace | null>(null);
  if (isEmpty) return <FirstModules />;
  return (
    <>
      <ul class="assets">
        {assets.map((asset) => (
          <li key={asset.id}>
            <ModuleTile asset={asset} openMenu={(x, y) => setMenu({ asset, x, y })} />
          </li>
        ))}
      </ul>
      <div class="panel-actions">
        <ActionButton action={getAction('module.import')} look="outlined" words="always" />
      </div>
      <AssetMenu place={menu} close={() => setMenu(null)} />
    </>
  );
}

/** The ways to a first module. */
function FirstModules() {
  return (
    <>
      <p class="panel-empty">{text('ring-panel.assets.empty')}</p>
      <div class="panel-actions">
        <ActionButton action={getAction('ring.use-samples')} look="primary" words="always" />
        <ActionButton action={getAction('module.import')} look="outlined" words="always" />
      </div>
    </>
  );
}

interface ModuleTileProps {
  readonly asset: Readonly<Asset>;
  /** At a point of the window. */
  readonly openMenu: (x: number, y: number) => void;
}

function ModuleTile({ asset, openMenu }: ModuleTileProps) {
  const editor = useEditor();
  const { session, modules } = editor;
  modules.revision.value;
  const state = modules.find(asset.path);
  const isMissing = state?.status === 'failed';
  const [along, across] = asset.footprint ?? ASSET_DEFAULTS.footprint;
  const name = assetName(asset);
  const count = session.level.derived(references).to(asset.id).size;
  return (
    <button
      type="button"
      class="asset module-asset"
      aria-pressed={session.rings.asset.value === asset.id}
      data-tip={text(isMissing ? 'ring-panel.assets.missing' : 'ring-panel.assets.choose', { asset: name })}
      onClick={() => chooseAsset(editor, asset.id)}
      onDblClick={() => startPlacing(editor, asset.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        startPlacing(editor, asset.id);
      }}
      onPointerLeave={({ buttons }) => {
        if (buttons === 1) carryAsset(editor, asset.id);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        const { left, bottom } = event.currentTarget.getBoundingClientRect();
        const isByKey = event.clientX === 0 && event.clientY === 0;
        openMenu(isByKey ? left : event.clientX, isByKey ? bottom : event.clientY);
      }}
    >
      <ModulePicture asset={asset} words="" />
      <span class="words">{name} </span>
      <span class="asset-facts">
        <span>
          {text('ring-panel.assets.count', { along, across })}
          <span class="sr-only"> {text('ring-panel.assets.cells')} </span>
        </span>
        {isMissing ? (
          <span class="doubtful">{text('ring-panel.missing')}</span>
        ) : (
          count > 0 && <span>{text('ring-panel.assets.placed', { count })}</span>
        )}
      </span>
    </button>
  );
}
