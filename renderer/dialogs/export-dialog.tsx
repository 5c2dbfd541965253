import { useState } from 'preact/hooks';
import type { LevelReader } from '../../core/document/level.ts';
import { EXPORT_PARTS, type ExportPart } from '../../core/gltf/export-parts.ts';
import { text } from '../../core/text/text.ts';
import { useEditor } from '../panels/editor-context.ts';
import { Icon } from '../panels/icon.tsx';
import {
  describeNotices,
  type ExportChoice,
  type LevelExport,
  PLAIN_CHOICE,
} from '../session/level-export.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { ExportOptionsForm } from './export-options-form.tsx';

/** Exporting: options in plain words, progress that can be stopped, and what came of it. */
export function ExportDialog({ close }: { readonly close: (answer: null) => void }) {
  const editor = useEditor();
  const [job] = useState(() => editor.startExport());
  const leave = (): void => {
    job.cancel();
    close(null);
  };
  return (
    <DialogFrame title={text('editor.export.title')} look="wide-dialog" onCancel={leave}>
      <ExportPhase job={job} leave={leave} />
    </DialogFrame>
  );
}

/** What there is none of need not be asked about. Rooms are not counted: most have no record. */
function partsIn(level: LevelReader): ExportPart[] {
  const needed = { fittings: 'opening', stairs: 'stair', roofs: 'roof', modules: 'module' } as const;
  return EXPORT_PARTS.filter((part) => {
    const kind = part in needed ? needed[part as keyof typeof needed] : 'wall';
    return level.countOf(kind) > 0;
  });
}

interface PhaseProps {
  readonly job: LevelExport;
  readonly leave: () => void;
}

function ExportPhase({ job, leave }: PhaseProps) {
  const { session, images, modules } = useEditor();
  images.revision.value;
  modules.revision.value;
  const [choice, setChoice] = useState<ExportChoice>({
    ...PLAIN_CHOICE,
    name: job.suggestedName,
  });
  const state = job.state.value;
  switch (state.phase) {
    case 'choosing':
      return (
        <ExportOptionsForm
          choice={choice}
          storeys={[...session.level.ofKind('storey')]}
          rings={[...session.level.ofKind('ring')]}
          hasModules={session.level.countOf('module') > 0}
          parts={partsIn(session.level)}
          notices={describeNotices(job.noticesOf(choice))}
          change={setChoice}
          cancel={leave}
          run={() => void job.run(choice)}
        />
      );
    case 'running':
      return <Running fraction={state.fraction} stop={() => job.cancel()} />;
    case 'exists':
      return (
        <>
          <p>{text('editor.save.exists-title', { file: state.fileName })}</p>
          <p class="dim">{text('editor.save.exists')}</p>
          <div class="dialog-buttons">
            <Button words={text('editor.cancel')} run={leave} />
            <span class="space" />
            <Button words={text('editor.save.replace')} look="danger" run={() => void job.overwrite()} />
            <Button words={text('editor.save.other-name')} look="primary" run={() => job.backToChoice()} />
          </div>
        </>
      );
    case 'failed':
      return (
        <>
          <p class="result refused">
            <Icon name="refused" />
            <span>{state.reason}</span>
          </p>
          <div class="dialog-buttons">
            <Button words={text('editor.close')} run={leave} />
            <span class="space" />
            <Button words={text('editor.export.back')} look="primary" run={() => job.backToChoice()} />
          </div>
        </>
      );
    case 'done':
      return <Done fileName={state.fileName} result={state.result} leave={leave} />;
  }
}

function Running({ fraction, stop }: { readonly fraction: number; readonly stop: () => void }) {
  return (
    <>
      <label class="stacked-field">
        <span>{text('editor.export.running')}</span>
        <progress value={fraction} max={1} />
      </label>
      <div class="dialog-buttons">
        <span class="space" />
        <Button words={text('editor.export.stop')} look="outlined" run={stop} />
      </div>
    </>
  );
}

type DoneState = Extract<LevelExport['state']['value'], { phase: 'done' }>;

function Done({ fileName, result, leave }: Omit<DoneState, 'phase'> & { readonly leave: () => void }) {
  const { counts, notices } = result;
  return (
    <>
      <p class="result good">
        <Icon name="good" />
        <span>{text('editor.export.done', { file: fileName })}</span>
      </p>
      <p class="dim">
        {text('editor.export.counts', {
          walls: counts.walls,
          modules: counts.modules,
          meshes: counts.meshes,
          materials: counts.materials,
          triangles: counts.triangles,
          kilobytes: Math.ceil(counts.bytes / 1000),
        })}
      </p>
      {describeNotices(notices).map((words) => (
        <p key={words} class="result doubtful">
          <Icon name="warning" />
          <span>{words}</span>
        </p>
      ))}
      <div class="dialog-buttons">
        <span class="space" />
        <Button words={text('editor.close')} look="primary" run={leave} />
      </div>
    </>
  );
}

interface ButtonProps {
  readonly words: string;
  readonly look?: string;
  readonly run: () => void;
}

function Button({ words, look = '', run }: ButtonProps) {
  return (
    <button type="button" class={`button ${look}`} onClick={run}>
      {words}
    </button>
  );
}
