import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface } from '../../../test/support/mesh-proof.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { Opening } from '../../document/schema/opening.ts';
import type { Surface } from '../surface.ts';
import { frameSurfaces, leafSurfaces } from './fitting-surfaces.ts';

/** A wall of 0.2 m along x with one opening of 0.9 × 2 m in its middle, 1.55 m to 2.45 m from its start. */
const store = (more: Partial<Opening>, thickness = 0.2): DocumentStore =>
  planStore(wallFrom('a', [0, 0], [4, 0], { thickness }), {
    ...doorIn('a', 'd', 2),
    fitting: 'leaf',
    ...more,
  });

const frameOf = (level: DocumentStore) => level.derived(frameSurfaces).find('d');
const leafOf = (level: DocumentStore) => level.derived(leafSurfaces).find('d');
const factsOf = (surface: Surface | undefined) => examineSurface(surface?.meshes.values() ?? []);

function boundsOf(surface: Surface | undefined) {
  const { vertices } = factsOf(surface);
  return [0, 1, 2].map((axis) => {
    const values = [...vertices].filter((_, index) => index % 3 === axis);
    return [Math.min(...values), Math.max(...values)].map((value) => Math.round(value * 1000) / 1000);
  });
}

describe('what stands in an opening', () => {
  it.each([
    ['nothing', { fitting: 'none' }, null, null],
    ['only a frame', { fitting: 'frame' }, 'frames', null],
    ['a frame with a leaf', {}, 'frames', 'leaves'],
    ['a frame with a pane', { type: 'window', sill: 0.5 }, 'frames', 'panes'],
    ['never a leaf in an arch', { type: 'arch' }, 'frames', null],
  ] as const)('%s', (_, more, frame, leaf) => {
    const level = store(more);
    expect([frameOf(level)?.layer ?? null, leafOf(level)?.layer ?? null]).toEqual([frame, leaf]);
  });

  it.each([
    ['a door', {}],
    ['a window', { type: 'window', sill: 0.5 }],
    ['a wide window with bars', { type: 'window', sill: 0.5, width: 3 }],
    ['a tiny hatch', { width: 0.1, height: 0.1 }],
    ['a door hung on the other jamb, to the other side', { hinge: 'end', opensTo: 'right' }],
  ] as const)('%s is made of closed pieces that look outward', (_, more) => {
    const level = store(more);
    for (const surface of [frameOf(level), leafOf(level)]) {
      const facts = factsOf(surface);
      expect(facts.triangles).toBeGreaterThan(0);
      expect(facts.unbalancedEdges).toBe(0);
      expect(facts.smallestTriangle).toBeGreaterThan(0);
      expect(facts.volume).toBeGreaterThan(0);
    }
  });

  it('fills the hole: the frame of a door stands out a little from both faces of the wall', () => {
    expect(boundsOf(frameOf(store({})))).toEqual([
      [1.55, 2.45],
      [0, 2],
      [-0.112, 0.112],
    ]);
    // Two jambs of 6 cm and a head of 6 cm between them, as deep as the wall and its overhang.
    expect(factsOf(frameOf(store({}))).volume).toBeCloseTo((2 * 0.06 * 2 + 0.78 * 0.06) * 0.224, 6);
  });

  it('is as tall as it should be in a window, with a pane within its frame', () => {
    const level = store({ type: 'window', sill: 0.5, height: 1.2 });
    expect(boundsOf(frameOf(level)).slice(0, 2)).toEqual([
      [1.55, 2.45],
      [0.5, 1.7],
    ]);
    expect(boundsOf(leafOf(level)).slice(0, 2)).toEqual([
      [1.61, 2.39],
      [0.56, 1.64],
    ]);
  });

  it('parts a wide pane by bars', () => {
    const volume = (width: number) => {
      const { volume: all } = factsOf(frameOf(store({ type: 'window', sill: 0.5, height: 1.2, width })));
      return all - (2 * 0.06 * 1.2 + (width - 0.12) * 0.12) * 0.09;
    };
    expect(volume(1)).toBeCloseTo(0, 6);
    expect(volume(1.5)).toBeCloseTo(0.045 * 0.05 * 1.08, 6);
    expect(volume(3)).toBeCloseTo(3 * 0.045 * 0.05 * 1.08, 6);
  });
});

describe('the leaf of a door', () => {
  it.each([
    ['start', 'left', 'min', -1],
    ['end', 'left', 'max', -1],
    ['start', 'right', 'min', 1],
    ['end', 'right', 'max', 1],
  ] as const)('hung at the %s, opening to the %s, swings out there', (hinge, opensTo, jamb, side) => {
    const [x = [], , z = []] = boundsOf(leafOf(store({ hinge, opensTo })));
    // Left of a wall along +x is −z. The leaf is 0.772 m wide and 18° ajar, outside the face at 0.1 m.
    const farthest = side < 0 ? Math.min(...z) : Math.max(...z);
    expect(farthest * side).toBeCloseTo(0.1 + 0.772 * Math.sin((18 * Math.PI) / 180), 2);
    const atHinge = jamb === 'min' ? Math.min(...x) - 1.614 : 2.386 - Math.max(...x);
    expect(Math.abs(atHinge)).toBeLessThan(0.02);
  });
});

describe('frames and leaves', () => {
  it('follow their wall and their opening, and go with them', () => {
    const level = store({});
    const frames = level.derived(frameSurfaces);
    const feed = frames.follow();
    expect(feed.take()).toEqual(['d']);
    level.run(edit({ put: [wallFrom('a', [0, 0], [4, 0], { thickness: 0.4 })] }));
    expect(feed.take()).toEqual(['d']);
    expect(boundsOf(frames.find('d'))[2]).toEqual([-0.212, 0.212]);
    level.run(edit({ put: [{ ...doorIn('a', 'd', 1), fitting: 'frame' }] }));
    expect(feed.take()).toEqual(['d']);
    expect(boundsOf(frames.find('d'))[0]).toEqual([0.55, 1.45]);
    expect([...frames.ofStorey('ground')].map(({ id }) => id)).toEqual(['d']);
    level.run(edit({ remove: ['d'] }));
    expect(feed.take()).toEqual(['d']);
    expect(frames.find('d')).toBeUndefined();
    level.undo();
    expect(feed.take()).toEqual(['d']);
    expect(frames.find('d')).toBeDefined();
  });

  it('have materials of their own', () => {
    const level = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      { kind: 'material', id: 'oak', tiling: [2, 2] },
      { ...doorIn('a', 'd', 2), fitting: 'leaf', frame: 'oak' },
    );
    expect([...(frameOf(level)?.meshes.keys() ?? [])]).toEqual(['oak']);
    expect([...(leafOf(level)?.meshes.keys() ?? [])]).toEqual([null]);
    const feed = level.derived(frameSurfaces).follow();
    feed.take();
    level.run(edit({ put: [{ kind: 'material', id: 'oak', tiling: [1, 1] }] }));
    expect(feed.take()).toEqual(['d']);
  });
});
