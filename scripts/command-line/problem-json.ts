import type { Problem } from '../../core/document/problem.ts';
import { text } from '../../core/text/text.ts';

/** A problem as programs read it. */
export interface ProblemJson {
  readonly code: string;
  readonly severity: string;
  readonly record: string | null;
  /** A path into the file, or line and column where it is no JSON; null for the file as a whole. */
  readonly at: string | null;
  readonly place: string;
  readonly message: string;
}

export const toProblemJson = ({ code, severity, record, at, place, params }: Problem): ProblemJson => ({
  code,
  severity,
  record,
  at: at ?? (place || null),
  place,
  message: text(code, params),
});
