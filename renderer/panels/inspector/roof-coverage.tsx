import { call } from '../../../core/document/command.ts';
import type { Roof } from '../../../core/document/schema/roof.ts';
import { text } from '../../../core/text/text.ts';
import { setRoofProperties } from '../../../core/walls/commands/set-roof-properties.ts';
import { findCoveredOutlines, withExplicitCovers } from '../../../core/walls/roofs/explicit-covers.ts';
import { storeyAbove } from '../../../core/walls/storeys.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';

const reachWords = (count: number) => ({
  some: text(count === 1 ? 'building.covers.this' : 'building.covers.these'),
  all: text('building.covers.all'),
});

const upperWords = () => ({
  all: text('building.beside.everything'),
  beside: text('building.beside.upper'),
});

/** Which buildings a roof covers, and whether it leaves out the next storey. */
export function RoofCoverage({ roof }: { readonly roof: Readonly<Roof> }) {
  const { session } = useEditor();
  const change = (changes: Parameters<typeof setRoofProperties.run>[1]['changes']): void => {
    session.change(call(setRoofProperties, { roof: roof.id, changes }));
  };
  const count = findCoveredOutlines(session.level, roof).length;
  const coverThese = (): void => {
    const { covers } = withExplicitCovers(session.level, roof);
    if (covers) change({ covers: [...covers] });
  };
  return (
    <>
      <ChoiceField
        label={text('building.covers')}
        values={[roof.covers ? 'some' : 'all']}
        choices={reachWords(count)}
        choose={(reach) => (reach === 'all' ? change({ covers: null }) : coverThese())}
      />
      {(roof.besideUpper || storeyAbove(session.level, roof.storey)) && (
        <ChoiceField
          label={text('building.beside')}
          values={[roof.besideUpper ? 'beside' : 'all']}
          choices={upperWords()}
          choose={(what) => change({ besideUpper: what === 'beside' ? true : null })}
        />
      )}
      <p class="dim">
        {count === 1 ? text('building.covers.one') : text('building.covers.count', { count })}
      </p>
    </>
  );
}
