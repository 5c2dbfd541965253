import { expect, it } from 'vitest';
import { ClickCounter } from './click-counter.ts';

it('tells double clicks by place and time, and starts afresh after each', () => {
  const clicks = new ClickCounter();
  expect(clicks.count([10, 10], 0)).toBe(1);
  expect(clicks.count([12, 11], 200)).toBe(2);
  expect(clicks.count([12, 11], 300)).toBe(1);
  expect(clicks.count([40, 11], 400)).toBe(1);
  expect(clicks.count([40, 11], 1000)).toBe(1);
});
