import type { Wall } from '../document/schema/wall.ts';

/** The walls of a storey. The index by id is made at the first edit: what is only read does without. */
export class StoreyWalls {
  /** Undefined after an edit, until somebody asks. Once handed out, it is never changed. */
  private list: readonly Wall[] | undefined;
  private byId: Map<string, Wall> | undefined;

  /** @param walls their ids are unique; never changed afterwards */
  constructor(walls: readonly Wall[]) {
    this.list = walls;
  }

  /** In no promised order. */
  get all(): readonly Wall[] {
    this.list ??= [...this.index().values()];
    return this.list;
  }

  /** Adds a wall, in place of the one of its id if there is one. */
  set(wall: Wall): void {
    this.index().set(wall.id, wall);
    this.list = undefined;
  }

  /** Removes the wall of that id. Returns whether there was one. */
  delete(id: string): boolean {
    const isFound = this.index().delete(id);
    if (isFound) this.list = undefined;
    return isFound;
  }

  private index(): Map<string, Wall> {
    this.byId ??= new Map(this.list?.map((wall) => [wall.id, wall]));
    return this.byId;
  }
}
