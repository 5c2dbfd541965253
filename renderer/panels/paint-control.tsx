import { text } from '../../core/text/text.ts';
import { PAINT_SCOPE_ACTIONS } from '../actions/paint-actions.ts';
import { ActionButton } from './action-button.tsx';
import { useEditor } from './editor-context.ts';
import { materialName } from './fields/material-field.tsx';
import { Swatch } from './fields/swatch.tsx';
import { Icon } from './icon.tsx';
import { MenuButton, type MenuEntry } from './menu.tsx';

/** What the paint tool paints with and how far it reaches; shown while that tool is chosen. */
export function PaintControl() {
  const { session } = useEditor();
  if (session.tool.value !== 'paint') return null;
  return (
    <div class="paint-control">
      <PaintMaterial />
      {PAINT_SCOPE_ACTIONS.map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
    </div>
  );
}

function PaintMaterial() {
  const { session } = useEditor();
  session.revision.value;
  const { material: chosen } = session.paint.value;
  const material = session.level.findKind('material', chosen ?? undefined);
  const words = material ? materialName(material) : text('editor.material.none');
  const choose = (id: string | null) => (): void => {
    session.paint.value = { ...session.paint.value, material: id };
  };
  const entries = (): MenuEntry[] => [
    { label: text('editor.material.none'), isOn: !material, isRadio: true, run: choose(null) },
    ...[...session.level.ofKind('material')]
      .sort((a, b) => materialName(a).localeCompare(materialName(b)))
      .map((each) => ({
        label: materialName(each),
        swatch: each,
        isOn: each.id === material?.id,
        isRadio: true,
        run: choose(each.id),
      })),
  ];
  return (
    <MenuButton
      look="outlined"
      label={text('paint.with', { material: words })}
      face={
        <>
          {material && <Swatch material={material} />}
          <span class="words">{words}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={entries}
    />
  );
}
