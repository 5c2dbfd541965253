import { STOREY_DEFAULTS } from '../../../core/document/schema/storey.ts';
import { wallSchema } from '../../../core/document/schema/wall.ts';
import { text } from '../../../core/text/text.ts';
import type { WallStyle } from '../../../core/tools/tool.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { StyleNumberField } from '../fields/style-number-field.tsx';

/** What the next wall is drawn with. */
export function WallStyleSection() {
  const { session } = useEditor();
  const style = session.wallStyle.value;
  const storey = session.level.findKind('storey', session.storey.value ?? undefined);
  const change = (changes: { readonly [K in keyof WallStyle]?: WallStyle[K] | null }): void => {
    const next = Object.entries({ ...style, ...changes }).filter(([, value]) => value !== null);
    session.wallStyle.value = { thickness: style.thickness, ...Object.fromEntries(next) };
  };
  return (
    <Section title={text('editor.inspector.next-wall')}>
      <StyleNumberField
        label={text('editor.inspector.thickness')}
        value={style.thickness}
        isValid={(value) => wallSchema.shape.thickness.safeParse(value).success}
        change={(thickness) => {
          if (thickness !== null) change({ thickness });
        }}
      />
      <StyleNumberField
        label={text('editor.inspector.height')}
        value={style.height ?? storey?.height ?? STOREY_DEFAULTS.height}
        note={style.height === undefined ? text('editor.inspector.storeys') : undefined}
        isValid={(value) => wallSchema.shape.height.safeParse(value).success}
        change={(height) => change({ height })}
      />
      <MaterialField
        label={text('editor.inspector.left')}
        values={[style.left]}
        noneWords={text('editor.material.none')}
        choose={(left) => change({ left })}
      />
      <MaterialField
        label={text('editor.inspector.right')}
        values={[style.right]}
        noneWords={text('editor.material.none')}
        choose={(right) => change({ right })}
      />
    </Section>
  );
}
