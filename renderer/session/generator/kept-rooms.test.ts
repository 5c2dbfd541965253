import { describe, expect, test } from 'vitest';
import { ARTICLE_PLAN } from '../../../test/support/article-plan.ts';
import { isKept, roomAt, toggleKept } from './kept-rooms.ts';

describe('rooms that are kept while the rest is made anew', () => {
  test('a room is locked and unlocked again', () => {
    const kept = toggleKept(null, ARTICLE_PLAN, 0, 1);
    expect(kept?.rooms).toEqual([{ storey: 0, cells: ARTICLE_PLAN.storeys[0]?.rooms[1]?.cells, use: null }]);
    expect([0, 1, 2].map((room) => isKept(kept, ARTICLE_PLAN, 0, room))).toEqual([false, true, false]);
    expect(toggleKept(kept, ARTICLE_PLAN, 0, 1)).toBeNull();
  });

  test('locks of another grid mean nothing here', () => {
    const kept = toggleKept(null, ARTICLE_PLAN, 0, 1);
    const other = { ...ARTICLE_PLAN, grid: { xs: [0, 4, 8], zs: [0, 3, 6, 9] } };
    expect(isKept(kept, other, 0, 1)).toBe(false);
    expect(toggleKept(kept, other, 0, 0)?.rooms).toHaveLength(1);
  });

  test('a place is in the room that is drawn there, or in none', () => {
    expect(roomAt(ARTICLE_PLAN, 0, [1, 8])).toBe(1);
    expect(roomAt(ARTICLE_PLAN, 0, [5, 8])).toBeUndefined();
    expect(roomAt(ARTICLE_PLAN, 3, [1, 8])).toBeUndefined();
  });
});
