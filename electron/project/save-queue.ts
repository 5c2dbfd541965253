interface Waiting<Job, Outcome> {
  job: Job;
  readonly outcome: Promise<Outcome>;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

interface Lane<Job, Outcome> {
  readonly running: Promise<Outcome>;
  next: Waiting<Job, Outcome> | null;
}

/**
 * One save of a file at a time. What is asked for while one runs waits; of several that wait the newest is done and
 * all are told its outcome: what they wanted to write is older than what then lies on disk.
 */
export class SaveQueue<Job, Outcome> {
  private readonly lanes = new Map<string, Lane<Job, Outcome>>();
  private readonly run: (job: Job) => Promise<Outcome>;
  private readonly merge: (older: Job, newer: Job) => Job;

  /** @param merge what is done in place of both; the newer one's content */
  constructor(run: (job: Job) => Promise<Outcome>, merge: (older: Job, newer: Job) => Job) {
    this.run = run;
    this.merge = merge;
  }

  /** @param file what must not be written twice at once, such as a real path */
  add(file: string, job: Job): Promise<Outcome> {
    const lane = this.lanes.get(file);
    if (!lane) return this.start(file, job);
    if (lane.next) lane.next.job = this.merge(lane.next.job, job);
    else lane.next = makeWaiting(job);
    return lane.next.outcome;
  }

  /** Resolves when nothing is being written any more. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) {
      await Promise.allSettled([...this.lanes.values()].map((lane) => lane.running));
    }
  }

  private start(file: string, job: Job): Promise<Outcome> {
    const running = this.run(job);
    const lane: Lane<Job, Outcome> = { running, next: null };
    this.lanes.set(file, lane);
    const goOn = (): void => {
      this.lanes.delete(file);
      if (lane.next) lane.next.settle(this.start(file, lane.next.job));
    };
    running.then(goOn, goOn);
    return running;
  }
}

function makeWaiting<Job, Outcome>(job: Job): Waiting<Job, Outcome> {
  let settle: (outcome: Promise<Outcome>) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    settle = resolve;
  });
  return { job, outcome, settle };
}
