import type { ModuleModel } from '../../core/modules/module-model.ts';
import type { ParseJob, ParseNews } from '../modules/module-messages.ts';
import { runParseJob } from '../modules/run-parse-job.ts';

/** Makes plain data of modules beside the page. */
addEventListener('message', ({ data }: MessageEvent<ParseJob>) => {
  void runParseJob(data, (news: ParseNews) => {
    postMessage(news, { transfer: news.type === 'done' ? buffersOf(news.model) : [] });
  });
});

/** Each once: a buffer that two arrays share is handed over with both. */
function buffersOf({ meshes, images }: ModuleModel): ArrayBuffer[] {
  const arrays = meshes.flatMap(({ vertices: { uvs, ...arrays } }) => [...Object.values(arrays), ...uvs]);
  const buffers = [...arrays, ...images.map(({ bytes }) => bytes)].map(({ buffer }) => buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}
