import { renameLevel } from '../../../core/document/commands/rename-level.ts';
import { text } from '../../../core/text/text.ts';
import { fittingCall } from '../../session/field-gesture.ts';
import { useEditor } from '../editor-context.ts';
import { Section } from '../fields/field-row.tsx';
import { TextField } from '../fields/text-field.tsx';

/** The level as a whole: its name, and what it holds. */
export function LevelSection() {
  const { session } = useEditor();
  const { level } = session;
  return (
    <Section title={text('editor.group.file')}>
      <TextField
        label={text('editor.inspector.name')}
        value={level.header.name}
        change={(name) => {
          const call = fittingCall(renameLevel, { name });
          if (call) session.change(call);
        }}
      />
      <p class="dim">
        {text('editor.inspector.holds', {
          storeys: level.countOf('storey'),
          walls: level.countOf('wall'),
          materials: level.countOf('material'),
        })}
      </p>
      {level.countOf('ring') > 0 && (
        <p class="dim">
          {text('ring-panel.holds', {
            rings: level.countOf('ring'),
            modules: level.countOf('module'),
            assets: level.countOf('asset'),
          })}
        </p>
      )}
    </Section>
  );
}
