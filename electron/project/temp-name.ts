import { randomBytes } from 'node:crypto';
import { cutToBytes, LONGEST_NAME } from './file-name.ts';

const RANDOM_BYTES = 6;
const OURS = new RegExp(`^\\..*\\.(\\d+)\\.[0-9a-f]{${2 * RANDOM_BYTES}}\\.tmp$`, 's');

/**
 * A fresh name for a file that is being written, in the folder of the file it will replace. It says which process
 * writes it, so that what a killed process left can be told from what is under way.
 */
export function makeTempName(name: string): string {
  const tail = `.${process.pid}.${randomBytes(RANDOM_BYTES).toString('hex')}.tmp`;
  return `.${cutToBytes(name, LONGEST_NAME - 1 - tail.length)}${tail}`;
}

/** The process that wrote a file of this name, or undefined when the name is not one of ours. */
export function findTempWriter(name: string): number | undefined {
  const pid = OURS.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}
