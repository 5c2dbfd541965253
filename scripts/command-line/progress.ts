import { type TextKey, text } from '../../core/text/text.ts';

export interface ProgressLine {
  /** @param fraction done, from 0 to 1 */
  readonly show: (fraction: number) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

const ERASE_LINE = '\r\u001b[K';
const SILENT: ProgressLine = { show: () => {}, end: () => {} };

/** A line on standard error that tells how far the work is; nothing where no one sees it. */
export function showProgress(words: TextKey): ProgressLine {
  const { stderr } = process;
  if (!stderr.isTTY) return SILENT;
  return {
    show: (fraction) => {
      stderr.write(`${ERASE_LINE}${text(words, { percent: Math.round(fraction * 100) })}`);
    },
    end: () => {
      stderr.write(ERASE_LINE);
    },
  };
}
