/**
 * The linear colour, each channel from 0 to 1, of an sRGB colour such as "#b5523b".
 * Source of the formula: IEC 61966-2-1, the electro-optical transfer function of sRGB.
 */
export function linearColor(srgb: string): [number, number, number] {
  return [toLinear(srgb.slice(1, 3)), toLinear(srgb.slice(3, 5)), toLinear(srgb.slice(5, 7))];
}

function toLinear(channel: string): number {
  const encoded = Number.parseInt(channel, 16) / 255;
  return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}
