/** Which ids changed since its reader last looked. */
export interface ChangeFeed {
  /** The ids changed since the last call (at the first: all), each once. */
  take(): readonly string[];
  /** Ends the feed, so that nothing is kept for it any more. */
  stop(): void;
}

/** Tells any number of readers, each at its own pace, which ids changed. */
export class ChangeFeeds {
  private readonly pending = new Set<Set<string>>();

  /**
   * @param ids what the first `take` gives
   * @param settle called before each `take`, to announce what is not announced yet
   */
  open(ids: Iterable<string>, settle: () => void): ChangeFeed {
    const changed = new Set(ids);
    this.pending.add(changed);
    return {
      take: () => {
        settle();
        const taken = [...changed];
        changed.clear();
        return taken;
      },
      stop: () => {
        this.pending.delete(changed);
        changed.clear();
      },
    };
  }

  announce(ids: ReadonlySet<string>): void {
    for (const changed of this.pending) {
      for (const id of ids) changed.add(id);
    }
  }
}
