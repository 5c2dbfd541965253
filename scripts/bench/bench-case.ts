/** One line of the table: ours against a peer in the same run. */
export interface BenchRow {
  readonly what: string;
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'calls';
  /** Median where it is a time. */
  readonly ours: number;
  /** Null: there is nothing to compare with, the figure stands alone. */
  readonly peer: { readonly name: string; readonly value: number } | null;
  /** The most that is allowed: of ours ÷ peer, or of ours alone where there is no peer. */
  readonly limit: number | null;
}

/** A group of rows that is measured together. */
export interface BenchCase {
  readonly name: string;
  readonly title: string;
  run(): Promise<readonly BenchRow[]>;
}

export const ratioOf = ({ ours, peer }: BenchRow): number | null => (peer ? ours / peer.value : null);

/** Is the row within its limit? Null: it has none. */
export const isWithinLimit = (row: BenchRow): boolean | null =>
  row.limit === null ? null : (ratioOf(row) ?? row.ours) <= row.limit;
