import { LEVEL_VERSION } from '../level-format.ts';
import type { VersionedFile } from '../read/read-header.ts';
import { fromVersion0 } from './from-version-0.ts';
import type { FileFields, Migration } from './migration.ts';

/** The migration at index n leads from version n to version n + 1. */
const MIGRATIONS: readonly Migration[] = [fromVersion0];

/** The fields of a file as the present version has them. Its version is at most the present one. */
export function migrate({ fields, version }: VersionedFile): FileFields {
  return MIGRATIONS.slice(version, LEVEL_VERSION).reduce((file, migration) => migration(file), fields);
}
