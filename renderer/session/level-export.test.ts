import { describe, expect, test } from 'vitest';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { readModule } from '../../core/gltf/module/read-module.ts';
import { type Bridge, RequestError } from '../../core/ipc/contract.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { EditorSession, unsavedSource } from './editor-session.ts';
import { LevelExport, PLAIN_CHOICE } from './level-export.ts';
import { LevelImages } from './level-images.ts';
import { LevelModules } from './level-modules.ts';
import { MessageLog } from './messages.ts';

/** A host that keeps what is written in a map, as a folder does. */
function folderHost(files: Map<string, Uint8Array>): Bridge {
  const answers: Readonly<Record<string, (input: never) => unknown>> = {
    'export.save': ({
      fileName,
      bytes,
      overwrite,
    }: {
      fileName: string;
      bytes: Uint8Array;
      overwrite: boolean;
    }) => {
      if (fileName.includes('/')) throw new RequestError({ code: 'name', message: 'A name has no “/”.' });
      if (files.has(fileName) && !overwrite) return { status: 'exists' };
      files.set(fileName, bytes);
      return { status: 'saved', fileName, size: bytes.length };
    },
  };
  return {
    request: async (name, input) => answers[name]?.(input as never) as never,
    onEvent: () => () => {},
  };
}

function setUp(files = new Map<string, Uint8Array>()) {
  const session = new EditorSession();
  session.openLevel(createCottage(), unsavedSource('Cottage.level.json'));
  const host = folderHost(files);
  const job = new LevelExport({
    host,
    session,
    images: new LevelImages(host, session),
    modules: new LevelModules(host, session, readModule),
    messages: new MessageLog(() => 0),
    programVersion: 'test',
    start: (level, options, onProgress) => ({
      result: exportLevel(level, options, { onProgress }),
      cancel: () => {},
    }),
  });
  return { files, session, job };
}

describe('exporting', () => {
  test('is offered the name of the level’s file, and writes one file', async () => {
    const { files, job } = setUp();
    expect(job.suggestedName).toBe('Cottage');
    await job.run({ ...PLAIN_CHOICE, name: 'Cottage' });
    expect([...files.keys()]).toEqual(['Cottage.glb']);
    expect(job.state.value).toMatchObject({ phase: 'done', result: { counts: { walls: 29 } } });
  });

  test('text has its geometry beside it, written before the file that names it', async () => {
    const { files, job } = setUp();
    await job.run({ ...PLAIN_CHOICE, name: 'Cottage', format: 'gltf' });
    expect([...files.keys()]).toEqual(['Cottage.bin', 'Cottage.gltf']);
  });

  test('a file that is there is replaced only when the user says so', async () => {
    const { files, job } = setUp(new Map([['Cottage.glb', new Uint8Array([1])]]));
    await job.run({ ...PLAIN_CHOICE, name: 'Cottage' });
    expect(job.state.value).toEqual({ phase: 'exists', fileName: 'Cottage.glb' });
    expect(files.get('Cottage.glb')).toHaveLength(1);
    await job.overwrite();
    expect(job.state.value.phase).toBe('done');
    expect(files.get('Cottage.glb')?.length).toBeGreaterThan(1000);
  });

  test('a refusal of the host is told in its words', async () => {
    const { job } = setUp();
    await job.run({ ...PLAIN_CHOICE, name: 'a/b' });
    expect(job.state.value).toEqual({ phase: 'failed', reason: 'A name has no “/”.' });
  });

  test('a drag that is under way is not exported', async () => {
    const { session, job } = setUp();
    const gesture = session.level.begin();
    await job.run({ ...PLAIN_CHOICE, name: 'Cottage' });
    expect(gesture.commit()).toMatchObject({ changed: false });
    expect(session.level.inGesture).toBe(false);
  });
});
