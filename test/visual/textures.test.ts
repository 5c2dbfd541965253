import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { buildLevel } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

/** Unit direction of an oblique wall, and the side of it that the camera sees. */
const ALONG: Vec2 = [0.8, -0.6];
const FACING: Vec2 = [0.6, 0.8];

/** White in the quarter at the left foot, black in the others. */
function quarterImage(): Uint8Array {
  const side = 64;
  const image = new PNG({ width: side, height: side });
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const value = x < side / 2 && y >= side / 2 ? 255 : 0;
      image.data.set([value, value, value, 255], (y * side + x) * 4);
    }
  }
  return PNG.sync.write(image);
}

/** An oblique wall whose image is 1 m wide and 0.5 m high, and one whose image is missing. */
const LEVEL = serialiseLevel(
  buildLevel([
    { kind: 'material', id: 'tiles', color: '#ffffff', texture: 'assets/quarter.png', tiling: [1, 2] },
    { kind: 'material', id: 'gone', name: 'Slate', color: '#ffffff', texture: 'assets/gone.png' },
    { kind: 'storey', id: 'ground' },
    { kind: 'wall', id: 'w1', storey: 'ground', start: [0, 0], end: [4, -3], left: 'tiles', right: 'tiles' },
    { kind: 'wall', id: 'w2', storey: 'ground', start: [-5, 0], end: [-1, 0], left: 'gone', right: 'gone' },
  ]),
);

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  const levels = { 'house.level.json': LEVEL, 'assets/quarter.png': quarterImage() };
  app = await openEditor({ levels, context: { colorScheme: 'light' } });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
  await hands.settle();
});

afterAll(() => app.close());

/** How bright the face of the oblique wall is at a distance from the origin along it and a height. */
function brightnessAt(along: number, height: number): Promise<number> {
  const [x, z] = [0, 1].map((axis) => (ALONG[axis] ?? 0) * along + (FACING[axis] ?? 0) * 0.1);
  return hands.brightness([x ?? 0, z ?? 0], height);
}

describe('the texture of a material', () => {
  it('stands upright on an oblique wall in its own size, anchored in the world', async () => {
    const bright: string[] = [];
    for (const along of [0.75, 1.25, 1.75, 2.25, 2.75, 3.25]) {
      for (const height of [1.125, 1.375, 1.625, 1.875]) {
        if ((await brightnessAt(along, height)) > 70) bright.push(`${along} ${height}`);
      }
    }
    // The white quarter: the first half of each metre along the wall, the lower half of each half metre up.
    expect(bright).toEqual(
      [1.25, 2.25, 3.25].flatMap((along) => [1.125, 1.625].map((height) => `${along} ${height}`)),
    );
  });

  it('keeps its size near its borders: it is not stretched', async () => {
    for (const whole of [1, 2, 3]) {
      expect(await brightnessAt(whole + 0.06, 1.1)).toBeGreaterThan(70);
      expect(await brightnessAt(whole + 0.44, 1.1)).toBeGreaterThan(70);
      expect(await brightnessAt(whole - 0.06, 1.1)).toBeLessThan(50);
      expect(await brightnessAt(whole + 0.56, 1.1)).toBeLessThan(50);
    }
  });

  it('that is missing leaves the colour, and is listed as a problem with the reason', async () => {
    expect(await hands.brightness([-3, 0.1], 1.3)).toBeGreaterThan(70);
    await app.page.getByRole('tab', { name: /Problems/ }).click();
    await app.page.getByText(/“Slate” is not shown.*assets\/gone\.png/).waitFor();
  });

  it('is chosen in the inspector from a file, which is copied into the project', async () => {
    await app.page.getByRole('tab', { name: /Materials|Assets/ }).click();
    await app.page.getByRole('button', { name: 'Slate' }).first().click();
    const [chooser] = await Promise.all([
      app.page.waitForEvent('filechooser'),
      (async () => {
        await app.page.getByRole('tab', { name: 'Inspector' }).click();
        await app.page.getByRole('button', { name: /^Texture/ }).click();
        await app.page.getByRole('menuitem', { name: 'Choose an image…' }).click();
      })(),
    ]);
    await chooser.setFiles({
      name: 'Slate.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(quarterImage()),
    });
    await app.page.getByRole('button', { name: 'Texture: Slate.png' }).waitFor();
    await app.page.getByText('Image width').waitFor();
    const level = await hands.save('house.level.json');
    expect(level.records).toContainEqual(
      expect.objectContaining({ id: 'gone', texture: 'assets/Slate.png' }),
    );
  });

  it('makes no fault in the page', () => {
    expect(app.faults).toEqual([]);
  });
});
