import { isOnLattice, LATTICE, toLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { isKind, type LevelRecord } from '../schema/record-kinds.ts';
import type { CheckedRecords } from './check-records.ts';
import { recordPlace } from './place.ts';
import type { ProblemList } from './problem-list.ts';

/** Reports plan points that stand beside the 0.1 mm lattice: such ends of walls meet none. */
export function checkLattice(records: CheckedRecords, problems: ProblemList): void {
  for (const { record, index } of records) {
    for (const [field, point] of planPoints(record)) {
      if (isOnLattice(point[0]) && isOnLattice(point[1])) continue;
      problems.add('repair', 'document.off-lattice', () => ({
        ...recordPlace(index, record, [field]),
        params: {
          found: JSON.stringify(point),
          nearest: JSON.stringify(point.map(toLattice)),
          step: LATTICE,
        },
      }));
    }
  }
}

function planPoints(record: LevelRecord): readonly (readonly [field: string, Vec2])[] {
  if (isKind(record, 'wall')) {
    return [
      ['start', record.start],
      ['end', record.end],
    ];
  }
  return isKind(record, 'room') ? [['at', record.at]] : [];
}
