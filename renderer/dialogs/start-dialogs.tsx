import { TEMPLATE_NAMES, type TemplateName } from '../../core/templates/templates.ts';
import { text } from '../../core/text/text.ts';
import { Icon } from '../panels/icon.tsx';
import type { IconName } from '../panels/icons.ts';
import { DialogFrame } from './dialog-frame.tsx';
import type { LevelsQuestion, StartAnswer } from './dialogs.ts';
import { LevelList } from './level-list.tsx';

type Close = (answer: StartAnswer | null) => void;

const TEMPLATE_ICONS: Readonly<Record<TemplateName, IconName>> = {
  empty: 'new',
  cottage: 'home',
  ring: 'ring',
  defence: 'defence',
};

function Templates({ close }: { readonly close: Close }) {
  return (
    <ul class="templates">
      {TEMPLATE_NAMES.map((template, index) => (
        <li key={template}>
          <button
            type="button"
            class="template"
            data-template={template}
            {...(index === 0 && { 'data-autofocus': true })}
            onClick={() => close({ type: 'template', template })}
          >
            <Icon name={TEMPLATE_ICONS[template]} size={20} />
            <span class="name">{text(`editor.template.${template}`)}</span>
            <span class="dim">{text(`editor.template.${template}-about`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function CancelButton({ close, words }: { readonly close: Close; readonly words: string }) {
  return (
    <button type="button" class="button" onClick={() => close(null)}>
      {words}
    </button>
  );
}

/** What to begin a level with. */
export function NewLevelDialog({ close }: { readonly close: Close }) {
  return (
    <DialogFrame title={text('editor.new.title')} look="wide-dialog" onCancel={() => close(null)}>
      <Templates close={close} />
      <div class="dialog-buttons">
        <CancelButton close={close} words={text('editor.cancel')} />
      </div>
    </DialogFrame>
  );
}

interface LevelsDialogProps {
  readonly question: LevelsQuestion;
  readonly close: Close;
}

function ChooseFolder({ close }: { readonly close: Close }) {
  return (
    <button type="button" class="button outlined" onClick={() => close({ type: 'choose-folder' })}>
      <Icon name="open" size={15} />
      {text('editor.levels.choose-folder')}
    </button>
  );
}

export function OpenLevelDialog({ question, close }: LevelsDialogProps) {
  const { project, levels, current, canChooseFolder } = question;
  return (
    <DialogFrame
      title={text('editor.open.title', { project })}
      look="wide-dialog"
      onCancel={() => close(null)}
    >
      <div class="dialog-scroll">
        <LevelList levels={levels} current={current} choose={(id) => close({ type: 'level', id })} />
      </div>
      <div class="dialog-buttons">
        <CancelButton close={close} words={text('editor.cancel')} />
        <span class="space" />
        {canChooseFolder && <ChooseFolder close={close} />}
      </div>
    </DialogFrame>
  );
}

/** What is shown at the start when there is no level to open. */
export function WelcomeDialog({ question, close }: LevelsDialogProps) {
  const { project, levels, current, canChooseFolder } = question;
  return (
    <DialogFrame title={text('editor.welcome.title')} look="wide-dialog" onCancel={() => close(null)}>
      <p class="dim">{text('editor.welcome.body')}</p>
      <h3>{text('editor.welcome.new')}</h3>
      <Templates close={close} />
      <h3>{text('editor.welcome.levels', { project })}</h3>
      <div class="dialog-scroll">
        <LevelList levels={levels} current={current} choose={(id) => close({ type: 'level', id })} />
      </div>
      <div class="dialog-buttons">
        <CancelButton close={close} words={text('editor.welcome.skip')} />
        <span class="space" />
        {canChooseFolder && <ChooseFolder close={close} />}
      </div>
    </DialogFrame>
  );
}
