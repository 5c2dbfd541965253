import type { Problem } from '../../core/document/problem.ts';
import { text } from '../../core/text/text.ts';

/** A problem as programs read it. */
export interface ProblemJson {
  readonly code: string;
  readonly severity: string;
  readonly record: string | null;
  readonly at: string | null;
  readonly place: string;
  readonly message: string;
}

export const toProblemJson = ({ code, severity, record, at, place, params }: Problem): ProblemJson => ({
  code,
  severity,
  record,
  at,
  place,
  message: text(code, params),
});
