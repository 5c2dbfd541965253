import type { CommandCall } from '../../../core/document/command.ts';
import { MODULE_DEFAULTS, type Module } from '../../../core/document/schema/module.ts';
import { giveModulesPlaces } from '../../../core/polar/commands/give-modules-places.ts';
import { mirrorModules } from '../../../core/polar/commands/mirror-modules.ts';
import { moveModules } from '../../../core/polar/commands/move-modules.ts';
import { renameModule } from '../../../core/polar/commands/rename-module.ts';
import { turnModules } from '../../../core/polar/commands/turn-modules.ts';
import { text } from '../../../core/text/text.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Section } from '../fields/field-row.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { COUNT } from '../fields/quantity.ts';
import { TextField } from '../fields/text-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import { ModuleFacts } from './module-facts.tsx';

const TURNS = { 0: '0°', 1: '90°', 2: '180°', 3: '270°' } as const;

const turnsOf = ({ quarterTurns }: Readonly<Module>): number => quarterTurns ?? MODULE_DEFAULTS.quarterTurns;
const isMirrored = ({ mirrored }: Readonly<Module>): boolean => mirrored ?? MODULE_DEFAULTS.mirrored;

/** The selected modules: where they stand and how; where they differ, that is what is shown. */
export function ModuleSection({ modules }: { readonly modules: readonly Readonly<Module>[] }) {
  const { session } = useEditor();
  const run = (call: CommandCall | null): void => {
    if (call) session.change(call);
  };
  const ids = modules.map(({ id }) => id);
  const [single] = modules.length === 1 ? modules : [];
  const placed = modules.flatMap(({ id, cell }) => (cell ? [{ id, cell }] : []));
  /** Modules stay on the other coordinate when one is typed for all of them. */
  const moveCall = (index: 0 | 1) => (value: number | null) =>
    value === null
      ? null
      : fittingCall(moveModules, {
          moves: placed.map(({ id, cell }) => ({
            module: id,
            cell: index === 0 ? ([value, cell[1]] as const) : ([cell[0], value] as const),
          })),
        });
  return (
    <Section
      title={ids.length === 1 ? text('ring-panel.module') : text('ring-panel.modules', { count: ids.length })}
    >
      {single && (
        <TextField
          label={text('editor.inspector.name')}
          value={single.name ?? ''}
          placeholder={single.id}
          change={(name) => run(fittingCall(renameModule, { module: single.id, name: name || null }))}
        />
      )}
      <ModuleFacts modules={modules} />
      {placed.length > 0 && (
        <>
          <NumberField
            label={text('ring-panel.line')}
            quantity={COUNT}
            values={placed.map(({ cell }) => cell[0])}
            toCall={moveCall(0)}
          />
          <NumberField
            label={text('ring-panel.step')}
            quantity={COUNT}
            values={placed.map(({ cell }) => cell[1])}
            toCall={moveCall(1)}
          />
        </>
      )}
      <ChoiceField
        label={text('ring-panel.turn')}
        values={modules.map(turnsOf).map(String)}
        choices={TURNS as Readonly<Record<string, string>>}
        choose={(turn) => {
          const others = modules.filter((module) => String(turnsOf(module)) !== turn);
          if (others.length > 0)
            run(fittingCall(turnModules, { modules: others.map(({ id }) => id), to: Number(turn) }));
        }}
      />
      <YesNoField
        label={text('ring-panel.mirrored')}
        values={modules.map(isMirrored)}
        words={{ yes: text('ring-panel.yes'), no: text('ring-panel.no') }}
        choose={(wanted) => {
          const others = modules.filter((module) => isMirrored(module) !== wanted);
          if (others.length > 0) run(fittingCall(mirrorModules, { modules: others.map(({ id }) => id) }));
        }}
      />
      {placed.length < modules.length && (
        <>
          <p class="result doubtful">{text('ring-panel.no-place')}</p>
          <div class="section-actions">
            <button
              type="button"
              class="button outlined"
              onClick={() => run(fittingCall(giveModulesPlaces, { modules: ids }))}
            >
              {text('ring-panel.find-place')}
            </button>
          </div>
        </>
      )}
    </Section>
  );
}
