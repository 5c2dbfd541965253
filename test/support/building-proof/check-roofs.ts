import type { Roof } from '../../../core/document/schema/roof.ts';
import type { BuiltCase, MappedStorey } from './built-case.ts';
import { faceAt, OUTSIDE } from './face-map.ts';
import { toSteps } from './proof-plan.ts';
import type { Complain } from './violations.ts';

const ROUNDING = 1e-6;
/** Of a roof that does not say, in radians. */
const DEFAULT_PITCH = 0.6;

/** A roof over all that is open above, of the kind wished on top and flat over setbacks; each says what it covers. */
export function checkRoofs(built: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  const { wishes } = built;
  for (const [index, storey] of storeys.entries()) {
    const above = storeys[index + 1];
    const needed = wishes.roof !== 'none' && isOpenAbove(storey, above) ? 1 : 0;
    if (storey.roofs.length < needed) complain('roof-missing', storey.id);
    if (storey.roofs.length > needed) complain('roof-unwished', `${storey.id}: ${storey.roofs.length}`);
    for (const roof of storey.roofs) {
      const name = `${storey.id} ${roof.id}: ${roof.type}`;
      if (!(above ? isOfSetback(roof) : isTop(built, roof))) complain('roof-kind', name);
      if (!coversRooms(storey, roof)) complain('roof-covers', name);
    }
  }
}

function coversRooms({ map }: MappedStorey, { covers = [] }: Roof): boolean {
  const faces = covers.map(([x, z]) => faceAt(map, toSteps(x), toSteps(z)));
  return faces.length > 0 && !faces.includes(OUTSIDE);
}

const isOfSetback = ({ type, besideUpper }: Roof): boolean => type === 'flat' && besideUpper === true;

const isTop = ({ wishes, noticed }: BuiltCase, { type, besideUpper, pitch = DEFAULT_PITCH }: Roof): boolean =>
  !besideUpper &&
  (type === wishes.roof || noticed.includes('roof')) &&
  (type === 'flat' || Math.abs(pitch - (wishes.roofPitch ?? DEFAULT_PITCH)) < ROUNDING);

/** Whether the storey above leaves any of a storey open. */
function isOpenAbove({ map }: MappedStorey, above: MappedStorey | undefined): boolean {
  return map.owners.some(
    (owner, cell) => owner !== OUTSIDE && (above?.map.owners[cell] ?? OUTSIDE) === OUTSIDE,
  );
}
