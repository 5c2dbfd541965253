import { depthOf, widthOf } from '../../../core/defence/builder/surroundings.ts';
import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import { computePathFacts } from '../../../core/defence/path-facts.ts';
import { cellsOfPath, editsOf, findSpotFault } from '../../../core/defence/tower-spots.ts';
import type { Defence } from '../../../core/document/schema/defence.ts';
import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { FactRow } from '../fields/fact-row.tsx';

/** What the builder made of the numbers of a level, or why it made nothing. */
export function DefenceFactRows({ defence }: { readonly defence: Readonly<Defence> }) {
  const { session } = useEditor();
  session.revision.value;
  const { level } = session;
  const result = level.derived(defenceLevels).find(defence.id);
  if (!result) return null;
  if (!result.ok) {
    return <p class="result doubtful">{text(result.reason.code, result.reason.params)}</p>;
  }
  const { bounds, path } = result.level;
  const { turns, crossings, longestStraight } = computePathFacts(result.level);
  const cells = cellsOfPath(result.level);
  const misfits = editsOf(level, defence.id)
    .filter(({ cell }) => findSpotFault(result.level, cells, cell))
    .map(({ id }) => id);
  const size = text('defence-tools.size-of', { width: widthOf(bounds), depth: depthOf(bounds) });
  return (
    <>
      <FactRow label={text('defence-tools.size')}>{size}</FactRow>
      <FactRow label={text('defence-tools.turns')}>{String(turns)}</FactRow>
      <FactRow label={text('defence-tools.crossings')}>{String(crossings)}</FactRow>
      <FactRow label={text('defence-tools.longest')}>{String(longestStraight)}</FactRow>
      <FactRow label={text('defence-tools.attempts')}>{String(path.attempts)}</FactRow>
      {misfits.length > 0 && (
        <p class="result doubtful">
          {text('defence-tools.misfits', { count: misfits.length })}{' '}
          <button type="button" class="link" onClick={() => session.select(misfits)}>
            {text('defence-tools.show')}
          </button>
        </p>
      )}
    </>
  );
}
