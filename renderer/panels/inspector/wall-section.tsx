import type { CommandCall } from '../../../core/document/command.ts';
import type { Wall } from '../../../core/document/schema/wall.ts';
import { toLattice } from '../../../core/math/tolerance.ts';
import { along, distance, normalize, sub, type Vec2 } from '../../../core/math/vec2.ts';
import { text } from '../../../core/text/text.ts';
import { moveJoint } from '../../../core/walls/commands/move-joint.ts';
import { setWallProperties } from '../../../core/walls/commands/set-wall-properties.ts';
import { wallHeight, wallThickness } from '../../../core/walls/wall-dimensions.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { MaterialField } from '../fields/material-field.tsx';
import { NumberField } from '../fields/number-field.tsx';

type WallChanges = Parameters<typeof setWallProperties.run>[1]['changes'];

/** The properties of the selected walls; where they differ, that is what is shown. */
export function WallSection({ walls }: { readonly walls: readonly Readonly<Wall>[] }) {
  const { session } = useEditor();
  const ids = walls.map(({ id }) => id);
  const callFor = (changes: WallChanges): CommandCall | null =>
    fittingCall(setWallProperties, { walls: ids, changes });
  const change = (changes: WallChanges): void => {
    const call = callFor(changes);
    if (call) session.change(call);
  };
  const [single] = walls;
  const title =
    walls.length === 1
      ? text('editor.inspector.wall')
      : text('editor.inspector.walls', { count: walls.length });
  const usesStoreyHeight = walls.every(({ height }) => height === undefined);
  return (
    <Section title={title}>
      <NumberField
        label={text('editor.inspector.length')}
        values={walls.map(({ start, end }) => distance(start, end))}
        {...(single && walls.length === 1 && { toCall: (value) => lengthCall(single, value) })}
      />
      <NumberField
        label={text('editor.inspector.thickness')}
        values={walls.map(wallThickness)}
        allowsBlank
        toCall={(thickness) => callFor({ thickness })}
      />
      <NumberField
        label={text('editor.inspector.height')}
        values={walls.map((wall) => wallHeight(session.level, wall))}
        note={usesStoreyHeight ? text('editor.inspector.storeys') : undefined}
        allowsBlank
        toCall={(height) => callFor({ height })}
      />
      <MaterialField
        label={text('editor.inspector.left')}
        values={walls.map(({ left }) => left)}
        noneWords={text('editor.material.none')}
        choose={(left) => change({ left })}
      />
      <MaterialField
        label={text('editor.inspector.right')}
        values={walls.map(({ right }) => right)}
        noneWords={text('editor.material.none')}
        choose={(right) => change({ right })}
      />
      <MaterialField
        label={text('editor.inspector.trim')}
        values={walls.map(({ trim }) => trim)}
        noneWords={text('editor.material.as-left')}
        choose={(trim) => change({ trim })}
      />
    </Section>
  );
}

/** A wall gets another length by moving its end along its line, with what meets it there. */
function lengthCall({ storey, start, end }: Readonly<Wall>, value: number | null): CommandCall | null {
  if (value === null || value <= 0) return null;
  const [x, z]: Vec2 = along(start, normalize(sub(end, start)), value);
  return fittingCall(moveJoint, { storey, from: end, to: [toLattice(x), toLattice(z)] });
}
