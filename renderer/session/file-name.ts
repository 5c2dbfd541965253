/** What the name of a level file ends in. */
export const LEVEL_EXTENSION = '.level.json';
/** Characters that some system refuses in a file name, and control characters. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu;
/** In UTF-16 units: leaves room for the extension within the 255 bytes of most disks, also in UTF-8. */
const MAX_STEM = 60;

/** A file name to begin with for a level of that name; the host has the last word on names. */
export function suggestFileName(levelName: string): string {
  const stem = levelName
    .replace(REFUSED, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, MAX_STEM);
  return `${stem.replace(/[. ]+$/, '') || 'Untitled'}${LEVEL_EXTENSION}`;
}

/** What the user typed as a file name, with the extension if it was left out. */
export function completeFileName(typed: string): string {
  const name = typed.trim();
  if (name.toLowerCase().endsWith(LEVEL_EXTENSION)) return name;
  return `${name.replace(/\.json$/i, '')}${LEVEL_EXTENSION}`;
}
