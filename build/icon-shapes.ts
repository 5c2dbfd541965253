/** The icon on a square of 64: two walls that meet at a corner from either side, on a dark ground. */
export const ICON_SIZE = 64;

export type Rgb = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

export const GROUND = { radius: 14, colour: [0x23, 0x26, 0x2c] as Rgb };

export const POLYGONS: readonly { readonly colour: Rgb; readonly points: readonly Point[] }[] = [
  {
    colour: [0xe8, 0xe4, 0xda],
    points: [
      [14, 16],
      [22, 16],
      [22, 40],
      [50, 40],
      [50, 48],
      [14, 48],
    ],
  },
  {
    colour: [0xe0, 0x8a, 0x3c],
    points: [
      [50, 16],
      [50, 32],
      [42, 32],
      [42, 24],
      [30, 24],
      [30, 16],
    ],
  },
];

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The icon as the page shows it in its tab: renderer/icon.svg. */
export function iconSvg(): string {
  const polygons = POLYGONS.map(
    ({ colour, points }) =>
      `  <polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${hex(colour)}" />`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}">`,
    '  <title>Levelwright</title>',
    `  <rect width="${ICON_SIZE}" height="${ICON_SIZE}" rx="${GROUND.radius}" fill="${hex(GROUND.colour)}" />`,
    ...polygons,
    '</svg>',
    '',
  ].join('\n');
}
