export type ThemeName = 'dark' | 'light';

/** The colours of the viewport, as sRGB: the same tokens that the panels' style sheet has. */
export interface ViewportTheme {
  readonly backdrop: { readonly top: string; readonly bottom: string };
  readonly grid: string;
  readonly axisX: string;
  readonly axisZ: string;
  /** Lines between the cells of a ring, and those at its borders and its threshold. */
  readonly ring: { readonly line: string; readonly edge: string };
  readonly accent: string;
  readonly good: string;
  readonly doubtful: string;
  readonly refused: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly dim: string;
  /** Tell rooms apart where the steps of a generated building are shown; ROOM_COLORS of them. */
  readonly rooms: readonly string[];
  /** How dark the ground gets beside a wall, 0 to 1. */
  readonly shade: number;
  /**
   * Colours of the light from above, from the ground, and from the floor of a room that one stands in; strengths of the
   * two lights from the sides.
   */
  readonly light: {
    readonly sky: string;
    readonly ground: string;
    readonly indoors: string;
    readonly key: number;
    readonly fill: number;
  };
}

export const THEMES: Readonly<Record<ThemeName, ViewportTheme>> = {
  dark: {
    backdrop: { top: '#222834', bottom: '#12151a' },
    grid: '#303846',
    axisX: '#7a4a4f',
    axisZ: '#3f5f8a',
    ring: { line: '#56657e', edge: '#a3b4cc' },
    accent: '#4da3ff',
    good: '#5fd08a',
    doubtful: '#f0b429',
    refused: '#ff6b6b',
    raised: '#232831',
    line: '#2e3541',
    text: '#e6e9ee',
    dim: '#98a2b3',
    rooms: ['#5b9bd5', '#6fbf73', '#d9a441', '#b48ae0', '#e08a66', '#4fb8b8', '#d97fa6', '#9fae4a'],
    shade: 0.8,
    light: { sky: '#cbced5', ground: '#7f838d', indoors: '#e2e2e0', key: 1.02, fill: 0.22 },
  },
  light: {
    backdrop: { top: '#dfe6ee', bottom: '#f6f8fa' },
    grid: '#c5cfdb',
    axisX: '#d09a9a',
    axisZ: '#8fb0dc',
    ring: { line: '#9fb0c4', edge: '#4f6178' },
    accent: '#0b6bcb',
    good: '#1c8a4c',
    doubtful: '#a66a00',
    refused: '#c62828',
    raised: '#ffffff',
    line: '#d8dee7',
    text: '#1b2230',
    dim: '#5b6675',
    rooms: ['#3f84c8', '#4a9e55', '#c08a1e', '#8d62c4', '#c9683f', '#2b9494', '#bd5585', '#7d8c26'],
    shade: 0.28,
    light: { sky: '#d6d9de', ground: '#9296a0', indoors: '#f2f2f0', key: 1.08, fill: 0.22 },
  },
};

/** Red, green and blue of "#rrggbb", 0 to 1. */
export function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}
