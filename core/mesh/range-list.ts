/** A run of whole numbers: `start` and those after it, `count` in all. */
export interface Range {
  readonly start: number;
  readonly count: number;
}

/** Gives out runs of a growing array and takes them back. Neighbouring free runs become one. */
export class RangeList {
  private free: Range[] = [];
  private top = 0;

  /** One past the last number that was ever given out and lies below a run in use. */
  get end(): number {
    return this.top;
  }

  /** A run of `count` numbers: the first free one that is long enough, else a new one at the end. */
  take(count: number): Range {
    const index = this.free.findIndex((range) => range.count >= count);
    const range = this.free[index];
    if (!range) {
      const start = this.top;
      this.top += count;
      return { start, count };
    }
    const left = { start: range.start + count, count: range.count - count };
    this.free.splice(index, 1, ...(left.count > 0 ? [left] : []));
    return { start: range.start, count };
  }

  /** Takes back a run that `take` gave. */
  give({ start, count }: Range): void {
    if (count === 0) return;
    const index = this.placeOf(start);
    const before = this.free[index - 1];
    const after = this.free[index];
    const joinsBefore = before !== undefined && before.start + before.count === start;
    const joinsAfter = after !== undefined && start + count === after.start;
    const first = joinsBefore ? before.start : start;
    const last = joinsAfter ? after.start + after.count : start + count;
    this.free.splice(joinsBefore ? index - 1 : index, Number(joinsBefore) + Number(joinsAfter), {
      start: first,
      count: last - first,
    });
    this.lowerTop();
  }

  private lowerTop(): void {
    const last = this.free.at(-1);
    if (!last || last.start + last.count !== this.top) return;
    this.free.pop();
    this.top = last.start;
  }

  /** Where a run that begins at `start` belongs among the free ones (binary search). */
  private placeOf(start: number): number {
    let low = 0;
    let high = this.free.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.free[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
