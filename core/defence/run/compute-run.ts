import type { WalkTrack } from './walk-track.ts';

/** How enemies come. In tiles and seconds. */
export interface RunParameters {
  readonly count: number;
  /** Between one enemy and the next, in tiles. */
  readonly spacing: number;
  /** In tiles a second. */
  readonly speed: number;
}

/** A run at some time. */
export interface RunState {
  /** Enemies that have set out, by their order; of these the first have arrived. */
  readonly begun: number;
  readonly arrived: number;
}

/** How far an enemy has come: below 0 where it has not set out, beyond the track where it has arrived. */
export const distanceOf = ({ spacing, speed }: RunParameters, enemy: number, time: number): number =>
  speed * time - enemy * spacing;

/** When the last enemy arrives, in seconds. */
export const durationOf = (
  { count, spacing, speed }: RunParameters,
  track: Pick<WalkTrack, 'length'>,
): number => (track.length + Math.max(0, count - 1) * spacing) / speed;

/** Who is on the way at a time: it follows from the time alone, however often one looks. */
export function computeRun(
  { count, spacing, speed }: RunParameters,
  track: Pick<WalkTrack, 'length'>,
  time: number,
): RunState {
  const first = speed * time;
  const begun = first < 0 ? 0 : Math.min(count, Math.floor(first / spacing) + 1);
  const arrived =
    first < track.length ? 0 : Math.min(count, Math.floor((first - track.length) / spacing) + 1);
  return { begun, arrived };
}
