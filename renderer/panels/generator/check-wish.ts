import { type TextParams, text } from '../../../core/text/text.ts';
import { type WishName, wishesSchema } from '../../../core/walls/building-generator/wishes.ts';
import type { Quantity } from '../fields/quantity.ts';

/** Why a value cannot be the answer to a wish, in words; null when it can. */
export function findWishFault(wish: WishName, value: unknown, quantity: Quantity): string | null {
  const result = wishesSchema.shape[wish].safeParse(value);
  if (result.success) return null;
  const [issue] = result.error.issues;
  const bound = (limit: number | bigint): TextParams => ({
    limit: `${quantity.format(Number(limit))}${quantity.unit === '' ? '' : ` ${quantity.unit}`}`,
  });
  if (issue?.code === 'too_small') {
    return text(
      issue.inclusive === false ? 'generator-panel.not-positive' : 'generator-panel.too-small',
      bound(issue.minimum),
    );
  }
  if (issue?.code === 'too_big') return text('generator-panel.too-large', bound(issue.maximum));
  return text('generator-panel.not-whole');
}
