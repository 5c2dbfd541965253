import { expect, it } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import { buildLevel } from '../../test/support/build-level.ts';
import { buildSurfaces } from './overlay-geometry.ts';
import { THEMES } from './viewport-theme.ts';
import { buildWallHighlight } from './wall-highlight.ts';

const level = new DocumentStore(
  buildLevel([
    { kind: 'storey', id: 's' },
    { kind: 'wall', id: 'free', storey: 's', start: [0, 9], end: [4, 9] },
    { kind: 'wall', id: 'a', storey: 's', start: [0, 0], end: [4, 0] },
    { kind: 'wall', id: 'b', storey: 's', start: [4, 0], end: [4, 4] },
  ]),
  countedIds(),
);
const bodyOf = (id: string) => {
  const body = level.derived(wallBodies).find(id);
  if (!body) throw new Error(`${id} has a body`);
  return body;
};

it('draws each edge of a free wall once: twelve, as a box has', () => {
  const { lines } = buildWallHighlight([bodyOf('free')], 'selected', THEMES.dark);
  const keys = lines.map(({ from, to }) => [from.join(), to.join()].sort().join(' '));
  expect(new Set(keys).size).toBe(12);
  expect(keys).toHaveLength(12);
});

it('draws no line where a wall meets another, and tints only its own faces', () => {
  const { lines, meshes } = buildWallHighlight([bodyOf('a')], 'selected', THEMES.dark);
  // Two sides and a free end, each with foot and head, and the four uprights of their corners.
  expect(lines).toHaveLength(10);
  const { attributes, indices } = buildSurfaces([], meshes);
  const own = [...bodyOf('a').meshes.values()].reduce((sum, mesh) => sum + mesh.indices.length, 0);
  expect(indices).toHaveLength(own);
  expect(attributes.color?.data.length).toBe(((attributes.position?.data.length ?? 0) / 3) * 4);
});

it('leaves the lines out where there would be too many to tell apart', () => {
  const bodies = Array.from({ length: 1000 }, () => bodyOf('free'));
  expect(buildWallHighlight(bodies, 'selected', THEMES.dark).lines).toHaveLength(0);
});
