/** In pixels: the height of every row. */
export const ROW_HEIGHT = 26;
/** Rows drawn above and below what is in sight, so that scrolling shows no gaps. */
const MARGIN = 8;

/** Which rows are drawn: from first up to, not including, end. */
export function visibleRows(scrollTop: number, height: number, count: number): readonly [number, number] {
  const first = Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - MARGIN);
  const end = Math.min(count, Math.ceil((scrollTop + height) / ROW_HEIGHT) + MARGIN);
  return [Math.min(first, end), end];
}

/** Where to scroll so that a row is in sight; the same place when it is. */
export function scrollTo(row: number, scrollTop: number, height: number): number {
  const top = row * ROW_HEIGHT;
  if (top < scrollTop) return top;
  return top + ROW_HEIGHT > scrollTop + height ? top + ROW_HEIGHT - height : scrollTop;
}
