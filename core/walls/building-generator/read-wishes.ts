import { describeExpected } from '../../document/read/describe-expected.ts';
import { describeValue } from '../../document/read/describe-value.ts';
import type { z } from '../../document/schema/zod.ts';
import type { WishRefusal } from './plan.ts';
import { nameOfWish } from './wish-name.ts';
import { type Wishes, type WishName, wishesSchema } from './wishes.ts';

type Issue = z.core.$ZodIssue;

type ReadResult =
  | { readonly ok: true; readonly wishes: Wishes }
  | { readonly ok: false; readonly reason: WishRefusal };

/**
 * Wishes from anything: a file, a dialog, a command line.
 * @returns the wishes, or the first one that is none: a name that no wish has, or a value that it does not allow
 */
export function readWishes(value: unknown): ReadResult {
  const result = wishesSchema.safeParse(value);
  if (result.success) return { ok: true, wishes: result.data };
  const issue = tightestIssue(result.error.issues);
  if (issue === undefined || (issue.path.length === 0 && issue.code !== 'unrecognized_keys')) {
    return refusal('wishes', 'generator.refused.not-wishes', { found: describeValue(value) });
  }
  if (issue.code === 'unrecognized_keys') {
    const names = Object.keys(wishesSchema.shape).join(', ');
    return refusal('wishes', 'generator.refused.unknown-wish', { name: issue.keys[0] ?? '', names });
  }
  const wish = issue.path[0] as WishName;
  return refusal(wish, 'generator.refused.value', {
    wish: nameOfWish(wish),
    found: describeValue(issue.path.reduce(fieldOf, value)),
    expected: describeExpected(issue),
  });
}

/** The last of those about the first value: a whole number that no program holds is above the wish's own limit too. */
const tightestIssue = (issues: readonly Issue[]): Issue | undefined =>
  issues.findLast(({ path }) => path.join() === issues[0]?.path.join());

const fieldOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

const refusal = (
  wish: WishRefusal['wish'],
  code: WishRefusal['code'],
  params: NonNullable<WishRefusal['params']>,
): ReadResult => ({ ok: false, reason: { wish, code, params } });
