import type { TileCell } from '../../../../core/defence/builder/trace.ts';
import { DEFENCE_DEFAULTS, type Defence } from '../../../../core/document/schema/defence.ts';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import { freeCells } from '../../../../core/tools/tile-pointer.ts';
import type { EditorSession } from '../../../session/editor-session.ts';

/** The range of a tower, as a ball around the middle of its tile. */
export interface Shell {
  readonly key: string;
  /** In metres. */
  readonly centre: Vec3;
  readonly range: number;
  /** Height of a tower over it, in metres. */
  readonly top: number;
}

/** Height of a tower in tiles. */
const TOWER = 1.1;

/** Shells at once: of more, the ranges could not be told apart. */
const MOST_SHELLS = 64;

/** The ranges that are to be seen: of selected towers, of the one pointed at, and of the one that a click would place. */
export function findShells(session: EditorSession): readonly Shell[] {
  const level = session.store.peek();
  if (session.defences.moment.peek() !== null) return [];
  const hidden = session.hidden.peek();
  const under = session.under.peek();
  const ids = new Set([...session.selection.peek(), ...(under === null ? [] : [under])]);
  const shells = [...ids].flatMap((id): Shell[] => {
    const tower = level.findKind('tower', id);
    const defence = level.findKind('defence', tower?.defence);
    if (!tower || !defence || hidden.has(id) || hidden.has(defence.id)) return [];
    return [shellOf(id, defence, tower.cell, tower.range)];
  });
  return [...shells, ...findPlaced(session)].slice(0, MOST_SHELLS);
}

function findPlaced(session: EditorSession): readonly Shell[] {
  const { defence, cell, range } = session.defences;
  const level = session.store.peek();
  const record = level.findKind('defence', defence.peek() ?? undefined);
  const at = cell.peek();
  const isPlacing = session.mode.peek() === 'defence' && session.tool.peek() === 'place-tower';
  if (!isPlacing || !record || !at) return [];
  // While it is previewed, a tower of the level stands there already.
  const isFree = freeCells(level, record.id, [at]).length > 0 || level.inGesture;
  return isFree ? [shellOf('next', record, at, range.peek())] : [];
}

function shellOf(key: string, record: Readonly<Defence>, cell: TileCell, range: number): Shell {
  const { origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } = record;
  const centre: Vec3 = [origin[0] + cell[0] * tileSize, origin[1], origin[2] + cell[1] * tileSize];
  return { key, centre, range, top: TOWER * tileSize };
}
