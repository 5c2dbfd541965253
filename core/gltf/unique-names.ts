/** Gives each thing of a file a readable name of its own: engines find things by name. */
export class UniqueNames {
  private readonly taken = new Set<string>();

  /** The name if it is free, else with the first number behind it that makes it so. */
  take(wanted: string): string {
    let name = wanted;
    for (let number = 2; this.taken.has(name); number += 1) name = `${wanted} ${number}`;
    this.taken.add(name);
    return name;
  }
}
