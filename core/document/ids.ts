/** Makes ids; `isTaken` says which the level has, or had in this session. */
export type NewId = (kind: string, isTaken: (id: string) => boolean) => string;

/** Letters and digits that cannot be mistaken for one another when read aloud or in a small font. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** 31^6 ≈ 9e8 ids a kind: two people who draw 1,000 walls each on branches collide about once in 900 merges. */
const RANDOM_LENGTH = 6;

/**
 * Ids such as "w7kq2fx": the kind's first letter and random letters, so that two people who work on copies of one
 * level do not make the same id. Random rather than counted also means that an id is not reused in a later session.
 * @param random uniform in [0, 1)
 */
export function randomIds(random: () => number): NewId {
  return (kind, isTaken) => {
    for (;;) {
      let id = kind.charAt(0);
      for (let index = 0; index < RANDOM_LENGTH; index += 1) {
        id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
      }
      if (!isTaken(id)) return id;
    }
  };
}

/** Ids such as "w1", "w2": for generators and templates, whose output is the same on every run. */
export function countedIds(): NewId {
  const next = new Map<string, number>();
  return (kind, isTaken) => {
    for (;;) {
      const number = (next.get(kind) ?? 0) + 1;
      next.set(kind, number);
      const id = `${kind.charAt(0)}${number}`;
      if (!isTaken(id)) return id;
    }
  };
}

/**
 * Ids for a gesture: after each `rewind` the same ones are handed out again, kind by kind in the same order, so that
 * what is being dragged into being keeps its id from preview to preview and no id is used up by looking.
 */
export class RepeatableIds {
  private readonly handedOut = new Map<string, string[]>();
  private readonly next = new Map<string, number>();
  private readonly freshId: (kind: string) => string;

  constructor(freshId: (kind: string) => string) {
    this.freshId = freshId;
  }

  rewind(): void {
    this.next.clear();
  }

  /** A field, so that commands may take it apart from its object. */
  readonly newId = (kind: string): string => {
    const ids = this.handedOut.get(kind) ?? [];
    const index = this.next.get(kind) ?? 0;
    const id = ids[index] ?? this.freshId(kind);
    ids[index] = id;
    this.handedOut.set(kind, ids);
    this.next.set(kind, index + 1);
    return id;
  };
}
