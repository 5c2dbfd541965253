import { text } from '../../text/text.ts';
import type { WishName } from './wishes.ts';

/** What users call a wish, in refusals and in forms. */
export const nameOfWish = (wish: WishName): string => text(`wish.${wish}`);
