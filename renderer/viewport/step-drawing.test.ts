import { describe, expect, test } from 'vitest';
import { ROOM_COLORS } from '../../core/walls/building-generator/room-colors.ts';
import { buildStepOverlay } from '../../core/walls/building-generator/step-overlay.ts';
import { ARTICLE_PLAN } from '../../test/support/article-plan.ts';
import { buildStepLabels } from '../hud/step-labels.ts';
import { buildStepDrawing } from './step-drawing.ts';
import { THEMES } from './viewport-theme.ts';

const PICTURE = { width: 1000, height: 1000 };
/** CSS pixels a metre: rooms of some metres have room for words. */
const SCALE = 40;

const overlay = (step: Parameters<typeof buildStepOverlay>[1]) =>
  buildStepOverlay(ARTICLE_PLAN, step, 0, [0, 0]);

describe('a step of a generated building in the viewport', () => {
  test('stands on the floor of its storey', () => {
    const { discs, surfaces, lines } = buildStepDrawing(overlay('doors'), 3, THEMES.light);
    const heights = [
      ...discs.map(({ at }) => at[1]),
      ...surfaces.flatMap(({ corners }) => corners.map(([, y]) => y)),
      ...lines.map(({ from }) => from[1]),
    ];
    expect(new Set(heights.map((height) => height.toFixed(1)))).toEqual(new Set(['3.0']));
    expect([discs.length, surfaces.length]).toEqual([12, 3]);
  });

  test('tells outer walls with something before them by dashes too', () => {
    const dashes = (look: string) => {
      const { lines } = overlay('outer-walls');
      const drawn = buildStepDrawing(overlay('outer-walls'), 0, THEMES.dark).lines;
      return new Set(drawn.filter((_, index) => lines[index]?.look === look).map(({ dash }) => dash > 0));
    };
    expect(dashes('clear')).toEqual(new Set([false]));
    expect(dashes('obstructed')).toEqual(new Set([true]));
  });

  test('every theme has a colour for each room', () => {
    for (const { rooms } of Object.values(THEMES)) expect(new Set(rooms).size).toBe(ROOM_COLORS);
  });

  test('names rooms by letters first, then points by their numbers; what is out of sight has none', () => {
    const labels = buildStepLabels(
      overlay('rooms'),
      ([x, z]) => (z > 8 ? null : [x * SCALE, z * SCALE]),
      PICTURE,
    );
    expect(labels.map(({ text }) => text)).toEqual([
      'A',
      'B',
      'C',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });

  test('a room that is small in the picture has its letter alone, a smaller one none; numbers do not crowd', () => {
    const storey = ARTICLE_PLAN.storeys.map((each) => ({
      ...each,
      rooms: each.rooms.map((room) => ({ ...room, use: 'kitchen' as const })),
    }));
    const rooms = buildStepOverlay({ ...ARTICLE_PLAN, storeys: storey }, 'rooms', 0, [0, 0]);
    // Cells of 3 × 3 m; the second room is two of them.
    const labelsAt = (scale: number) =>
      buildStepLabels(rooms, ([x, z]) => [x * scale, z * scale], PICTURE).map(({ text, unit }) =>
        `${text} ${unit}`.trim(),
      );
    expect(labelsAt(SCALE).slice(0, 3)).toEqual(['A Kitchen', 'B Kitchen', 'C Kitchen']);
    expect(labelsAt(17).slice(0, 3)).toEqual(['A', 'B Kitchen', 'C']);
    expect(labelsAt(7)).toEqual(['B', '0', '2', '6', '8']);
  });

  test('of a plan with more points than can be read, only the rooms are named', () => {
    const grid = { xs: Array.from({ length: 40 }, (_, i) => i), zs: Array.from({ length: 40 }, (_, i) => i) };
    const many = buildStepOverlay({ ...ARTICLE_PLAN, grid }, 'rooms', 0, [0, 0]);
    expect(
      buildStepLabels(many, ([x, z]) => [x * SCALE, z * SCALE], PICTURE).map(({ text }) => text),
    ).toEqual(['A', 'B', 'C']);
  });
});
