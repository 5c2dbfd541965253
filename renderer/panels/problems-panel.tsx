import type { RecordKind } from '../../core/document/schema/record-kinds.ts';
import { text } from '../../core/text/text.ts';
import type { WallProblem } from '../../core/walls/wall-problem.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** Problems listed one by one; of more, only the number is told. */
const LISTED = 200;

/** What is wrong or doubtful in the level, each with a way to see it and, where that is safe, to put it right. */
export function ProblemsPanel() {
  const { problems } = useEditor();
  const all = problems.all.value;
  if (all.length === 0) return <p class="panel-empty">{text('editor.problems.none')}</p>;
  const repairable = all.filter(isSafelyRepaired).length;
  return (
    <>
      <ul class="problems">
        {all.slice(0, LISTED).map((each) => (
          <ProblemRow key={`${each.problem.code} ${each.problem.record} ${each.walls.join()}`} found={each} />
        ))}
      </ul>
      {all.length > LISTED && (
        <p class="panel-empty">{text('editor.problems.more', { count: all.length - LISTED })}</p>
      )}
      {repairable > 1 && (
        <div class="panel-actions">
          <button type="button" class="button outlined" onClick={() => problems.repairAll()}>
            {text('editor.problems.repair-all', { count: repairable })}
          </button>
        </div>
      )}
    </>
  );
}

/** What is only doubtful, such as a record of a room that is open, is left to the user one by one. */
const isSafelyRepaired = ({ problem, repair }: WallProblem): boolean =>
  repair !== null && problem.severity === 'repair';

/** Kinds that are seen and mended in Ring mode. */
const ON_RINGS: ReadonlySet<string> = new Set<RecordKind>(['ring', 'module', 'asset']);

function ProblemRow({ found }: { readonly found: WallProblem }) {
  const { session, view } = useEditor();
  const { problem, walls, repair } = found;
  const show = (): void => {
    const wall = session.level.findKind('wall', walls[0]);
    if (wall) session.storey.value = wall.storey;
    if (ON_RINGS.has(session.level.find(problem.record ?? '')?.kind ?? '')) session.useMode('ring');
    session.select(walls.length > 0 ? walls : [problem.record ?? []].flat());
    view.value?.frameSelection();
  };
  return (
    <li class={`problem ${problem.severity === 'error' ? 'refused' : 'doubtful'}`}>
      <Icon name="warning" size={15} />
      <span class="words">{text(problem.code, problem.params)}</span>
      <button type="button" class="link" onClick={show}>
        {text('editor.problems.show')}
      </button>
      {repair && (
        <button type="button" class="link" onClick={() => session.change(repair)}>
          {text('editor.problems.repair')}
        </button>
      )}
    </li>
  );
}
