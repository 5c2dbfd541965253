/** What may be wrong with a ring, its modules and their file, by name. */
export type RingFault =
  | 'missing'
  | 'unknown'
  | 'surface'
  | 'winding'
  | 'normal'
  | 'tangent'
  | 'bitangent'
  | 'uv'
  | 'color'
  | 'incomplete'
  | 'long-edge'
  | 'open'
  | 'inside-out'
  | 'shapes'
  | 'scale'
  | 'rotation'
  | 'names'
  | 'extras'
  | 'materials'
  | 'images'
  | 'apart'
  | 'inspect'
  | 'problems';

/** Collects what is wrong. */
export type Complain = (fault: RingFault, where: string) => void;

/** Runs a check and returns what it complains of; of one fault at one place only the first. */
export function collectFaults(check: (complain: Complain) => void): readonly string[] {
  const found = new Map<string, string>();
  check((fault, where) => {
    const [place] = where.split(':');
    const key = `${fault} ${place}`;
    if (!found.has(key)) found.set(key, `${fault}: ${where}`);
  });
  return [...found.values()];
}
