import { expect, test } from 'vitest';
import { UniqueNames } from './unique-names.ts';

test('names that are taken are numbered from 2, past numbers that are taken themselves', () => {
  const names = new UniqueNames();
  const taken = ['Room', 'Room 3', 'Room', 'Room', 'Room 2', 'Hall'].map((name) => names.take(name));
  expect(taken).toEqual(['Room', 'Room 3', 'Room 2', 'Room 4', 'Room 2 2', 'Hall']);
});

test('a name that tens of thousands want is found at once for each of them', () => {
  const names = new UniqueNames();
  let last = '';
  for (let index = 0; index < 200_000; index += 1) last = names.take('Room');
  expect(last).toBe('Room 200000');
});
