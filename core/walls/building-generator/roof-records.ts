import { ROOF_DEFAULTS, type Roof } from '../../document/schema/roof.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { pointToLattice, toLattice } from '../../math/tolerance.ts';
import { add, type Vec2 } from '../../math/vec2.ts';
import { clearHeightOf } from '../storeys.ts';
import { risesOf } from './building-storeys.ts';
import type { BuildingPlan, PlannedStorey } from './plan.ts';
import { middleOf } from './plan-places.ts';
import type { RecordMaker } from './record-maker.ts';

/** The roof over the topmost storey, and a flat one over whatever a lower storey has beside the next; none if so wished. */
export function buildRoofs(plan: BuildingPlan, maker: RecordMaker): Roof[] {
  if (plan.wishes.roof === 'none') return [];
  return plan.storeys.flatMap((planned, index): Roof[] => {
    const storey = maker.storeys[index];
    const [room] = planned.rooms;
    if (!storey || !room) return [];
    const covers = [pointToLattice(add(maker.at, middleOf(plan.grid, room.cells)))];
    const above = plan.storeys[index + 1];
    if (!above) return [buildTopRoof(plan, storey.id, covers, maker)];
    if (cellsOf(planned) === cellsOf(above)) return [];
    return [buildTerrace(plan, storey, covers, risesOf(maker.storeys)[index] ?? 0, maker)];
  });
}

function buildTopRoof(
  { wishes }: BuildingPlan,
  storey: string,
  covers: readonly Vec2[],
  maker: RecordMaker,
): Roof {
  const { roof: wished, roofPitch, roofOverhang, materials } = wishes;
  const type = wished === 'none' ? 'flat' : wished;
  const material = maker.parts.idOf(materials, type === 'flat' ? 'terrace' : 'roof');
  const trim = maker.parts.idOf(materials, 'outside');
  return {
    kind: 'roof',
    id: maker.newId('roof'),
    storey,
    type,
    ...(type !== 'flat' && roofPitch !== undefined && { pitch: roofPitch }),
    ...(roofOverhang !== undefined && { overhang: roofOverhang }),
    covers,
    ...(material !== undefined && { material, trim }),
  };
}

/** As thick as the slab, so that what is walked on up there is level with the floor beside it. */
function buildTerrace(
  { wishes }: BuildingPlan,
  storey: Storey,
  covers: readonly Vec2[],
  rise: number,
  maker: RecordMaker,
): Roof {
  const slab = toLattice(rise - clearHeightOf(storey));
  const material = maker.parts.idOf(wishes.materials, 'terrace');
  const trim = maker.parts.idOf(wishes.materials, 'outside');
  return {
    kind: 'roof',
    id: maker.newId('roof'),
    storey: storey.id,
    type: 'flat',
    overhang: 0,
    thickness: slab > 0 ? Math.min(slab, THICKEST) : ROOF_DEFAULTS.thickness,
    covers,
    besideUpper: true,
    ...(material !== undefined && { material, trim }),
  };
}

/** Thickest roof of a terrace, in metres: over a tall gap between two storeys it is a roof and no block. */
const THICKEST = 1;

/** An upper storey stands on the one below, so that with as many cells it is the same shape. */
const cellsOf = ({ rooms }: PlannedStorey): number =>
  rooms.reduce((sum, { cells }) => sum + cells.columns * cells.rows, 0);
