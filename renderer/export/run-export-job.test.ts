import { describe, expect, it } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import type { ExportNews } from './export-messages.ts';
import { runExportJob } from './run-export-job.ts';

const LEVEL: Level = {
  header: { name: 'House', extra: {} },
  records: [
    { kind: 'storey', id: 'ground' },
    { kind: 'wall', id: 'w1', storey: 'ground', start: [0, 0], end: [5, 0] },
  ],
};
const OPTIONS = { fileName: 'house.glb', programVersion: '1' };

async function run(options: typeof OPTIONS & { storeys?: string[] }): Promise<ExportNews[]> {
  const news: ExportNews[] = [];
  // What a worker receives is a copy.
  await runExportJob(structuredClone({ level: LEVEL, options }), (one) => news.push(one));
  return news;
}

describe('the export beside the page', () => {
  it('writes the same bytes as the command line', async () => {
    const last = (await run(OPTIONS)).at(-1);
    if (last?.type !== 'done') throw new Error('the export is done');
    const direct = await exportLevel(LEVEL, OPTIONS);
    expect(joinParts(last.result.files[0])).toEqual(joinParts(direct.files[0]));
  });

  it('tells how far it is, up to the end', async () => {
    const fractions = (await run(OPTIONS)).flatMap((news) =>
      news.type === 'progress' ? [news.fraction] : [],
    );
    expect(fractions.at(-1)).toBe(1);
    expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
  });

  it('says in words what cannot be exported', async () => {
    expect(await run({ ...OPTIONS, storeys: ['attic'] })).toEqual([
      { type: 'refused', code: 'export.no-such-storey', params: { storey: 'attic' } },
    ]);
  });
});
