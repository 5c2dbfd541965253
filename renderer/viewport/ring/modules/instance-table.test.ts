import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bounds } from '../../../../core/modules/module-model.ts';
import type { BendInstance } from '../../../materials/module/bend-instance.ts';
import { InstanceTable } from './instance-table.ts';

const at = (radius: number): BendInstance => ({
  centre: [0, 0, 0],
  pivot: { radius, angle: 0 },
  quarterTurns: 0,
  isMirrored: false,
});
const boxAt = (x: number): Bounds => ({ min: [x - 0.5, 0, -0.5], max: [x + 0.5, 1, 0.5] });

/** With instances a, b, c … at radii 1, 2, 3 …, all sent. */
function tableOf(count: number): InstanceTable {
  const table = new InstanceTable();
  for (let i = 0; i < count; i += 1) table.set(String.fromCharCode(97 + i), at(i + 1), boxAt(i + 1));
  table.takeChange();
  return table;
}

describe('a table of instances', () => {
  it('sends one of twenty when one moves', () => {
    const table = tableOf(20);
    table.set('g', at(70), boxAt(70));
    expect(table.takeChange()).toEqual({ isNewRoom: false, runs: [[6, 7]] });
    expect(table.bends[6 * 4]).toBe(70);
    expect(table.takeChange().runs).toEqual([]);
  });

  it('puts the last one where one was taken away, and sends that alone', () => {
    const table = tableOf(5);
    table.remove('b');
    expect(table.count).toBe(4);
    expect(table.idAt(1)).toBe('e');
    expect(table.bends[4]).toBe(5);
    expect(table.takeChange()).toEqual({ isNewRoom: false, runs: [[1, 2]] });
  });

  it('sends nothing when the last one goes', () => {
    const table = tableOf(3);
    table.remove('c');
    expect(table.takeChange().runs).toEqual([]);
    table.remove('nobody');
    expect(table.count).toBe(2);
  });

  it('makes new room only when it is full: for 1000 instances seven times', () => {
    const table = new InstanceTable();
    table.takeChange();
    let rooms = 0;
    for (let i = 0; i < 1000; i += 1) {
      table.set(`m${i}`, at(i + 1), boxAt(i));
      if (table.takeChange().isNewRoom) rooms += 1;
    }
    expect(rooms).toBe(7);
    expect(table.bends[999 * 4]).toBe(1000);
  });

  it('sends a range where very many places changed', () => {
    const table = new InstanceTable();
    for (let i = 0; i < 200; i += 1) table.set(`m${i}`, at(1), boxAt(i));
    table.takeChange();
    for (let i = 0; i < 200; i += 2) table.set(`m${i}`, at(2), boxAt(i));
    expect(table.takeChange().runs).toEqual([[0, 199]]);
  });

  it('holds all of its boxes, and shrinks to them again after as many have left', () => {
    const table = tableOf(4);
    expect(table.bounds).toEqual({ min: [0.5, 0, -0.5], max: [4.5, 1, 0.5] });
    for (const id of ['d', 'c', 'b']) table.remove(id);
    expect(table.bounds).toEqual(boxAt(1));
    table.remove('a');
    expect(table.bounds).toBeNull();
  });

  it('tells where a ray enters a box, also one that runs within the plane of a side', () => {
    const table = tableOf(1);
    expect(table.entryAt(0, { origin: [-3, 0.5, 0], direction: [1, 0, 0] })).toBe(3.5);
    expect(table.entryAt(0, { origin: [-3, 1, 0], direction: [1, 0, 0] })).toBe(3.5);
    expect(table.entryAt(0, { origin: [-3, 2, 0], direction: [1, 0, 0] })).toBe(Number.POSITIVE_INFINITY);
    expect(table.entryAt(0, { origin: [-3, 0.5, 0], direction: [-1, 0, 0] })).toBe(Number.POSITIVE_INFINITY);
  });

  it('is what a map would be, after any edits, on the graphics card too', () => {
    const anEdit = fc.record({
      id: fc.integer({ min: 0, max: 30 }),
      radius: fc.integer({ min: 0, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(anEdit, { maxLength: 120 }), (edits) => {
        const table = new InstanceTable();
        const model = new Map<string, number>();
        let card = new Float32Array(0);
        for (const { id, radius } of edits) {
          const key = `m${id}`;
          // A radius of 0 stands for taking it away.
          if (radius === 0) model.delete(key);
          else model.set(key, radius);
          if (radius === 0) table.remove(key);
          else table.set(key, at(radius), boxAt(radius));
          const { isNewRoom, runs } = table.takeChange();
          if (isNewRoom) card = table.bends.slice();
          for (const [from, to] of runs) card.set(table.bends.subarray(from * 4, to * 4), from * 4);
        }
        const drawn = Array.from({ length: table.count }, (_, slot) => [table.idAt(slot), card[slot * 4]]);
        expect(new Map(drawn as [string, number][])).toEqual(model);
        for (const radius of model.values()) {
          expect(table.bounds?.min[0]).toBeLessThanOrEqual(radius - 0.5);
          expect(table.bounds?.max[0]).toBeGreaterThanOrEqual(radius + 0.5);
        }
      }),
    );
  });
});
