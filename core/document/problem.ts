import { type TextKey, type TextParams, text } from '../text/text.ts';

/**
 * error: the level cannot be read as it stands; repair: it can, and a safe repair is offered;
 * warning: it is legal and doubtful.
 */
export type Severity = 'error' | 'repair' | 'warning';

/** Something wrong or doubtful in a level. */
export interface Problem {
  readonly code: TextKey;
  readonly severity: Severity;
  /** Where, such as `records[12] wall "w3": end[0]`, or `line 4, column 7`; empty for the file as a whole. */
  readonly place: string;
  /** Where as a path into the file, such as "records[12].end[0]", when there is one. */
  readonly at: string | null;
  /** Id of the record in question. */
  readonly record: string | null;
  readonly params: TextParams;
}

/** One line for a person: the place, and what is wrong there. */
export function describeProblem({ code, params, place }: Pick<Problem, 'code' | 'params' | 'place'>): string {
  const words = text(code, params);
  return place === '' ? words : `${place}: ${words}`;
}

/** Something legal and doubtful about a record of a level. Where it stands in a file is not known here. */
export const doubt = (kind: string, record: string, code: TextKey, params: TextParams = {}): Problem => ({
  code,
  severity: 'warning',
  place: `${kind} "${record}"`,
  at: null,
  record,
  params,
});
