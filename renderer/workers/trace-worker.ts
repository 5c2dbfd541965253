import { buildLevel } from '../../core/defence/builder/build-level.ts';
import type { BuilderParameters } from '../../core/defence/builder/parameters.ts';
import { TraceRecorder } from '../../core/defence/trace/trace-log.ts';
import type { Recording } from '../session/trace/trace-viewer.ts';

/** Builds one level with somebody who listens, beside the page. */
addEventListener('message', ({ data }: MessageEvent<BuilderParameters>) => {
  const recorder = new TraceRecorder();
  const result = buildLevel(data, recorder.listen);
  const log = recorder.finish();
  const recording: Recording = { log, isRejected: !result.ok };
  postMessage(recording, { transfer: [log.words.buffer, log.starts.buffer] });
});
