import type { Material } from '../../../core/document/schema/material.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { MenuButton, type MenuEntry } from '../menu.tsx';
import { FieldRow } from './field-row.tsx';
import { Swatch } from './swatch.tsx';

interface MaterialFieldProps {
  readonly label: string;
  /** Ids of materials, undefined for none; one a record, they may differ. */
  readonly values: readonly (string | undefined)[];
  /** What is drawn when there is no material of its own. */
  readonly noneWords: string;
  readonly choose: (material: string | null) => void;
}

export const materialName = (material: Readonly<Material>): string => material.name || material.id;

/** The materials of the level to choose from. */
export function MaterialField({ label, values, noneWords, choose }: MaterialFieldProps) {
  const { session } = useEditor();
  const isMixed = !values.every((value) => value === values[0]);
  const material = isMixed ? undefined : session.level.findKind('material', values[0]);
  const shown = isMixed ? text('editor.field.mixed') : material ? materialName(material) : noneWords;
  const entries = (): MenuEntry[] => [
    {
      label: noneWords,
      isOn: !isMixed && !material,
      isRadio: true,
      run: () => choose(null),
    },
    ...[...session.level.ofKind('material')]
      .sort((a, b) => materialName(a).localeCompare(materialName(b)))
      .map((each) => ({
        label: materialName(each),
        swatch: each,
        isOn: !isMixed && each.id === material?.id,
        isRadio: true,
        run: () => choose(each.id),
      })),
  ];
  return (
    <FieldRow label={<span>{label}</span>}>
      <MenuButton
        look="select"
        label={`${label}: ${shown}`}
        tip=""
        face={
          <>
            {material && <Swatch material={material} />}
            <span class={material ? 'words' : 'words dim'}>{shown}</span>
            <Icon name="down" size={13} />
          </>
        }
        entries={entries}
      />
    </FieldRow>
  );
}
