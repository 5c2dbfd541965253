/** What decides between the Electron window and the browser. */
export interface Surroundings {
  /** The user said --browser. */
  readonly wantsBrowser: boolean;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The system's user id; undefined on Windows. */
  readonly userId: number | undefined;
}

/** Why the editor opens in the browser, as a key of the texts. */
export type BrowserReason =
  | 'start.because-asked'
  | 'start.because-no-display'
  | 'start.because-root'
  | 'start.because-not-fetched'
  | 'start.because-ended';

/** Why a window of our own is out of the question here, or undefined when it is worth trying. */
export function findBrowserReason({
  wantsBrowser,
  platform,
  env,
  userId,
}: Surroundings): BrowserReason | undefined {
  if (wantsBrowser) return 'start.because-asked';
  if (platform !== 'linux') return undefined;
  if (!env.DISPLAY && !env.WAYLAND_DISPLAY) return 'start.because-no-display';
  // Chromium refuses to run its sandbox as root, and we do not run without it.
  if (userId === 0) return 'start.because-root';
  return undefined;
}
