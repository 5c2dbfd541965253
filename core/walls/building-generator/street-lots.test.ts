import { expect, test } from 'vitest';
import { type Lot, layOutLots } from './street-lots.ts';

const cornersOf = ({ rect }: Lot) => [rect.minX, rect.minZ, rect.maxX, rect.maxZ];

test('lots lie on both sides of a street 8 m wide and face it', () => {
  const lots = layOutLots(3, [14, 18]);
  expect(lots.map((lot) => [...cornersOf(lot), lot.front, lot.neighbours])).toEqual([
    [0, 0, 14, 18, '+z', ['+x']],
    [0, 26, 14, 44, '-z', []],
    [14, 0, 28, 18, '+z', ['-x']],
  ]);
});

test('what stands back to back is a neighbour', () => {
  const lots = layOutLots(80, [10, 10]);
  const behind = lots.find(({ rect }) => rect.minX === 10 && rect.minZ === 28);
  expect(behind).toMatchObject({ front: '+z', neighbours: ['-x', '+x', '-z'] });
  const before = lots.find(({ rect }) => rect.minX === 10 && rect.maxZ === 28);
  expect(before).toMatchObject({ front: '-z', neighbours: ['-x', '+x', '+z'] });
});

test('2,000 lots lie apart, and about as far out along the streets as across them', () => {
  const lots = layOutLots(2000, [14, 18]);
  expect(new Set(lots.map((lot) => `${cornersOf(lot)}`)).size).toBe(2000);
  const maxX = Math.max(...lots.map(({ rect }) => rect.maxX));
  const maxZ = Math.max(...lots.map(({ rect }) => rect.maxZ));
  // Half of them on each side: 2000 × 14 × (18 + 4) m² is a square of 785 m.
  expect(Math.abs(maxX - maxZ)).toBeLessThan(100);
  expect(Math.max(maxX, maxZ)).toBeLessThan(850);
});
