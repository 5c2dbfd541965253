import { text } from '../../../core/text/text.ts';
import type { Editor } from '../editor.ts';
import { describeFailure } from '../failure-words.ts';
import { LEVEL_EXTENSION } from '../file-name.ts';

/** Saves the trace that is watched beside the level, one event a line, as the command line writes it. */
export async function saveTrace({ session, trace, host, messages, dialogs }: Editor): Promise<void> {
  const { value: log } = trace.log;
  if (!log) return;
  const stem = session.source.peek().fileName.replace(LEVEL_EXTENSION, '');
  const fileName = `${stem}.trace.jsonl`;
  const lines = Array.from({ length: log.count }, (_, index) => `${JSON.stringify(log.at(index))}\n`);
  const bytes = new TextEncoder().encode(lines.join(''));
  try {
    const saved = await host.request('export.save', { fileName, bytes, overwrite: false });
    if (saved.status === 'exists') {
      const answer = await dialogs.ask('choice', {
        title: text('trace.exists', { file: fileName }),
        paragraphs: [text('trace.exists-body')],
        choices: [{ id: 'replace', label: text('trace.replace'), look: 'danger' }],
      });
      if (answer === null) return;
      await host.request('export.save', { fileName, bytes, overwrite: true });
    }
    messages.add('good', text('trace.exported', { file: fileName }));
  } catch (error) {
    messages.add('refused', describeFailure(error));
  }
}
