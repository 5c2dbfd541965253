import type { Material } from '../../../core/document/schema/material.ts';
import { text } from '../../../core/text/text.ts';
import { MATERIAL_TYPE } from '../../session/material-type.ts';
import { useEditor } from '../editor-context.ts';
import { materialName } from '../fields/material-field.tsx';
import { Swatch } from '../fields/swatch.tsx';

/** The materials of the level: the one that is chosen is painted with next, and can be changed in the inspector. */
export function MaterialTiles({ materials }: { readonly materials: readonly Readonly<Material>[] }) {
  const { session, panels } = useEditor();
  const { material: chosen } = session.paint.value;
  const choose = (material: string): void => {
    session.paint.value = { ...session.paint.value, material };
    if (session.tool.value !== 'paint') session.select([material]);
  };
  return (
    <ul class="assets">
      {materials.map((material) => (
        <li key={material.id}>
          <button
            type="button"
            class="asset"
            aria-pressed={chosen === material.id}
            data-tip={text('paint.choose', { material: materialName(material) })}
            draggable
            onDragStart={(event) => {
              choose(material.id);
              event.dataTransfer?.setData(MATERIAL_TYPE, material.id);
            }}
            onClick={() => choose(material.id)}
            onDblClick={() => {
              session.select([material.id]);
              panels.show('inspector');
            }}
          >
            <Swatch material={material} />
            <span class="words">{materialName(material)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
