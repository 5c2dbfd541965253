import { ASSET_DEFAULTS, type Asset } from '../../document/schema/asset.ts';
import type { ModuleMesh, ModuleModel, ModuleNotice, ModuleVertices } from '../../modules/module-model.ts';
import type { PolarGrid } from '../polar-grid.ts';
import { piecesOf } from './pieces.ts';
import { subdivide } from './subdivide.ts';

/** What an asset says of the geometry of its module. */
export type ModuleFit = Pick<Asset, 'pivot' | 'scale' | 'longestEdge'>;

/** A module in module space, fine enough to bend: straight still, its origin the middle of its footprint. */
export interface PreparedModule {
  /** Those of the model, in its order, with its materials. */
  readonly meshes: readonly ModuleMesh[];
  /** Pieces into which a cell is divided along each side; null where the mesh is as the artist made it. */
  readonly pieces: number | null;
  /** Vertices of all meshes together, as the artist made them and as they are here. */
  readonly vertices: { readonly before: number; readonly after: number };
  readonly notices: readonly ModuleNotice[];
}

/**
 * The most triangles that dividing adds to a module: some 500,000 vertices, well under a second of work and 30 MB. A
 * module that would need more is divided into pieces twice, four times … as long, and says so.
 */
const MOST_ADDED_TRIANGLES = 1_000_000;

/**
 * Brings a module into module space, (file position − pivot)·scale, and divides its edges as the grid needs it.
 * Takes time with the triangles of the result, which are bounded (see MOST_ADDED_TRIANGLES).
 * @param asset what it leaves out has its default
 */
export function prepareModule(model: ModuleModel, asset: ModuleFit, grid: PolarGrid): PreparedModule {
  const { pivot = ASSET_DEFAULTS.pivot, scale = ASSET_DEFAULTS.scale } = asset;
  const { longestEdge = ASSET_DEFAULTS.longestEdge } = asset;
  const meshes = model.meshes.map((mesh) => ({ ...mesh, vertices: place(mesh.vertices, pivot, scale) }));
  const wanted = piecesOf(grid, longestEdge);
  if (wanted === null) return prepared(meshes, meshes, null, []);
  const { divided, pieces } = divide(meshes, wanted, grid.cellSize);
  const notices = pieces < wanted ? [noticeOf(wanted, pieces, grid.cellSize)] : [];
  return prepared(meshes, divided, pieces, notices);
}

function place(vertices: ModuleVertices, pivot: ArrayLike<number>, scale: number): ModuleVertices {
  const positions = vertices.positions.map((value, index) => (value - (pivot[index % 3] ?? 0)) * scale);
  return { ...vertices, positions };
}

function prepared(
  source: readonly ModuleMesh[],
  meshes: readonly ModuleMesh[],
  pieces: number | null,
  notices: readonly ModuleNotice[],
): PreparedModule {
  const vertices = { before: countVertices(source), after: countVertices(meshes) };
  return { meshes, pieces, vertices, notices };
}

const countVertices = (meshes: readonly ModuleMesh[]): number =>
  meshes.reduce((sum, { vertices }) => sum + vertices.positions.length / 3, 0);

function divide(meshes: readonly ModuleMesh[], wanted: number, cellSize: number) {
  for (let pieces = wanted; ; pieces /= 2) {
    const divided = divideAll(meshes, cellSize / pieces);
    if (divided) return { divided, pieces };
  }
}

function divideAll(meshes: readonly ModuleMesh[], longest: number): readonly ModuleMesh[] | undefined {
  let left = MOST_ADDED_TRIANGLES;
  const divided: ModuleMesh[] = [];
  for (const mesh of meshes) {
    const vertices = subdivide(mesh.vertices, longest, left);
    if (!vertices) return undefined;
    left -= (vertices.indices.length - mesh.vertices.indices.length) / 3;
    divided.push(vertices === mesh.vertices ? mesh : { ...mesh, vertices });
  }
  return divided;
}

const noticeOf = (wanted: number, pieces: number, cellSize: number): ModuleNotice => ({
  code: 'polar.shape.coarse',
  params: {
    wanted: inMillimetres(cellSize / wanted),
    longest: inMillimetres(cellSize / pieces),
    most: MOST_ADDED_TRIANGLES.toLocaleString('en'),
  },
});

const inMillimetres = (metres: number): number => Math.round(metres * 1000);
