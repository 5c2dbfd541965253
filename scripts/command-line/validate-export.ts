/// <reference path="../types/gltf-validator.d.ts" />
import { type ValidationReport, validateBytes } from 'gltf-validator';
import type { ExportResult } from '../../core/gltf/export-options.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';

/** The validator's word for no limit. */
const ALL = 0;

/** What the Khronos validator says of an export, with the files beside the first one. It wants them in one piece. */
export function validateExport({ files }: ExportResult): Promise<ValidationReport> {
  return validateBytes(joinParts(files[0]), {
    // Without the time, the same level gives the same report.
    writeTimestamp: false,
    maxIssues: ALL,
    externalResourceFunction: async (uri) => {
      const file = files.find(({ name }) => name === uri);
      if (!file) throw new Error(`The export names ${uri} and does not hold it.`);
      return joinParts(file);
    },
  });
}
