/** Entries taken out of a list into a shorter one, each once, in the order they were first asked for. */
export class PickedEntries<T> {
  readonly picked: T[] = [];
  private readonly places = new Map<number, number>();
  private readonly all: readonly T[];

  constructor(all: readonly T[] = []) {
    this.all = all;
  }

  /** The place of an entry in the shorter list. @param index in the longer one */
  take(index: number): number {
    const known = this.places.get(index);
    if (known !== undefined) return known;
    const entry = this.all[index];
    if (entry === undefined) throw new RangeError(`there is no entry ${index}`);
    this.places.set(index, this.picked.length);
    return this.picked.push(entry) - 1;
  }

  /** Each entry that was taken, with its index in the longer list. */
  get taken(): readonly (readonly [number, T])[] {
    return [...this.places.keys()].flatMap((index, at) => {
      const entry = this.picked[at];
      return entry === undefined ? [] : [[index, entry] as const];
    });
  }
}
