import { describe, expect, test } from 'vitest';
import { ARTICLE_PLAN } from '../../../test/support/article-plan.ts';
import { colorRooms } from './room-colors.ts';
import { buildStepOverlay, type GENERATION_STEPS, letterOf, type StepLineLook } from './step-overlay.ts';

const show = (step: (typeof GENERATION_STEPS)[number], storey = 0) =>
  buildStepOverlay(ARTICLE_PLAN, step, storey, [10, 20]);

const linesOf = (step: (typeof GENERATION_STEPS)[number], look: StepLineLook) =>
  show(step).lines.filter((line) => line.look === look);

describe('the steps of a generated building', () => {
  test('first there are numbered points, and nothing else', () => {
    const { points, fills, lines, centres, labels } = show('points');
    expect(points.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(points[4]).toEqual({ at: [13, 23], number: 4, isUsed: true });
    expect(points.filter(({ isUsed }) => !isUsed).map(({ number }) => number)).toEqual([2, 11]);
    expect([fills, lines, centres, labels]).toEqual([[], [], [], []]);
  });

  test('then the cells that are built on, one by one', () => {
    const { fills } = show('cells');
    expect(fills).toHaveLength(4);
    expect(fills[2]).toEqual({ min: [10, 26], max: [13, 29], color: null });
    expect(linesOf('cells', 'grid')).toHaveLength(3 + 4);
  });

  test('then the cells joined to rooms, with letters, each in another colour than its neighbours', () => {
    const { fills, labels } = show('rooms');
    expect(fills.map(({ min, max }) => [min, max])).toEqual([
      [
        [10, 20],
        [13, 23],
      ],
      [
        [10, 23],
        [13, 29],
      ],
      [
        [13, 23],
        [16, 26],
      ],
    ]);
    expect(new Set(fills.map(({ color }) => color)).size).toBe(3);
    expect(labels.map(({ letter, at }) => [letter, ...at])).toEqual([
      ['A', 11.5, 21.5],
      ['B', 11.5, 26],
      ['C', 14.5, 24.5],
    ]);
  });

  test('then the outer walls, those that something stands in front of told apart', () => {
    expect(linesOf('outer-walls', 'clear')).toHaveLength(5);
    expect(linesOf('outer-walls', 'obstructed')).toHaveLength(4);
    expect(linesOf('outer-walls', 'inner')).toHaveLength(2);
    expect(linesOf('rooms', 'clear')).toEqual([]);
  });

  test('then the flights that begin here, as long and as wide as they are', () => {
    const flight = linesOf('stairs', 'flight');
    const xs = flight.flatMap(({ from, to }) => [from[0], to[0]]);
    const zs = flight.flatMap(({ from, to }) => [from[1], to[1]]);
    expect([Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)]).toEqual([
      10.5, 11.5, 24, 28,
    ]);
    expect(linesOf('stairs', 'well')).toEqual([]);
  });

  test('then the windows, as wide as they are, in the line of their wall', () => {
    const [window] = linesOf('windows', 'window');
    expect(window?.from[0]).toBeCloseTo(10.9, 9);
    expect(window?.to[0]).toBeCloseTo(12.1, 9);
    expect([window?.from[1], window?.to[1]]).toEqual([20, 20]);
    expect(linesOf('stairs', 'window')).toEqual([]);
  });

  test('then who reaches whom, from middle to middle through the doors, extra ways told apart', () => {
    expect(show('reachability').centres).toEqual([
      [11.5, 21.5],
      [11.5, 26],
      [14.5, 24.5],
    ]);
    expect(linesOf('reachability', 'tree')).toEqual([
      { from: [11.5, 21.5], to: [11.5, 23], look: 'tree' },
      { from: [11.5, 26], to: [11.5, 23], look: 'tree' },
    ]);
    expect(linesOf('reachability', 'extra')).toHaveLength(2);
  });

  test('last the doors and the entrances', () => {
    expect(linesOf('doors', 'door')).toHaveLength(1);
    expect(linesOf('doors', 'extra-door')).toHaveLength(1);
    expect(linesOf('doors', 'entrance')).toHaveLength(1);
    expect(linesOf('doors', 'window')).toHaveLength(1);
    expect(linesOf('windows', 'door')).toEqual([]);
  });

  test('where a flight comes up from below, its well is shown', () => {
    const [storey] = ARTICLE_PLAN.storeys;
    const tall = { ...ARTICLE_PLAN, storeys: storey ? [storey, storey] : [] };
    const looks = buildStepOverlay(tall, 'stairs', 1, [0, 0]).lines.map(({ look }) => look);
    expect(looks).toContain('well');
    expect(looks).not.toContain('flight');
  });

  test('of a storey that the building does not have, only the points are known', () => {
    expect(show('doors', 7)).toMatchObject({ fills: [], lines: [], labels: [] });
  });

  test('rooms go on with two letters after Z', () => {
    expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });

  test('a row of many rooms never has two neighbours of one colour', () => {
    const rooms = Array.from({ length: 30 }, (_, column) => ({
      cells: { column, row: 0, columns: 1, rows: 1 },
      use: null,
      isLocked: false,
    }));
    const walls = rooms.slice(1).map((_, index) => ({
      from: [index + 1, 0] as const,
      to: [index + 1, 1] as const,
      room: index,
      beyond: index + 1,
      isClear: false,
      carries: false,
    }));
    const colors = colorRooms({ rooms, walls });
    expect(colors.every((color, index) => color !== colors[index + 1])).toBe(true);
  });
});
