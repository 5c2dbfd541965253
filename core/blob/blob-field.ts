import type { Vec3 } from '../math/vec3.ts';
import { CONTROL_NODES, type Pose } from './control-nodes.ts';
import type { Falloff } from './falloff.ts';

/** How the weighted offsets of the nodes come together. */
type Blend = 'sum' | 'average';

/** What deforms a blob. Angles are taken from the origin of the mesh. */
export interface BlobField {
  readonly pose: Pose;
  /** Angle from a node at which its influence ends, in radians: LEAST_SUPPORT to π. */
  readonly support: number;
  readonly falloff: Falloff;
  readonly blend: Blend;
}

/** In radians, a twentieth of a degree: a narrower dent falls between the vertices of any mesh, and its slopes overflow. */
export const LEAST_SUPPORT = 0.001;

/** In metres along an axis: ten times as far as a level reaches. Squares of larger ones leave no digits for the mesh. */
export const MOST_OFFSET = 1_000_000;

/**
 * In radians. With a smaller support there are directions that hardly any node reaches, and an average of hardly
 * anything jumps: from π/3 down the article warns of a division by nothing.
 */
const LEAST_AVERAGE_SUPPORT = Math.PI / 3;

/** What was put right, and in which node if it was an offset. */
export type FieldNotice = 'support' | (typeof CONTROL_NODES)[number];

/**
 * The nearest field that can be computed with, and what had to be changed for it. A support outside of its range goes to
 * the end that is nearer, offsets beyond MOST_OFFSET to it; what is no number at all becomes π/2 for the support and 0
 * for an offset.
 * @param field of any numbers
 */
export function soundField(field: BlobField): {
  readonly field: BlobField;
  readonly notices: readonly FieldNotice[];
} {
  const notices: FieldNotice[] = [];
  const support = clampSupport(field.support);
  if (support !== field.support) notices.push('support');
  const clamp = (offset: Vec3, node: number): Vec3 => {
    const sound: Vec3 = [clampOffset(offset[0]), clampOffset(offset[1]), clampOffset(offset[2])];
    const name = CONTROL_NODES[node];
    if (name && sound.some((value, axis) => value !== offset[axis])) notices.push(name);
    return sound;
  };
  const [a, b, c, d, e, f] = field.pose;
  const pose: Pose = [clamp(a, 0), clamp(b, 1), clamp(c, 2), clamp(d, 3), clamp(e, 4), clamp(f, 5)];
  return { field: { ...field, support, pose }, notices };
}

const clampSupport = (support: number): number =>
  Number.isNaN(support) ? Math.PI / 2 : Math.min(Math.PI, Math.max(LEAST_SUPPORT, support));

const clampOffset = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.min(MOST_OFFSET, Math.max(-MOST_OFFSET, value));

/** Is the average taken with a support so small that it may jump? */
export const isAverageThin = ({ blend, support }: Pick<BlobField, 'blend' | 'support'>): boolean =>
  blend === 'average' && support < LEAST_AVERAGE_SUPPORT;
