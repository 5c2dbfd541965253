import { ExportError } from './export-error.ts';
import type { ExportWatch } from './export-options.ts';

/** Records between two looks at the signal: about 2 ms of work. */
const RECORDS_A_TURN = 100;

/** Putting the file together is counted as a tenth of it all. */
const PART_OF_RECORDS = 0.9;

/** Tells how far an export is and ends it when it is to end. */
export class ExportProgress {
  private readonly watch: ExportWatch;
  private readonly total: number;
  private done = 0;
  private told = 0;

  /** @param total records that become geometry */
  constructor(watch: ExportWatch, total: number) {
    this.watch = watch;
    this.total = total;
  }

  /** Reports after each hundred records. */
  async advance(records: number): Promise<void> {
    this.done += records;
    if (this.done >= this.told + RECORDS_A_TURN) await this.tell();
  }

  /** Reports now: after a piece of work that took longer than a record's. */
  async tell(): Promise<void> {
    this.told = this.done;
    // Surfaces that no record stands for, such as the floor of an unnamed room, make more of them than of records.
    await this.report(PART_OF_RECORDS * Math.min(1, this.done / Math.max(1, this.total)));
  }

  /** Rejects with the ExportError `export.cancelled` when the export is to end. */
  async report(fraction: number): Promise<void> {
    const { onProgress, signal } = this.watch;
    await onProgress?.(fraction);
    if (signal?.aborted) throw new ExportError('export.cancelled');
  }
}
