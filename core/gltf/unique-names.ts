/** Gives each thing of a file a readable name of its own: engines find things by name. */
export class UniqueNames {
  private readonly taken = new Set<string>();
  /** Where to look on for each name: thousands of rooms without a name want the same one. */
  private readonly numbers = new Map<string, number>();

  /** The name if it is free, else with the first number behind it that makes it so. */
  take(wanted: string): string {
    let number = this.numbers.get(wanted) ?? 1;
    let name = number === 1 ? wanted : `${wanted} ${number}`;
    while (this.taken.has(name)) {
      number += 1;
      name = `${wanted} ${number}`;
    }
    this.numbers.set(wanted, number + 1);
    this.taken.add(name);
    return name;
  }
}
