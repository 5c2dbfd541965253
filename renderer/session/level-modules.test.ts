import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readModule } from '../../core/gltf/module/read-module.ts';
import { levelText } from '../../test/support/build-level.ts';
import { type LevelDesk, openLevelDesk } from '../../test/support/level-desk.ts';
import { triangleGlb } from '../../test/support/module-files.ts';
import { LevelImages } from './level-images.ts';
import { LevelModules } from './level-modules.ts';
import { LevelProblems } from './level-problems.ts';
import { type ChosenFile, ModuleImport } from './module-import.ts';

const STATION = levelText([
  { kind: 'ring', id: 'deck', steps: 64, cellSize: 4 },
  { kind: 'asset', id: 'pod', path: 'pod.glb' },
  { kind: 'asset', id: 'same', path: './pod.glb' },
  { kind: 'asset', id: 'gone', path: 'gone.glb' },
]);

let desk: LevelDesk | undefined;
afterEach(() => desk?.close());

async function openStation(chosen: readonly ChosenFile[] = []) {
  desk = await openLevelDesk({ 'station.level.json': STATION });
  await writeFile(join(desk.folder, 'pod.glb'), triangleGlb(3));
  const { host, session, messages } = desk;
  const modules = new LevelModules(host, session, readModule);
  modules.follow();
  await desk.open('station.level.json');
  const imports = new ModuleImport({ host, session, modules, messages, choose: async () => chosen });
  return { ...desk, modules, imports };
}

const fileOf = (name: string, bytes: Uint8Array): ChosenFile => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => Uint8Array.from(bytes).buffer,
});

const maxOf = (modules: LevelModules, path: string): unknown => {
  const state = modules.find(path);
  return state?.status === 'ready' ? state.module.model.bounds.max : state;
};

describe('the modules of a level', () => {
  it('come from its project, one for all spellings of a path', async () => {
    const { modules } = await openStation();
    expect([...(await modules.all()).keys()]).toEqual(['pod.glb']);
    expect(maxOf(modules, 'pod.glb')).toEqual([3, 0, 3]);
    expect(modules.find('./pod.glb')).toBe(modules.find('pod.glb'));
  });

  it('say of a file that is not there that it is missing, and of one that is broken what is wrong', async () => {
    const { modules, folder } = await openStation();
    await writeFile(join(folder, 'pod.glb'), 'no module');
    await modules.all();
    expect(modules.find('gone.glb')).toMatchObject({ status: 'failed', isMissing: true });
    expect(modules.find('pod.glb')).toMatchObject({ status: 'failed', isMissing: false });
    expect(modules.findFault('pod.glb')).toMatch(/no glTF file/);
  });

  it('that cannot be had are problems of their assets, which say why', async () => {
    const { host, session, modules } = await openStation();
    await modules.all();
    const problems = new LevelProblems(session, new LevelImages(host, session), modules);
    problems.look();
    expect(problems.all.value.map(({ problem }) => [problem.code, problem.record])).toEqual([
      ['module-files.problem', 'gone'],
    ]);
    expect(problems.all.value[0]?.problem.params.reason).toMatch(/gone\.glb.*not there/);
  });

  it('are read anew when asked, and shown as they were until then', async () => {
    const { modules, folder } = await openStation();
    await modules.all();
    await writeFile(join(folder, 'pod.glb'), triangleGlb(5));
    modules.reload();
    expect(maxOf(modules, 'pod.glb')).toEqual([3, 0, 3]);
    await modules.all();
    expect(maxOf(modules, 'pod.glb')).toEqual([5, 0, 5]);
    await rm(join(folder, 'pod.glb'));
    modules.reload();
    await modules.all();
    expect(modules.find('pod.glb')).toMatchObject({ status: 'failed', isMissing: true });
  });
});

describe('an asset whose file is replaced', () => {
  it('keeps its id and has another file, in one step that can be undone', async () => {
    const { modules, imports, session } = await openStation([fileOf('better.glb', triangleGlb(9))]);
    await modules.all();
    await imports.chooseAndReplace('pod');
    expect(session.level.findKind('asset', 'pod')?.path).toBe('assets/better.glb');
    await modules.all();
    expect(maxOf(modules, 'assets/better.glb')).toEqual([9, 0, 9]);
    session.level.undo();
    expect(session.level.findKind('asset', 'pod')?.path).toBe('pod.glb');
  });

  it('stays as it is when the file cannot be used', async () => {
    const { imports, session, messages } = await openStation([
      fileOf('bad.glb', triangleGlb(9).subarray(0, 50)),
    ]);
    await imports.chooseAndReplace('pod');
    expect(session.level.findKind('asset', 'pod')?.path).toBe('pod.glb');
    expect(messages.latest.value).toMatchObject({
      tone: 'refused',
      words: expect.stringMatching(/bad\.glb/),
    });
    expect(imports.state.value).toBe(null);
  });
});
