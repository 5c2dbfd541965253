import { describe, expect, test } from 'vitest';
import { edit } from '../../test/support/edit-records.ts';
import { EditorSession, unsavedSource } from './editor-session.ts';
import { Nudge } from './nudge.ts';

function sessionWithWall(): EditorSession {
  const session = new EditorSession();
  const records = [
    { kind: 'storey', id: 'g' },
    { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0] },
  ];
  session.openLevel({ header: { name: 'Test', extra: {} }, records }, unsavedSource('test.level.json'));
  session.select(['w1']);
  return session;
}

describe('moving walls with the arrows', () => {
  test('a key held for twenty repeats is one step of the history', () => {
    const session = sessionWithWall();
    const nudge = new Nudge(session);
    for (let repeat = 0; repeat < 20; repeat += 1) nudge.step([1, 0]);
    nudge.finish();
    expect(session.level.steps).toHaveLength(1);
    expect(session.level.findKind('wall', 'w1')?.start).toEqual([2, 0]);
    session.level.undo();
    expect(session.level.findKind('wall', 'w1')?.start).toEqual([0, 0]);
    expect(session.level.isDirty).toBe(false);
  });

  test('there and back is no step', () => {
    const session = sessionWithWall();
    const nudge = new Nudge(session);
    nudge.step([1, 0]);
    nudge.step([-1, 0]);
    nudge.finish();
    expect(session.level.steps).toHaveLength(0);
  });

  test('the step is that of the grid', () => {
    const session = sessionWithWall();
    session.snap.value = { ...session.snap.value, gridStep: 0.25 };
    const nudge = new Nudge(session);
    nudge.step([0, 1]);
    nudge.finish();
    expect(session.level.findKind('wall', 'w1')?.end).toEqual([4, 0.25]);
  });

  test('locked and hidden walls stay', () => {
    const session = sessionWithWall();
    session.locked.value = new Set(['w1']);
    expect(new Nudge(session).canMove).toBe(false);
  });

  test('undo while the key is held takes the move back and nothing more', () => {
    const session = sessionWithWall();
    const nudge = new Nudge(session);
    nudge.step([1, 0]);
    session.interrupt();
    nudge.finish();
    expect(session.level.steps).toHaveLength(0);
    expect(session.level.findKind('wall', 'w1')?.start).toEqual([0, 0]);
  });
});

describe('sliding openings with the arrows', () => {
  function sessionWithDoor(): EditorSession {
    const session = sessionWithWall();
    const door = { kind: 'opening', id: 'd', wall: 'w1', type: 'door', offset: 1, width: 0.9, height: 2 };
    session.run(edit({ put: [door] }));
    session.select(['d']);
    return session;
  }
  const offsetIn = (session: EditorSession) => session.level.findKind('opening', 'd')?.offset;

  test('goes along the wall by grid steps, and not across it', () => {
    const session = sessionWithDoor();
    const nudge = new Nudge(session);
    nudge.step([1, 0]);
    nudge.step([1, 0]);
    nudge.finish();
    expect(offsetIn(session)).toBe(1.2);
    nudge.step([0, 1]);
    nudge.finish();
    expect(offsetIn(session)).toBe(1.2);
    expect(session.level.position).toBe(2);
  });

  test('stops before the end of the wall, with the reason', () => {
    const session = sessionWithDoor();
    const nudge = new Nudge(session);
    for (let repeat = 0; repeat < 30; repeat += 1) nudge.step([1, 0]);
    expect(session.refusal.value?.code).toBe('openings.past-end');
    nudge.finish();
    expect(offsetIn(session)).toBe(3.5);
  });
});

describe('moving modules with the arrows', () => {
  function sessionWithModules() {
    const session = new EditorSession();
    const records = [
      { kind: 'ring', id: 'r', steps: 12, cellSize: 3 },
      { kind: 'asset', id: 'pod', path: 'assets/pod.glb' },
      { kind: 'module', id: 'm1', ring: 'r', asset: 'pod', cell: [0, 10] },
      { kind: 'module', id: 'm2', ring: 'r', asset: 'pod', cell: [0, 3] },
    ] as const;
    session.openLevel({ header: { name: 'Test', extra: {} }, records }, unsavedSource('test.level.json'));
    session.select(['m1']);
    return { session, nudge: new Nudge(session), cell: () => session.level.findKind('module', 'm1')?.cell };
  }

  test('goes along the ring and outwards by cells, over the seam, as one step', () => {
    const { session, nudge, cell } = sessionWithModules();
    for (let repeat = 0; repeat < 3; repeat += 1) nudge.step([1, 0]);
    nudge.step([0, -1]);
    nudge.finish();
    expect(cell()).toEqual([1, 1]);
    expect(session.level.steps).toHaveLength(1);
  });

  test('ends before what stands in the way', () => {
    const { session, nudge, cell } = sessionWithModules();
    for (let repeat = 0; repeat < 5; repeat += 1) nudge.step([1, 0]);
    expect(session.refusal.value).toMatchObject({ code: 'polar.taken' });
    nudge.finish();
    expect(cell()).toEqual([0, 2]);
    expect(session.level.steps).toHaveLength(1);
  });
});
