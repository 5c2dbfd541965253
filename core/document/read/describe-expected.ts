import { isTextKey, type TextKey, type TextParams, text } from '../../text/text.ts';
import type { z } from '../schema/zod.ts';

type Issue = z.core.$ZodIssue;
type Limit = Extract<Issue, { code: 'too_small' | 'too_big' }>;

const TYPES: Readonly<Record<string, TextKey>> = {
  string: 'document.expected.text',
  number: 'document.expected.number',
  int: 'document.expected.integer',
  boolean: 'document.expected.boolean',
  array: 'document.expected.list',
  tuple: 'document.expected.list',
  object: 'document.expected.object',
};

/** What a schema expected where it found something else, in words: `a number above 0`, `one of "door", "window"`. */
export function describeExpected(issue: Issue): string {
  const [key, params] = expectation(issue);
  return text(key, params);
}

function expectation(issue: Issue): readonly [TextKey, TextParams?] {
  switch (issue.code) {
    case 'invalid_type':
      return [TYPES[issue.expected] ?? 'document.expected.other'];
    case 'invalid_value':
      return [
        'document.expected.one-of',
        { options: issue.values.map((value) => JSON.stringify(value)).join(', ') },
      ];
    case 'too_small':
    case 'too_big':
      return limit(issue);
    default:
      return [isTextKey(issue.message) ? issue.message : 'document.expected.other'];
  }
}

function limit(issue: Limit): readonly [TextKey, TextParams?] {
  const bound = String(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const isSmall = issue.code === 'too_small';
  switch (issue.origin) {
    case 'string':
      return isSmall ? ['document.expected.some-text'] : ['document.expected.short-text', { limit: bound }];
    case 'array':
      return ['document.expected.list-of', { count: bound }];
    default:
      if (!issue.inclusive)
        return [isSmall ? 'document.expected.above' : 'document.expected.below', { limit: bound }];
      return [isSmall ? 'document.expected.at-least' : 'document.expected.at-most', { limit: bound }];
  }
}
