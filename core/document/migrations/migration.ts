/** A level file as plain data, of some version. Nothing in it has been checked yet. */
export type FileFields = Readonly<Record<string, unknown>>;

/**
 * Makes a file of one version a file of the next. Pure; keeps what it does not know; leaves what it cannot make sense
 * of as it is, for the checks afterwards to report; keeps the number and order of records, so that places stay true.
 */
export type Migration = (file: FileFields) => FileFields;
