import { basename } from 'node:path';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createTemplate, type TemplateName } from '../../core/templates/templates.ts';
import { text } from '../../core/text/text.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { STANDARD_STREAM, tell, writeResult } from './streams.ts';

const EXTENSION = /(\.level)?\.json$/i;

/** Writes a new level, named after its file. */
export async function newLevel(
  path: string,
  { template, force }: { readonly template: TemplateName; readonly force: boolean },
): Promise<ExitStatus> {
  const level = createTemplate(template);
  const name = path === STANDARD_STREAM ? level.header.name : basename(path).replace(EXTENSION, '');
  const bytes = await prepareLevelBytes(
    serialiseLevel({ ...level, header: { ...level.header, name } }),
    path,
  );
  await writeResult(path, bytes, { mustBeNew: !force });
  if (path !== STANDARD_STREAM) tell(text('command-line.new.done', { path, template }));
  return EXIT.done;
}
