/** Things of which some hang together; they may be added one by one. */
export class Groups {
  private readonly heads: number[];

  constructor(size = 0) {
    this.heads = Array.from({ length: size }, (_, index) => index);
  }

  /** Adds one that is alone, and returns its number. */
  add(): number {
    return this.heads.push(this.heads.length) - 1;
  }

  /** The same for all that hang together. */
  head(of: number): number {
    let head = of;
    for (let next = this.heads[head] ?? head; next !== head; next = this.heads[head] ?? head) head = next;
    this.heads[of] = head;
    return head;
  }

  /** Returns whether they were apart. */
  join(a: number, b: number): boolean {
    const [first, second] = [this.head(a), this.head(b)];
    this.heads[second] = first;
    return first !== second;
  }

  count(): number {
    return this.heads.reduce((sum, head, index) => (head === index ? sum + 1 : sum), 0);
  }
}
