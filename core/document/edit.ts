import type { LevelHeader } from './level.ts';
import type { LevelRecord } from './schema/record-kinds.ts';

/** What a command asks for. Records in `put` are added or replace the one of their id. */
export interface Edit {
  readonly put?: readonly LevelRecord[];
  /** Ids to remove; ids that do not exist are ignored, and so are those that `put` puts. */
  readonly remove?: readonly string[];
  readonly header?: LevelHeader;
}
