import { PNG } from 'pngjs';
import { hashOf, noise } from '../textures/noise.ts';

/** Pixels a side. */
const SIDE = 128;

/** sRGB, each from 0 to 255. */
type Color = readonly [red: number, green: number, blue: number];
type Pattern = (u: number, v: number) => Color;

/** How high the plates of a deck lie at a place, from 0 in the joints to 1: two by two with rounded edges. */
function plateHeight(u: number, v: number): number {
  const edge = (t: number): number => 0.5 - Math.abs(((t * 2) % 1) - 0.5);
  const inwards = Math.min(1, Math.min(edge(u), edge(v)) / 0.035);
  return inwards * inwards * (3 - 2 * inwards);
}

const deckColor: Pattern = (u, v) => {
  const tone = hashOf(Math.floor(u * 2), Math.floor(v * 2), 4);
  const grain = noise(u, v, { x: 32, y: 32 }, 2);
  const wear = noise(u, v, { x: 5, y: 4 }, 9);
  const shade = (0.55 + 0.45 * plateHeight(u, v)) * (0.93 + 0.04 * tone + 0.03 * grain + 0.05 * wear);
  return [138 * shade, 149 * shade, 162 * shade];
};

/** How steep the heights look; and how far apart they are compared, as a part of the image. */
const STEEPNESS = 0.02;
const APART = 1 / SIDE;

/** Slopes as glTF has them: red to the right, green up, blue out of the image. */
const deckNormal: Pattern = (u, v) => {
  const wrapped = (t: number): number => ((t % 1) + 1) % 1;
  const height = (x: number, y: number): number => plateHeight(wrapped(x), wrapped(y));
  const right = ((height(u - APART, v) - height(u + APART, v)) / (2 * APART)) * STEEPNESS;
  const up = ((height(u, v + APART) - height(u, v - APART)) / (2 * APART)) * STEEPNESS;
  const length = Math.hypot(right, up, 1);
  const channel = (value: number): number => (value / length + 1) * 127.5;
  return [channel(right), channel(up), channel(1)];
};

/** Eight cells a side with bright lines between, and a broad one in the middle. */
const solarColor: Pattern = (u, v) => {
  const [x, y] = [(u * 4) % 1, (v * 4) % 1];
  if (Math.min(x, y) < 0.05) return [150, 164, 184];
  const shine = noise(u, v, { x: 4, y: 4 }, 6);
  const tone = hashOf(Math.floor(u * 4), Math.floor(v * 4), 7);
  return [22 + 10 * shine, 44 + 12 * tone + 10 * shine, 96 + 22 * tone + 14 * shine];
};

/** The images of the sample modules, by file name: PNG, always the same pixels. */
export const moduleImages = (): Readonly<Record<string, Uint8Array>> => ({
  'deck.png': draw(deckColor),
  'deck-normals.png': draw(deckNormal),
  'solar-cells.png': draw(solarColor),
});

function draw(pattern: Pattern): Uint8Array {
  const image = new PNG({ width: SIDE, height: SIDE });
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const color = pattern((x + 0.5) / SIDE, (y + 0.5) / SIDE).map(toByte);
      image.data.set([...color, 255], (y * SIDE + x) * 4);
    }
  }
  return Uint8Array.from(PNG.sync.write(image, { colorType: 2, deflateLevel: 9 }));
}

const toByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
