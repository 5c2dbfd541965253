/** What a level file says it is, in its first field. */
export const LEVEL_FORMAT = 'levelwright/level';

/** The version of the format that this program writes. A change of meaning is a new version with a migration. */
export const LEVEL_VERSION = 1;

/** The largest level file that is read, in bytes: ten times what a level of 10,000 walls takes; larger is a mistake. */
export const MAX_LEVEL_BYTES = 64 * 1024 * 1024;

/** Lists and objects inside one another. A level needs 5; recursion of readers and writers is safe far beyond this. */
export const MAX_DEPTH = 100;

/** Problems listed one by one; more than that nobody reads, and their number is told. */
export const MAX_PROBLEMS = 1000;
