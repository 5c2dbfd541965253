import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAngle, formatLength, parseAngle, parseLength, parseNumber } from './number-entry.ts';

describe('typing a number', () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1e3', 1000],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234', 1.234],
    [' 7 ', 7],
    ['.5', 0.5],
    [',5', 0.5],
    ['2,', 2],
    ['-3', -3],
  ])('reads "%s" as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-',
    ',',
    '1,2,3',
    '1.2.3',
    '12.34,5',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '1 2',
    '2,5,',
  ])('reads "%s" as nothing', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('never makes minus nought', () => {
    expect(Object.is(parseNumber('-0'), 0)).toBe(true);
    expect(Object.is(parseNumber('-1e-999'), 0)).toBe(true);
  });

  it('is a finite number or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.double(), (text, value) => {
        for (const typed of [text, String(value), `${value} cm`]) {
          for (const parse of [parseNumber, parseLength, parseAngle]) {
            const read = parse(typed);
            expect(read === null || Number.isFinite(read)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('typing a length', () => {
  it.each([
    ['3.25', 3.25],
    ['3,25', 3.25],
    ['325 cm', 3.25],
    ['3250mm', 3.25],
    ['3.25 m', 3.25],
    ['3,25M', 3.25],
    ['0.01 km', 10],
  ])('reads "%s" as %d m', (text, metres) => {
    expect(parseLength(text)).toBeCloseTo(metres, 12);
  });

  it.each(['m', '3 feet', '3 m 20', 'cm 3', '3 e'])('does not guess at "%s"', (text) => {
    expect(parseLength(text)).toBeNull();
  });
});

describe('typing an angle', () => {
  it('reads degrees, with and without their sign', () => {
    expect(parseAngle('180')).toBeCloseTo(Math.PI, 12);
    expect(parseAngle('22,5°')).toBeCloseTo(Math.PI / 8, 12);
    expect(parseAngle('-90 deg')).toBeCloseTo(-Math.PI / 2, 12);
    expect(parseAngle('90 m')).toBeNull();
  });
});

describe('showing a number', () => {
  it('shows centimetres, and millimetres where there are any', () => {
    expect([3, 3.25, 3.251, 0.1 + 0.2, 12.3456].map(formatLength)).toEqual([
      '3.00',
      '3.25',
      '3.251',
      '0.30',
      '12.346',
    ]);
  });

  it('shows no minus before nought', () => {
    expect(formatLength(-0)).toBe('0.00');
    expect(formatLength(-0.0004)).toBe('0.00');
    expect(formatAngle(-0)).toBe('0');
  });

  it('shows degrees from 0 to 359.9', () => {
    expect(
      [0, Math.PI / 2, -Math.PI / 2, 2 * Math.PI, Math.PI / 8, 2 * Math.PI - 1e-9].map(formatAngle),
    ).toEqual(['0', '90', '270', '0', '22.5', '0']);
  });

  it('shows a length that reads back as what it was, to the millimetre', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (millimetres) => {
        expect(parseLength(formatLength(millimetres / 1000))).toBeCloseTo(millimetres / 1000, 9);
      }),
    );
  });
});
