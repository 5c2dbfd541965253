import type { Module } from '../../core/document/schema/module.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Ring } from '../../core/document/schema/ring.ts';
import { angleOf, type Cell, createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import type { ModulePlacing } from '../../core/tools/tool.ts';
import { planStore } from './plan-store.ts';
import { ToolBench } from './tool-bench.ts';

/** Twelve steps of three metres, lines 0 to 2. */
const DECK: Ring = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 };
/** Twenty steps far outside the deck, at the same height. */
export const RIM: Ring = { kind: 'ring', id: 'rim', steps: 20, cellSize: 20, innerRing: 0, outerRing: 2 };

/** One cell. */
const POD: LevelRecord = { kind: 'asset', id: 'pod', path: 'assets/pod.glb', footprint: [1, 1] };
/** Two cells along. */
const HALL: LevelRecord = { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [2, 1] };

export const moduleAtCell = (id: string, cell: Cell, more: Partial<Module> = {}): Module => ({
  kind: 'module',
  id,
  ring: 'deck',
  asset: 'pod',
  cell,
  ...more,
});

/** Someone at the mouse in a level with rings, who points at the middles of cells. */
export class RingBench extends ToolBench {
  constructor(tool: string, ...records: readonly LevelRecord[]) {
    super(tool);
    this.host.store = planStore(DECK, RIM, POD, HALL, ...records);
    this.choose({ ring: 'deck', asset: 'pod' });
  }

  /** From now on that is placed. */
  choose(changes: Partial<ModulePlacing>): this {
    this.host.placing = { ...this.host.placing, ...changes };
    return this;
  }

  /** The modules as "id: line,step", with their ring if it is not the deck; sorted. */
  get modules(): readonly string[] {
    return [...this.store.ofKind('module')]
      .map(({ id, ring, cell }) => `${id}: ${ring === DECK.id ? '' : `${ring} `}${cell}`)
      .sort();
  }

  /** The cells of all modules, as "line,step", sorted: what is shown gets new ids at every look. */
  get cells(): readonly string[] {
    return [...this.store.ofKind('module')].map(({ cell }) => String(cell)).sort();
  }

  pressCell(line: number, step: number, ring = DECK): this {
    return this.press(...middleOf(ring, line, step));
  }

  moveCell(line: number, step: number, ring = DECK): this {
    return this.move(...middleOf(ring, line, step));
  }

  releaseCell(line: number, step: number, ring = DECK): this {
    return this.release(...middleOf(ring, line, step));
  }

  clickCell(line: number, step: number): this {
    return this.moveCell(line, step).pressCell(line, step).releaseCell(line, step);
  }

  /** Over every cell on the way along the ring, as a hand does, and then outwards. */
  dragCells(from: Cell, to: Cell): this {
    this.pressCell(...from);
    const sign = Math.sign(to[1] - from[1]);
    for (let step = from[1]; step !== to[1]; step += sign) this.moveCell(from[0], step);
    return this.moveCell(...to).releaseCell(...to);
  }

  /** Cells that are shown in that look, as "line,step". */
  cellsShown(look: string): readonly string[] {
    return this.driver.view.guides.flatMap((guide) =>
      guide.type === 'cells' && guide.look === look ? guide.cells.map(String) : [],
    );
  }
}

function middleOf({ steps, cellSize }: Ring, line: number, step: number): readonly [number, number] {
  const grid = createGrid(steps, cellSize);
  const radius = radiusOf(grid, line + 0.5);
  const angle = angleOf(grid, step + 0.5);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
