import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { forEachLevel, requireLevel } from './level-source.ts';
import { STANDARD_STREAM, tell, writeResult } from './streams.ts';

/** Rewrites each level in canonical form. A file that is in that form already is not touched. */
export function format(paths: readonly string[]): Promise<ExitStatus> {
  return forEachLevel(paths, async (path) => {
    const { level, source } = await requireLevel(path);
    const bytes = await prepareLevelBytes(serialiseLevel(level), path);
    if (path === STANDARD_STREAM) {
      await writeResult(path, bytes);
      return EXIT.done;
    }
    const isSame = Buffer.compare(source, bytes) === 0;
    if (!isSame) await writeResult(path, bytes);
    tell(text(isSame ? 'command-line.format.same' : 'command-line.format.done', { path }));
    return EXIT.done;
  });
}
