import { materialSchema } from '../../document/schema/material.ts';
import { openingSchema } from '../../document/schema/opening.ts';
import { roofSchema } from '../../document/schema/roof.ts';
import { roomSchema } from '../../document/schema/room.ts';
import { stairSchema } from '../../document/schema/stair.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';

/** More records than this are a level and nothing that one pastes. */
const MAX_RECORDS = 50_000;

/**
 * Part of a building by itself: what is copied and pasted. Records are as in a level file; ids count within the clip
 * alone, the storey that a record names says nothing. Openings belong to walls of the clip.
 */
export const clipSchema = z.object({
  materials: z.array(materialSchema).max(MAX_RECORDS),
  walls: z.array(wallSchema).max(MAX_RECORDS),
  openings: z.array(openingSchema).max(MAX_RECORDS),
  rooms: z.array(roomSchema).max(MAX_RECORDS),
  stairs: z.array(stairSchema).max(MAX_RECORDS),
  roofs: z.array(roofSchema).max(MAX_RECORDS),
});

export type Clip = z.infer<typeof clipSchema>;
