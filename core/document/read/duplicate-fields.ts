import { visit } from 'jsonc-parser';
import { formatPath, textPlace } from './place.ts';
import type { ProblemList } from './problem-list.ts';

/** Reports each field that stands twice in one object: JSON readers keep the last and lose the others silently. */
export function reportDuplicateFields(text: string, problems: ProblemList): void {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (field, _offset, _length, line, column, pathOf) => {
      const known = open.at(-1);
      if (!known?.has(field)) {
        known?.add(field);
        return;
      }
      problems.add('error', 'document.duplicate-field', () => ({
        ...textPlace(line + 1, column + 1),
        at: formatPath([...pathOf(), field]),
        params: { field },
      }));
    },
  });
}
