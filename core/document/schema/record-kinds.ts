import { type Asset, assetSchema } from './asset.ts';
import { type Blob, blobSchema } from './blob.ts';
import { type Decoration, decorationSchema } from './decoration.ts';
import { type Defence, defenceSchema } from './defence.ts';
import { type Material, materialSchema } from './material.ts';
import { type Module, moduleSchema } from './module.ts';
import { type Opening, openingSchema } from './opening.ts';
import { type Ring, ringSchema } from './ring.ts';
import { type Roof, roofSchema } from './roof.ts';
import { type Room, roomSchema } from './room.ts';
import { type Stair, stairSchema } from './stair.ts';
import { type Storey, storeySchema } from './storey.ts';
import { type Tower, towerSchema } from './tower.ts';
import { type Wall, wallSchema } from './wall.ts';

/** Every record kind this version knows, by name. */
export interface RecordByKind {
  material: Material;
  asset: Asset;
  storey: Storey;
  wall: Wall;
  opening: Opening;
  room: Room;
  stair: Stair;
  roof: Roof;
  ring: Ring;
  module: Module;
  defence: Defence;
  tower: Tower;
  decoration: Decoration;
  blob: Blob;
}

export type RecordKind = keyof RecordByKind;
type KnownRecord = RecordByKind[RecordKind];

/** A record of a kind that a later version added: kept as it is, drawn by nobody. */
interface UnknownRecord {
  readonly kind: string;
  readonly id: string;
}

/**
 * One line of a level. Records are immutable values; a record read from a file also carries the fields that this
 * version does not know, so change one by spreading it.
 */
export type LevelRecord = Readonly<KnownRecord> | UnknownRecord;

/** In the order in which a level is written: what is referred to stands before what refers to it. */
export const RECORD_SCHEMAS = {
  material: materialSchema,
  asset: assetSchema,
  storey: storeySchema,
  wall: wallSchema,
  opening: openingSchema,
  room: roomSchema,
  stair: stairSchema,
  roof: roofSchema,
  ring: ringSchema,
  module: moduleSchema,
  defence: defenceSchema,
  tower: towerSchema,
  decoration: decorationSchema,
  blob: blobSchema,
} as const;

export const RECORD_KINDS = Object.keys(RECORD_SCHEMAS) as readonly RecordKind[];

/** Which fields hold ids, and of what kind. */
export const REFERENCES: { readonly [K in RecordKind]: Readonly<Record<string, RecordKind>> } = {
  material: {},
  asset: {},
  storey: {},
  wall: { storey: 'storey', left: 'material', right: 'material', trim: 'material' },
  opening: { wall: 'wall', frame: 'material', leaf: 'material' },
  room: { storey: 'storey', floor: 'material', ceiling: 'material' },
  stair: { storey: 'storey', material: 'material' },
  roof: { storey: 'storey', material: 'material', trim: 'material' },
  ring: {},
  module: { ring: 'ring', asset: 'asset' },
  defence: {},
  tower: { defence: 'defence' },
  decoration: { defence: 'defence' },
  blob: {},
};

export const isKnownKind = (kind: string): kind is RecordKind => Object.hasOwn(RECORD_SCHEMAS, kind);

/** Narrows a record to one kind. */
export function isKind<K extends RecordKind>(
  record: LevelRecord | null | undefined,
  kind: K,
): record is Readonly<RecordByKind[K]> {
  return record?.kind === kind;
}
