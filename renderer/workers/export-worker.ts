import type { ExportJob, ExportNews } from '../export/export-messages.ts';
import { runExportJob } from '../export/run-export-job.ts';

/** Exports one level beside the page, so that the window stays alive; ended from outside to cancel. */
addEventListener('message', ({ data }: MessageEvent<ExportJob>) => {
  void runExportJob(data, (news: ExportNews) => {
    const files =
      news.type === 'done' ? news.result.files.flatMap(({ parts }) => parts.map(({ buffer }) => buffer)) : [];
    postMessage(news, { transfer: files });
  });
});
