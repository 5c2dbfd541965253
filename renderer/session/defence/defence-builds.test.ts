import { expect, it } from 'vitest';
import { allCommands } from '../../../core/commands/all-commands.ts';
import type { BuildResult } from '../../../core/defence/builder/build-level.ts';
import type { BuilderParameters } from '../../../core/defence/builder/parameters.ts';
import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import { buildLevel as levelOf } from '../../../test/support/build-level.ts';
import { EditorSession, unsavedSource } from '../editor-session.ts';
import { MessageLog } from '../messages.ts';
import { DefenceBuilds } from './defence-builds.ts';

const PATH = { kind: 'defence', id: 'd', seed: 7, length: 20, maxTilesBeforeCorner: 4, border: 2 };
const REFUSED: BuildResult = {
  ok: false,
  reason: { code: 'defence.no-level', params: { length: 1, max: 1, attempts: 1 } },
};

function start() {
  const session = new EditorSession();
  session.openLevel(levelOf([PATH]), unsavedSource('d.level.json'));
  const asked: { parameters: BuilderParameters; done: (result: BuildResult) => void }[] = [];
  const messages = new MessageLog(() => 0);
  let stopped = 0;
  const builds = new DefenceBuilds(session, messages, (parameters, done) => {
    asked.push({ parameters, done });
    return () => {
      stopped += 1;
    };
  });
  builds.follow();
  const change = (length: number) =>
    session.change(allCommands.call('defence.change', { defence: 'd', changes: { length } }));
  const find = () => session.level.derived(defenceLevels).find('d');
  return { builds, asked, change, find, session, stopped: () => stopped };
}

it('what takes long is built elsewhere, one at a time, and what nobody waits for any more is not begun', async () => {
  const { builds, asked, change, find } = start();
  for (const length of [30_000, 40_000, 50_000]) expect(change(length)).toMatchObject({ ok: true });
  await Promise.resolve();
  expect(asked.map(({ parameters }) => parameters.length)).toEqual([50_000]);
  expect(builds.building.value).toMatchObject({ length: 50_000 });
  asked[0]?.done(REFUSED);
  expect(find()).toEqual(REFUSED);
  expect(builds.building.value).toBeNull();
});

it('what is stopped counts as a level that cannot be, until it is changed', async () => {
  const { builds, asked, change, find, session, stopped } = start();
  change(30_000);
  await Promise.resolve();
  builds.stop();
  expect(stopped()).toBe(1);
  expect(find()).toMatchObject({ reason: { code: 'defence.stopped' } });
  session.level.undo();
  expect(find()).toMatchObject({ ok: true });
  expect(asked).toHaveLength(1);
});
