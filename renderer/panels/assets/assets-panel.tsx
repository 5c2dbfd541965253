import { useState } from 'preact/hooks';
import { call } from '../../../core/document/command.ts';
import { addMaterial } from '../../../core/document/commands/add-material.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { assetName, sortedAssets } from '../fields/asset-name.ts';
import { materialName } from '../fields/material-field.tsx';
import { Icon } from '../icon.tsx';
import { MaterialTiles } from './material-tiles.tsx';
import { ModuleTiles } from './module-tiles.tsx';

/** What things are made of and what is placed: the modules and the materials of the level, those of the mode first. */
export function AssetsPanel() {
  const { session } = useEditor();
  const [search, setSearch] = useState('');
  session.revision.value;
  const wanted = search.trim().toLowerCase();
  const isWanted = (name: string): boolean => name.toLowerCase().includes(wanted);
  const assets = sortedAssets(session.level);
  const materials = [...session.level.ofKind('material')].sort((a, b) =>
    materialName(a).localeCompare(materialName(b)),
  );
  const isRing = session.mode.value === 'ring';
  const foundAssets = assets.filter((asset) => isWanted(assetName(asset)));
  const foundMaterials = materials.filter((material) => isWanted(materialName(material)));
  const sections = [
    (isRing || assets.length > 0) && (
      <section key="modules" aria-label={text('ring-panel.assets.modules')}>
        <h2 class="assets-title">{text('ring-panel.assets.modules')}</h2>
        <ModuleTiles assets={foundAssets} isEmpty={assets.length === 0} />
      </section>
    ),
    <section key="materials" aria-label={text('ring-panel.assets.materials')}>
      <h2 class="assets-title">{text('ring-panel.assets.materials')}</h2>
      <MaterialTiles materials={foundMaterials} />
      <div class="panel-actions">
        <AddMaterial />
      </div>
    </section>,
  ];
  return (
    <>
      <label class="panel-search">
        <Icon name="search" size={14} />
        <input
          class="field"
          type="search"
          aria-label={text('ring-panel.assets.search')}
          placeholder={text('ring-panel.assets.search')}
          value={search}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      {wanted !== '' && foundAssets.length + foundMaterials.length === 0 && (
        <p class="panel-empty">{text('ring-panel.assets.nothing')}</p>
      )}
      {isRing ? sections : sections.toReversed()}
    </>
  );
}

function AddMaterial() {
  const { session, panels } = useEditor();
  return (
    <button
      type="button"
      class="button outlined"
      onClick={() => {
        session.run(call(addMaterial, { name: text('editor.material.new') }));
        panels.show('inspector');
      }}
    >
      {text('editor.material.add')}
    </button>
  );
}
