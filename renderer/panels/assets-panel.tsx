import { call } from '../../core/document/command.ts';
import { addMaterial } from '../../core/document/commands/add-material.ts';
import { MATERIAL_DEFAULTS } from '../../core/document/schema/material.ts';
import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';
import { materialName } from './fields/material-field.tsx';
import { Swatch } from './fields/swatch.tsx';

/** The materials of the level; one that is chosen can be changed in the inspector. */
export function AssetsPanel() {
  const { session, panels } = useEditor();
  session.revision.value;
  const materials = [...session.level.ofKind('material')].sort((a, b) =>
    materialName(a).localeCompare(materialName(b)),
  );
  const selection = session.selection.value;
  return (
    <>
      <ul class="assets">
        {materials.map((material) => (
          <li key={material.id}>
            <button
              type="button"
              class="asset"
              aria-pressed={selection.has(material.id)}
              onClick={() => session.select([material.id])}
              onDblClick={() => panels.show('inspector')}
            >
              <Swatch color={material.color ?? MATERIAL_DEFAULTS.color} />
              <span class="words">{materialName(material)}</span>
            </button>
          </li>
        ))}
      </ul>
      <div class="panel-actions">
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
      </div>
    </>
  );
}
