import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore, RunResult } from '../../document/document-store.ts';
import { parseLevel } from '../../document/parse-level.ts';
import { OPENING_DEFAULTS } from '../../document/schema/opening.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { along, leftOf, normalize, scale, sub, type Vec2 } from '../../math/vec2.ts';
import { drawWall } from './draw-wall.ts';
import { joinWallsAt } from './join-walls.ts';
import { moveJoint } from './move-joint.ts';
import { moveWalls } from './move-walls.ts';
import { setWallProperties } from './set-wall-properties.ts';
import { splitWallAt } from './split-wall.ts';

const storey = 'ground';
const codeOf = (result: RunResult): string => (result.ok ? 'done' : result.reason.code);

/** Where the middle of an opening stands in the plan, which jamb its leaf hangs on, and where it opens to. */
function worldOf(store: DocumentStore, id: string) {
  const opening = store.findKind('opening', id);
  const wall = store.findKind('wall', opening?.wall);
  if (!opening || !wall) throw new Error(`${id} is in no wall`);
  const direction = normalize(sub(wall.end, wall.start));
  const { hinge = OPENING_DEFAULTS.hinge, opensTo = OPENING_DEFAULTS.opensTo } = opening;
  const round = ([x, z]: Vec2) => [Math.round(x * 1e4) / 1e4 + 0, Math.round(z * 1e4) / 1e4 + 0];
  return {
    middle: round(along(wall.start, direction, opening.offset)),
    hungTowards: round(scale(direction, hinge === 'start' ? -1 : 1)),
    opensTowards: round(scale(leftOf(direction), opensTo === 'left' ? 1 : -1)),
  };
}

const WINDOW = {
  ...doorIn('a', 'o', 1, 0.8),
  type: 'window',
  sill: 0.9,
  height: 1.2,
  fitting: 'leaf',
} as const;

describe('a window 1 m from the start of a wall', () => {
  const store = () => planStore(wallFrom('a', [0, 0], [5, 0]), WINDOW);

  it('stays where it is when the end is moved, and its place is the same after saving and opening', () => {
    const level = store();
    const before = worldOf(level, 'o');
    level.run(call(moveJoint, { storey, from: [5, 0], to: [7, 0] }));
    expect(worldOf(level, 'o')).toEqual(before);
    const parsed = parseLevel(serialiseLevel({ header: level.header, records: [...level.all()] }));
    expect(parsed.ok && parsed.level.records.find(({ id }) => id === 'o')).toEqual(level.find('o'));
  });

  it('is not lost when the start is dragged past the end: that is refused, with the reason', () => {
    const level = store();
    const result = level.run(call(moveJoint, { storey, from: [0, 0], to: [6, 0] }));
    expect(codeOf(result)).toBe('walls.opening-has-no-room');
    expect(openingsOf(level)).toEqual(['o: a at 1']);
  });

  it('keeps its distance to the end that stays when the wall is turned right round it, in two steps', () => {
    const level = store();
    level.run(call(moveJoint, { storey, from: [0, 0], to: [5, 5] }));
    level.run(call(moveJoint, { storey, from: [5, 5], to: [10, 0] }));
    expect(worldOf(level, 'o')).toEqual({ middle: [9, 0], hungTowards: [1, 0], opensTowards: [0, 1] });
  });

  it('goes along when the whole wall is moved', () => {
    const level = store();
    level.run(call(moveWalls, { walls: ['a'], by: [1, 2] }));
    expect(worldOf(level, 'o').middle).toEqual([2, 2]);
  });
});

describe('walls that run in opposite directions', () => {
  it('become one in which leaves hang and open as before', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [8, 0], [4, 0]),
      { ...doorIn('a', 'first', 1), fitting: 'leaf' },
      { ...doorIn('b', 'second', 1), fitting: 'leaf', hinge: 'end' },
    );
    const before = [worldOf(store, 'first'), worldOf(store, 'second')];
    expect(codeOf(store.run(call(joinWallsAt, { storey, at: [4, 0] })))).toBe('done');
    expect([worldOf(store, 'first'), worldOf(store, 'second')]).toEqual(before);
    expect(store.countOf('wall')).toBe(1);
  });
});

describe('two windows, 1 m and 5 m from the start of a wall of 6 m', () => {
  const store = () =>
    planStore(wallFrom('a', [0, 0], [6, 0]), { ...WINDOW, id: 'near' }, { ...WINDOW, id: 'far', offset: 5 });

  it('each go to the half that holds them when a wall ends on theirs, and back with undo', () => {
    const level = store();
    const before = [worldOf(level, 'near'), worldOf(level, 'far')];
    expect(codeOf(level.run(call(drawWall, { storey, from: [3, 3], to: [3, 0] })))).toBe('done');
    expect(openingsOf(level).map((line) => line.split(' ')[1])).toEqual(['w2', 'a']);
    expect([worldOf(level, 'near'), worldOf(level, 'far')]).toEqual(before);
    level.undo();
    expect(openingsOf(level)).toEqual(['far: a at 5', 'near: a at 1']);
  });

  it('are in the way of a wall that would cut one, or whose corner would reach into one', () => {
    const level = store();
    const end = (x: number) => codeOf(level.run(call(drawWall, { storey, from: [x, 3], to: [x, 0] })));
    expect(end(1)).toBe('walls.opening-in-the-way');
    expect(end(1.45)).toBe('openings.corner-too-near');
    expect(codeOf(level.run(call(splitWallAt, { wall: 'a', at: [1.2, 0] })))).toBe(
      'walls.opening-in-the-way',
    );
    expect(level.position).toBe(0);
    expect(end(1.5)).toBe('done');
  });
});

describe('a door beside a corner', () => {
  /** The corner leaves 3.9 m of the wall free; the door reaches up to that. */
  const store = () =>
    planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [4, 4]), {
      ...doorIn('a', 'd', 3.4, 1),
      height: 2.1,
    });
  const set = (level: DocumentStore, wall: string, changes: object) =>
    codeOf(level.run(call(setWallProperties, { walls: [wall], changes })));

  it('refuses a thicker neighbour, and lets it be thinner', () => {
    expect(set(store(), 'b', { thickness: 0.3 })).toBe('openings.corner-too-near');
    expect(set(store(), 'b', { thickness: 0.1 })).toBe('done');
  });

  it('lets its own wall be as thick as one likes: at a right angle that takes nothing from it', () => {
    expect(set(store(), 'a', { thickness: 0.5 })).toBe('done');
  });

  it('refuses a wall that would be too low for it', () => {
    expect(set(store(), 'a', { height: 2 })).toBe('openings.wall-too-low');
    expect(set(store(), 'a', { height: 2.1 })).toBe('done');
  });

  it('refuses to bring the other wall nearer by an acute angle', () => {
    const level = store();
    expect(codeOf(level.run(call(moveJoint, { storey, from: [4, 4], to: [1, 4] })))).toBe(
      'openings.corner-too-near',
    );
  });
});
