import { describe, expect, test } from 'vitest';
import { call } from '../../../core/document/command.ts';
import { deleteRecords } from '../../../core/document/commands/delete-records.ts';
import { DocumentStore } from '../../../core/document/document-store.ts';
import { countedIds } from '../../../core/document/ids.ts';
import { changeAsset } from '../../../core/polar/commands/change-asset.ts';
import { moveModules } from '../../../core/polar/commands/move-modules.ts';
import { moveWalls } from '../../../core/walls/commands/move-walls.ts';
import { LIBRARY, outlineModel } from './outline-model.ts';
import { listRows } from './outline-rows.ts';
import { treeKey } from './tree-keys.ts';
import { ROW_HEIGHT, scrollTo, visibleRows } from './virtual-window.ts';

const wall = (id: string, storey: string, z: number) => ({
  kind: 'wall',
  id,
  storey,
  start: [0, z],
  end: [4, z],
});

const side = (id: string, start: readonly number[], end: readonly number[]) => ({
  kind: 'wall',
  id,
  storey: 'g',
  start,
  end,
});

const twoStoreys = (): DocumentStore =>
  new DocumentStore(
    {
      header: { name: 'Test', extra: {} },
      records: [
        { kind: 'storey', id: 'g', name: 'Ground floor' },
        { kind: 'storey', id: 'f', name: 'First floor', elevation: 2.7 },
        wall('w10', 'g', 0),
        wall('w2', 'g', 2),
        wall('w3', 'f', 4),
      ],
    },
    countedIds(),
  );

const rowsOf = (level: DocumentStore, collapsed: readonly string[] = [], search = ''): string[] =>
  listRows(level, level.derived(outlineModel).groups, new Set(collapsed), search).map(({ id }) => id);

describe('the outliner', () => {
  test('storeys stand as in the building, walls in the order people count', () => {
    expect(rowsOf(twoStoreys())).toEqual(['f', 'w3', 'g', 'w2', 'w10']);
  });

  test('a closed storey hides its walls, but not from a search', () => {
    expect(rowsOf(twoStoreys(), ['g'])).toEqual(['f', 'w3', 'g']);
    expect(rowsOf(twoStoreys(), ['g'], 'w10')).toEqual(['g', 'w10']);
  });

  test('a search for a storey shows what stands on it', () => {
    expect(rowsOf(twoStoreys(), [], 'first')).toEqual(['f', 'w3']);
  });

  test('a wall that moves leaves the list as it is; one that goes leaves it', () => {
    const level = twoStoreys();
    const before = level.derived(outlineModel).groups;
    level.run(call(moveWalls, { walls: ['w3'], by: [1, 0] }));
    expect(level.derived(outlineModel).groups).toBe(before);
    level.run(call(deleteRecords, { ids: ['w3'] }));
    expect(rowsOf(level)).toEqual(['f', 'g', 'w2', 'w10']);
  });

  test('of ten thousand rows only those in sight are drawn', () => {
    const [first, end] = visibleRows(5000 * ROW_HEIGHT, 400, 10_000);
    expect(end - first).toBeLessThan(40);
    expect(first).toBeLessThanOrEqual(5000);
    expect(end).toBeGreaterThanOrEqual(5000 + Math.ceil(400 / ROW_HEIGHT));
    expect(visibleRows(0, 400, 3)).toEqual([0, 3]);
  });

  test('a row that the keys reach is scrolled into sight, and no farther', () => {
    expect(scrollTo(0, 100, 400)).toBe(0);
    expect(scrollTo(20, 0, 260)).toBe(21 * ROW_HEIGHT - 260);
    expect(scrollTo(5, 0, 260)).toBe(0);
  });

  test('arrows move, open, close, and go from a wall to its storey', () => {
    const level = twoStoreys();
    const rows = listRows(level, level.derived(outlineModel).groups, new Set(), '');
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    const key = (name: string, at: number, collapsed: readonly string[] = []) =>
      treeKey({ key: name, ...none }, rows, at, new Set(collapsed));
    expect(key('ArrowDown', 0)).toEqual({ type: 'go', index: 1 });
    expect(key('ArrowUp', 0)).toEqual({ type: 'go', index: 0 });
    expect(key('ArrowLeft', 4)).toEqual({ type: 'go', index: 2 });
    expect(key('ArrowLeft', 2)).toEqual({ type: 'close', id: 'g' });
    expect(key('ArrowRight', 2, ['g'])).toEqual({ type: 'open', id: 'g' });
    expect(key('w', 2)).toBeNull();
  });
});

describe('what stands on a storey', () => {
  const house = (): DocumentStore =>
    new DocumentStore(
      {
        header: { name: 'Test', extra: {} },
        records: [
          { kind: 'storey', id: 'g' },
          side('n', [0, 0], [4, 0]),
          side('e', [4, 0], [4, 3]),
          side('s', [4, 3], [0, 3]),
          side('w', [0, 3], [0, 0]),
          { kind: 'opening', id: 'd1', wall: 'n', type: 'door', offset: 1, width: 0.9, height: 2 },
          { kind: 'room', id: 'r1', storey: 'g', at: [1, 1], name: 'Kitchen' },
          { kind: 'stair', id: 'up', storey: 'g', start: [1, 1], end: [3, 1] },
          { kind: 'roof', id: 'top', storey: 'g', type: 'flat' },
        ],
      },
      countedIds(),
    );

  test('rooms first, then walls with their openings, stairs and the roof', () => {
    expect(rowsOf(house())).toEqual(['g', 'r1', 'e', 'n', 'd1', 's', 'w', 'up', 'top']);
    expect(rowsOf(house(), ['n'])).toEqual(['g', 'r1', 'e', 'n', 's', 'w', 'up', 'top']);
  });

  test('a search finds a room by its name and an opening by what it is, with its wall', () => {
    expect(rowsOf(house(), [], 'kitch')).toEqual(['g', 'r1']);
    expect(rowsOf(house(), [], 'door')).toEqual(['g', 'n', 'd1']);
  });

  test('a room comes and goes with the walls around it, and stays while they are dragged', () => {
    const level = house();
    const before = level.derived(outlineModel).groups;
    level.run(call(moveWalls, { walls: ['n'], by: [0, -1] }));
    expect(level.derived(outlineModel).groups).toBe(before);
    level.run(call(deleteRecords, { ids: ['s'] }));
    expect(rowsOf(level)).not.toContain('r1');
    level.undo();
    expect(rowsOf(level)).toContain('r1');
  });

  test('Left goes from an opening to its wall and from there, when that is closed, to the storey', () => {
    const level = house();
    const rows = listRows(level, level.derived(outlineModel).groups, new Set(), '');
    const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
    const left = (at: number, closed: readonly string[]) =>
      treeKey({ key: 'ArrowLeft', ...none }, rows, at, new Set(closed));
    expect(left(4, [])).toEqual({ type: 'go', index: 3 });
    expect(left(3, [])).toEqual({ type: 'close', id: 'n' });
    expect(left(3, ['n'])).toEqual({ type: 'go', index: 0 });
  });
});

describe('what stands on a ring', () => {
  const station = (): DocumentStore =>
    new DocumentStore(
      {
        header: { name: 'Test', extra: {} },
        records: [
          { kind: 'storey', id: 'g' },
          { kind: 'ring', id: 'deck', name: 'Deck', steps: 8, cellSize: 4 },
          { kind: 'asset', id: 'pod', name: 'Pod', path: 'assets/pod.glb' },
          { kind: 'asset', id: 'hall', name: 'Hall', path: 'assets/hall.glb' },
          { kind: 'module', id: 'm10', ring: 'deck', asset: 'pod', cell: [0, 1] },
          { kind: 'module', id: 'm9', ring: 'deck', asset: 'hall', cell: [0, 2] },
        ],
      },
      countedIds(),
    );

  test('are its modules in the order people count; the library stands last, by name', () => {
    expect(rowsOf(station())).toEqual(['g', 'deck', 'm9', 'm10', LIBRARY, 'hall', 'pod']);
    expect(rowsOf(station(), ['deck', LIBRARY])).toEqual(['g', 'deck', LIBRARY]);
  });

  test('a search for an asset finds what is placed of it', () => {
    expect(rowsOf(station(), [], 'pod')).toEqual(['deck', 'm10', LIBRARY, 'pod']);
  });

  test('a module that moves leaves the list as it is; another name sorts the library anew', () => {
    const level = station();
    const before = level.derived(outlineModel).groups;
    level.run(call(moveModules, { moves: [{ module: 'm9', cell: [0, 5] }] }));
    expect(level.derived(outlineModel).groups).toBe(before);
    level.run(call(changeAsset, { asset: 'pod', changes: { name: 'Capsule' } }));
    expect(rowsOf(level).slice(-2)).toEqual(['pod', 'hall']);
  });
});
