import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolBench } from '../../test/support/tool-bench.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import { distance, type Vec2 } from '../math/vec2.ts';
import { findPlanDefects } from '../walls/plan-defects.ts';
import type { ToolKey } from './tool.ts';
import { TOOLS } from './tools.ts';

/** Half metres with a trembling hand: corners, walls and extensions are met often. */
const place = fc
  .tuple(fc.integer({ min: -4, max: 8 }), fc.integer({ min: -4, max: 8 }), fc.integer({ min: -3, max: 3 }))
  .map(([x, z, off]): Vec2 => [x / 2 + off / 100, z / 2 - off / 50]);

const KEYS: readonly ToolKey[] = ['escape', 'enter', 'tab', 'delete', 'backspace'];

const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      at: place,
      count: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('move' as const), at: place }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('release' as const), at: place }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('drag' as const), from: place, to: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('key' as const), key: fc.constantFrom(...KEYS) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      text: fc.constantFrom('2', '1,5', '0', 'x', '-'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tool' as const),
      id: fc.constantFrom(...TOOLS.map(({ id }) => id)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      held: fc.subarray(['shift', 'ctrl', 'alt'] as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('undo', 'redo', 'cancel', 'leave', 'sky', 'chain', 'click' as const),
      at: place,
    }),
  },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

function perform(hand: ToolBench, what: Deed): void {
  const { driver, store, host } = hand;
  switch (what.do) {
    case 'press':
      hand.press(...what.at, what.count);
      break;
    case 'move':
      hand.move(...what.at);
      break;
    case 'release':
      hand.release(...what.at);
      break;
    case 'drag':
      hand.drag(what.from, what.to);
      break;
    case 'click':
      hand.click(...what.at);
      break;
    case 'key':
      driver.key(what.key);
      break;
    case 'type':
      hand.type(what.text);
      break;
    case 'tool':
      driver.activate(what.id);
      break;
    case 'hold':
      hand.hold(...what.held);
      driver.changeModifiers(hand.at(0, 0).modifiers);
      break;
    case 'undo':
      store.undo();
      break;
    case 'redo':
      store.redo();
      break;
    case 'cancel':
      driver.cancel();
      break;
    case 'leave':
      driver.leave();
      break;
    case 'sky':
      driver.release({ ...hand.at(0, 0), free: null });
      break;
    case 'chain':
      host.isChaining = !host.isChaining;
  }
}

/** What a viewport would pick: the walls near the pointer, in some order. */
function pick(store: DocumentStore, at: Vec2): string[] {
  return [...store.ofKind('wall')]
    .filter(({ start, end }) => distance(start, at) + distance(at, end) < distance(start, end) + 0.1)
    .map(({ id }) => id);
}

const byId = (store: DocumentStore): Map<string, LevelRecord> =>
  new Map([...store.all()].map((record) => [record.id, record]));

const newBench = (): ToolBench =>
  new ToolBench('wall', [
    [0, 0],
    [2, 0],
  ]);

function act(hand: ToolBench, what: Deed): void {
  if ('at' in what) hand.under = pick(hand.store, what.at);
  perform(hand, what);
}

/** What holds after every single deed. */
function expectSound({ store, driver, host }: ToolBench, what: Deed, stepsBefore: number): void {
  expect(store.inGesture).toBe(driver.view.isBusy);
  if (what.do !== 'redo') expect(store.position).toBeLessThanOrEqual(stepsBefore + 1);
  if (what.do === 'cancel') expect(store.inGesture).toBe(false);
  // What a click began goes on where its end is refused, such as a stair that would be too steep.
  const isOver = !host.isChaining && driver.view.refusal === null;
  if (what.do === 'drag' && distance(what.from, what.to) > 0.1 && isOver) {
    expect(store.inGesture).toBe(false);
  }
}

describe('whatever a user does with the mouse and the keys', () => {
  it('a gesture is open exactly while a tool is at work, and a drag is at most one step', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const hand = newBench();
        for (const what of deeds) {
          const stepsBefore = hand.store.position;
          act(hand, what);
          expectSound(hand, what, stepsBefore);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('the plan stays planar, undoing everything is the start, and redoing everything the end', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
        const hand = newBench();
        const { store } = hand;
        const start = byId(store);
        for (const what of deeds) act(hand, what);
        hand.driver.cancel();
        expect(findPlanDefects(store)).toEqual([]);
        while (store.redo());
        const end = byId(store);
        while (store.undo());
        expect(byId(store)).toEqual(start);
        while (store.redo());
        expect(byId(store)).toEqual(end);
      }),
      { numRuns: 400 },
    );
  });
});
