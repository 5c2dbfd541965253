import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { isFieldOfPanel } from './wish-groups.ts';

/** What there is to say of the building as a whole, and what is to become of it. */
export function GeneratorFoot() {
  const { generator } = useEditor();
  const isLive = generator.isLive.value;
  const isReplacing = Boolean(generator.made.value?.losses);
  const canInsert = isLive && generator.refusal.value === null && generator.made.value !== null;
  return (
    <div class="generator-foot">
      <Notes />
      <div class="generator-ways">
        <button type="button" class="button" onClick={generator.close}>
          {text('generator-panel.cancel')}
        </button>
        <span class="space" />
        {isLive ? (
          <button
            type="button"
            class={`button ${isReplacing ? 'danger' : 'primary'}`}
            aria-disabled={!canInsert}
            onClick={() => {
              if (canInsert) void generator.insert();
            }}
          >
            {text(isReplacing ? 'generator-panel.replace' : 'generator-panel.insert')}
          </button>
        ) : (
          <button type="button" class="button primary" onClick={() => generator.open()}>
            {text('generator-panel.show')}
          </button>
        )}
      </div>
    </div>
  );
}

/** A preview that was taken away leaves nothing to say of the building. */
function Notes() {
  const { generator } = useEditor();
  const isLive = generator.isLive.value;
  const refusal = generator.refusal.value;
  const made = generator.made.value;
  const isElsewhere = refusal?.wish !== undefined && isFieldOfPanel(refusal.wish);
  return (
    <ul class="generator-notes" aria-live="polite">
      {!isLive && <Note look="info" words={text('generator-panel.resting')} />}
      {isLive && refusal && (
        <Note
          look="refused"
          words={isElsewhere ? text('generator-panel.see-wish') : text(refusal.code, refusal.params)}
        />
      )}
      {isLive && made?.losses && (
        <Note look="warning" words={text('generator-panel.replaces', made.losses)} />
      )}
      {isLive &&
        !refusal &&
        made?.notices.map(({ code, params, wish }) => (
          <Note key={`${wish} ${code}`} look="warning" words={text(code, params)} />
        ))}
    </ul>
  );
}

const LOOKS = { info: '', warning: 'doubtful', refused: 'refused' } as const;

function Note({ look, words }: { readonly look: keyof typeof LOOKS; readonly words: string }) {
  return (
    <li class={LOOKS[look]}>
      <Icon name={look} size={15} />
      <span>{words}</span>
    </li>
  );
}
