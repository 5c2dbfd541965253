import type { TextKey, TextParams } from '../text/text.ts';

/**
 * error: the level cannot be read as it stands; repair: it can, and a safe repair is offered;
 * warning: it is legal and doubtful.
 */
export type Severity = 'error' | 'repair' | 'warning';

/** Something wrong or doubtful in a level. */
export interface Problem {
  readonly code: TextKey;
  readonly severity: Severity;
  /** Where, such as `records[12] wall "w3": end[0]`, or `line 4, column 7`. */
  readonly place: string;
  /** Where as a path into the file, such as "records[12].end[0]", when there is one. */
  readonly at: string | null;
  /** Id of the record in question. */
  readonly record: string | null;
  readonly params: TextParams;
}
