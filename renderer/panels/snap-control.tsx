import { text } from '../../core/text/text.ts';
import { getAction } from '../actions/all-actions.ts';
import { SNAP_TARGETS } from '../actions/tool-actions.ts';
import { CAMERA_ACTIONS, FRAME_ACTIONS } from '../actions/view-actions.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';
import { actionItem, MenuButton } from './menu.tsx';
import { PaintControl } from './paint-control.tsx';
import { PopoverButton } from './popover.tsx';
import { RingControl } from './ring-control.tsx';
import { describeSnap, toDegrees } from './snap-words.ts';

/** Grid steps in metres that people build with: 1 cm to a storey's bay. */
const GRID_STEPS = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2] as const;
/** In degrees; the last is for right angles only. */
const ANGLE_STEPS = [0, 5, 15, 30, 45, 90] as const;
const RADIANS = Math.PI / 180;

/** What is laid over the viewport: the camera, and what the mode and the tool are set to. */
export function ViewportControls() {
  const { session } = useEditor();
  return (
    <div class="viewport-controls">
      {session.mode.value === 'build' && <SnapControl />}
      <CameraControl />
      <PaintControl />
      <RingControl />
    </div>
  );
}

function SnapControl() {
  const { session } = useEditor();
  const state = describeSnap(session.snap.value);
  return (
    <PopoverButton
      role="dialog"
      class="snap-settings"
      label={text('editor.snap.settings', { state })}
      face={
        <>
          <span>
            <span class="dim">{text('editor.snap')}</span> {state}
          </span>
          <Icon name="down" size={13} />
        </>
      }
    >
      {() => <SnapSettingsForm />}
    </PopoverButton>
  );
}

function SnapSettingsForm() {
  const { session } = useEditor();
  const snap = session.snap.value;
  return (
    <>
      <Steps
        title={text('editor.snap.step')}
        steps={GRID_STEPS}
        current={snap.gridStep}
        unit="m"
        choose={(gridStep) => {
          session.snap.value = { ...snap, gridStep };
        }}
      />
      <Steps
        title={text('editor.snap.angle-step')}
        steps={ANGLE_STEPS}
        current={toDegrees(snap.angleStep)}
        unit="°"
        choose={(degrees) => {
          session.snap.value = { ...snap, angleStep: degrees * RADIANS };
        }}
      />
      <SnapTargets />
      <p class="dim">{text('editor.snap.override')}</p>
    </>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly number[];
  readonly current: number;
  readonly unit: string;
  readonly choose: (step: number) => void;
}

function Steps({ title, steps, current, unit, choose }: StepsProps) {
  // A step that was set elsewhere is among them too.
  const all = steps.includes(current) ? steps : [...steps, current].sort((a, b) => a - b);
  return (
    <fieldset>
      <legend>{title}</legend>
      <div class="chips">
        {all.map((step) => (
          <label key={step} class="chip">
            <input
              type="radio"
              class="sr-only"
              name={title}
              checked={step === current}
              onChange={() => choose(step)}
            />
            {step === 0 ? text('editor.snap.off') : unit === '°' ? `${step}°` : `${step} ${unit}`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SnapTargets() {
  const editor = useEditor();
  return (
    <fieldset>
      <legend>{text('editor.snap.targets')}</legend>
      {SNAP_TARGETS.map((action) => (
        <label key={action.id} class="check">
          <input
            type="checkbox"
            checked={action.isOn?.(editor) ?? false}
            onChange={() => void action.run(editor)}
          />
          <span>{text(action.label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CameraControl() {
  const { session } = useEditor();
  const name = text(getAction(`view.${session.camera.value}`).label);
  return (
    <MenuButton
      label={`${text('editor.camera')}: ${name}`}
      face={
        <>
          <span class="dim">{name}</span>
          <Icon name="down" size={13} />
        </>
      }
      entries={(editor) => [
        ...CAMERA_ACTIONS.map((action) => actionItem(action, editor, true)),
        'line',
        ...FRAME_ACTIONS.map((action) => actionItem(action, editor)),
      ]}
    />
  );
}
