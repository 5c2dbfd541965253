import { type Opening, openingSchema } from '../../../core/document/schema/opening.ts';
import { text } from '../../../core/text/text.ts';
import type { OpeningStyle } from '../../../core/tools/opening-style.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { StyleNumberField } from '../fields/style-number-field.tsx';
import { FITTING_CHOICES } from './opening-choices.ts';

const { width, height, sill } = openingSchema.shape;

/** What the next opening of that type is made with. */
export function OpeningStyleSection({ type }: { readonly type: Opening['type'] }) {
  const { session } = useEditor();
  const styles = session.openingStyles.value;
  const style = styles[type];
  const change = (changes: { readonly [K in keyof OpeningStyle]?: OpeningStyle[K] | null }): void => {
    const { width: w, height: h, sill: s, ...materials } = { ...style, ...changes };
    const given = Object.entries(materials).filter(([, value]) => value !== null);
    const sizes = { width: w ?? style.width, height: h ?? style.height, sill: s ?? 0 };
    session.openingStyles.value = { ...styles, [type]: { ...sizes, ...Object.fromEntries(given) } };
  };
  return (
    <Section title={text(`openings.inspector.next-${type}`)}>
      <StyleNumberField
        label={text('openings.inspector.width')}
        value={style.width}
        isValid={(value) => width.safeParse(value).success}
        change={(value) => change({ width: value })}
      />
      <StyleNumberField
        label={text('openings.inspector.height')}
        value={style.height}
        isValid={(value) => height.safeParse(value).success}
        change={(value) => change({ height: value })}
      />
      <StyleNumberField
        label={text('openings.inspector.sill')}
        value={style.sill}
        isValid={(value) => sill.safeParse(value).success}
        change={(value) => change({ sill: value })}
      />
      <ChoiceField
        label={text('openings.inspector.fittings')}
        values={[styles.fitting]}
        choices={FITTING_CHOICES}
        choose={(fitting) => {
          session.openingStyles.value = { ...styles, fitting };
        }}
      />
      <MaterialField
        label={text('openings.inspector.frame')}
        values={[style.frame]}
        noneWords={text('editor.material.none')}
        choose={(frame) => change({ frame })}
      />
      {type !== 'arch' && (
        <MaterialField
          label={text('openings.inspector.leaf')}
          values={[style.leaf]}
          noneWords={text('editor.material.none')}
          choose={(leaf) => change({ leaf })}
        />
      )}
    </Section>
  );
}
