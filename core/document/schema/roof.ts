import { id, name, planPoint } from './fields.ts';
import { z } from './zod.ts';

/** Steepest pitch of a roof in radians: 80°, beyond which its height runs away. */
const MAX_PITCH = 1.4;
/** Farthest that eaves stand out, in metres. */
const MAX_OVERHANG = 10;
/** Thickest roof, in metres. */
const MAX_THICKNESS = 10;

/** Most courtyards of one roof, and most outlines that one covers. */
export const MAX_ROOF_POINTS = 1000;

/** A roof over everything that the walls of its storey enclose, or over some of the buildings that stand there. */
export const roofSchema = z.object({
  kind: z.literal('roof'),
  id,
  storey: id,
  type: z.enum(['flat', 'gable', 'hip']),
  /** Slope in radians; a flat roof has none. */
  pitch: z.number().positive().max(MAX_PITCH).optional(),
  /** How far the eaves stand out beyond the outer wall faces, in metres. */
  overhang: z.number().min(0).max(MAX_OVERHANG).optional(),
  /** In metres, measured square to the slope. */
  thickness: z.number().positive().max(MAX_THICKNESS).optional(),
  /** The plan axis that the ridge of a gable runs along; the longer side of the outline if not given. */
  ridge: z.enum(['x', 'z']).optional(),
  /** Points in rooms that it leaves open to the sky: courtyards. */
  open: z.array(planPoint).max(MAX_ROOF_POINTS).readonly().optional(),
  /** Points in the outlines that it covers, one each; all outlines of the storey if not given. */
  covers: z.array(planPoint).min(1).max(MAX_ROOF_POINTS).readonly().optional(),
  /** Whether it leaves out what the walls of the next storey enclose: the roof of a setback. */
  besideUpper: z.boolean().optional(),
  name: name.optional(),
  material: id.optional(),
  /** The upright faces: gable ends and edges; as the material if not given. */
  trim: id.optional(),
});

export type Roof = z.infer<typeof roofSchema>;

/** Radians and metres. */
export const ROOF_DEFAULTS = {
  pitch: 0.6,
  overhang: 0.4,
  thickness: 0.2,
} as const satisfies Partial<Roof>;
