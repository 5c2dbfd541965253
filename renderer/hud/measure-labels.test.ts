import { describe, expect, it } from 'vitest';
import type { Measure } from '../../core/tools/tool.ts';
import { buildToolLabels } from './measure-labels.ts';

const length: Measure = { field: 'length', value: 3.25, at: [1, 2], entry: null, isFocused: true };
const angle: Measure = { field: 'angle', value: Math.PI / 2, at: [3, 4], entry: null, isFocused: false };
const inSight = (): readonly [number, number] => [100, 50];

describe('the numbers in the viewport', () => {
  it('show length in metres and angle in degrees beside what they measure', () => {
    const labels = buildToolLabels([length, angle], null, null, ([x, z]) => [x * 10, z * 10]);
    expect(labels).toMatchObject([
      { text: '3.25', unit: 'm', at: [10, 20], isFocused: true },
      { text: '90', unit: '°', at: [30, 40], isFocused: false },
    ]);
  });

  it('show what is being typed as it is typed', () => {
    const [label] = buildToolLabels([{ ...length, entry: '4,' }], null, null, inSight);
    expect(label?.text).toBe('4,');
  });

  it('leave out what is behind the eye', () => {
    expect(buildToolLabels([length], null, null, () => null)).toEqual([]);
  });

  it('say at the pointer why something is refused', () => {
    const refusal = { code: 'walls.too-short', params: { length: 0.01 } } as const;
    const [label] = buildToolLabels([], refusal, [7, 8], inSight);
    expect(label).toMatchObject({ text: 'A wall needs at least 0.01 m.', at: [7, 8], tone: 'refused' });
    expect(buildToolLabels([], refusal, null, inSight)).toEqual([]);
  });
});
