import { expect, test } from 'vitest';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import { planInLevel } from './plan-in-level.ts';
import { planStreetInLevel } from './plan-street.ts';
import type { Wishes } from './wishes.ts';

const empty = () => new DocumentStore({ header: { name: 'Site', extra: {} }, records: [] }, countedIds());

/** What the user is told of a building, and of a street of two. */
function told(wishes: Wishes): string[][] {
  const one = planInLevel(empty(), { wishes, seed: 1 });
  const street = planStreetInLevel(empty(), { wishes, seed: 1, count: 2, lot: [30, 30] });
  if (!one.ok || !street.ok) throw new Error('refused');
  return [one, street].map(({ notices }) => notices.map(({ code }) => code));
}

/** Two rooms share one wall, so there is no place for another door. */
const TWO_ROOMS = { storeys: 1, rooms: [2, 2] } as const;

test('that a building has fewer doors than come by themselves is not told', () => {
  expect(told(TWO_ROOMS)).toEqual([[], []]);
});

test('that it has fewer than somebody asked for is told, though he asked for what comes by itself', () => {
  const fewer = ['generator.fewer-extra-doors'];
  expect(told({ ...TWO_ROOMS, extraDoors: 1 })).toEqual([fewer, fewer]);
});

test('that it has no windows at all is told, whoever wished for them', () => {
  const none = ['generator.no-window-over-sill'];
  expect(told({ ...TWO_ROOMS, storeyHeight: 1.3, doorHeight: 1.2 })).toEqual([none, none]);
});
