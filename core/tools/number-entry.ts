const FULL_TURN = 360;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** Metres in one of each unit that a length can be typed in. */
const LENGTH_UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['m', 1],
  ['cm', 0.01],
  ['mm', 0.001],
  ['km', 1000],
]);

const ANGLE_UNITS: ReadonlySet<string> = new Set(['', '°', 'deg']);

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** Whole thousands set apart by the one separator, a fraction by the other: 1.234,5 and 1,234.5. */
const GROUPED = /^[+-]?\d{1,3}(?:(\.\d{3})+,\d+|(,\d{3})+\.\d+)$/;
const WITH_UNIT = /^(.*?)\s*([a-z°]*)$/i;

/**
 * The number that a user typed, or null for anything else. Comma and point both stand for the decimal point; a text
 * with both is read only as grouped thousands ("1.234,5" is 1234.5). Never −0, never infinite.
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim();
  const value = PLAIN.test(trimmed.replace(',', '.'))
    ? Number(trimmed.replace(',', '.'))
    : parseGrouped(trimmed);
  if (!Number.isFinite(value)) return null;
  return value === 0 ? 0 : value;
}

/** The length that a user typed, in metres: "3.25", "3,25 m", "325 cm", "3250mm". Null for anything else. */
export function parseLength(text: string): number | null {
  const [number, unit] = splitUnit(text);
  const metres = LENGTH_UNITS.get(unit);
  const value = parseNumber(number);
  return metres === undefined || value === null ? null : value * metres;
}

/** The angle that a user typed in degrees, in radians: "45", "22,5°", "-90 deg". Null for anything else. */
export function parseAngle(text: string): number | null {
  const [number, unit] = splitUnit(text);
  const value = parseNumber(number);
  return ANGLE_UNITS.has(unit) && value !== null ? value / DEGREES_PER_RADIAN : null;
}

/** Metres with two digits, three where the millimetre counts; without the unit. Reads back by parseLength. */
export function formatLength(metres: number): string {
  const millimetres = Math.round(metres * 1000);
  return withoutMinusZero((millimetres / 1000).toFixed(millimetres % 10 === 0 ? 2 : 3));
}

/** Whole degrees in [0, 360), or one digit where it counts; without the unit. Reads back by parseAngle. */
export function formatAngle(radians: number): string {
  const tenths = Math.round(radians * DEGREES_PER_RADIAN * 10);
  const turned = ((tenths % (FULL_TURN * 10)) + FULL_TURN * 10) % (FULL_TURN * 10);
  return (turned / 10).toFixed(turned % 10 === 0 ? 0 : 1);
}

function parseGrouped(text: string): number {
  if (!GROUPED.test(text)) return Number.NaN;
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  return Number(`${text.slice(0, decimal).replace(/[.,]/g, '')}.${text.slice(decimal + 1)}`);
}

function splitUnit(text: string): readonly [number: string, unit: string] {
  const [, number = '', unit = ''] = WITH_UNIT.exec(text.trim()) ?? [];
  return [number, unit.toLowerCase()];
}

const withoutMinusZero = (digits: string): string =>
  Number(digits) === 0 ? digits.replace('-', '') : digits;
