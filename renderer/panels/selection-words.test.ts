import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { describeSelection } from './selection-words.ts';

const level = planStore(
  wallFrom('a', [0, 0], [4, 0]),
  wallFrom('b', [4, 0], [4, 4]),
  wallFrom('c', [4, 4], [0, 4]),
  wallFrom('d', [0, 4], [0, 0]),
  doorIn('a', 'door', 2),
  { kind: 'roof', id: 'roof', storey: 'ground', type: 'flat' },
);

describe('the words for what is selected', () => {
  it('say of one thing what it is', () => {
    expect(describeSelection(level, ['door'])).toBe('1 door selected');
    expect(describeSelection(level, ['a'])).toBe('1 wall selected');
  });

  it('count up several kinds', () => {
    expect(describeSelection(level, ['roof', 'door', 'a', 'b'])).toBe('2 walls, 1 door, 1 roof selected');
  });

  it('know a room that nobody has named', () => {
    expect(describeSelection(level, ['a.right'])).toBe('1 room selected');
  });

  it('tell modules, rings and assets', () => {
    const station = planStore(
      { kind: 'ring', id: 'deck', steps: 8, cellSize: 4 },
      { kind: 'asset', id: 'pod', path: 'assets/pod.glb' },
      { kind: 'module', id: 'm1', ring: 'deck', asset: 'pod', cell: [0, 0] },
      { kind: 'module', id: 'm2', ring: 'deck', asset: 'pod', cell: null },
    );
    expect(describeSelection(station, ['m1', 'm2'])).toBe('2 modules selected');
    expect(describeSelection(station, ['pod', 'deck', 'm1'])).toBe('1 module, 1 ring, 1 asset selected');
  });

  it('say that nothing is selected', () => {
    expect(describeSelection(level, [])).toBe('Nothing selected');
  });
});
