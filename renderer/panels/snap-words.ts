import { text } from '../../core/text/text.ts';
import type { SnapSettings } from '../../core/tools/snapping.ts';

const DEGREES = 180 / Math.PI;

/** Radians as degrees without the noise of the conversion: 15, 22.5. */
export const toDegrees = (radians: number): number => Math.round(radians * DEGREES * 1e6) / 1e6;

/** The snap state in few words: "0.1 m · 15° · ends". */
export function describeSnap(snap: SnapSettings): string {
  const parts = [
    snap.gridStep > 0 && `${snap.gridStep} m`,
    snap.angleStep > 0 && `${toDegrees(snap.angleStep)}°`,
    snap.toJoints && text('editor.snap.ends'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' · ') : text('editor.snap.off');
}
