import { text } from '../../../core/text/text.ts';
import { useEditor } from '../editor-context.ts';
import { GeneratorFoot } from './generator-foot.tsx';
import { GeneratorHead } from './generator-head.tsx';
import { PlaceSection } from './place-section.tsx';
import { RoomsSection } from './rooms-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { WishFieldView } from './wish-fields.tsx';
import { WISH_GROUPS } from './wish-groups.ts';

/** Wishes and seeds on the one side, the building in the viewport on the other. Escape takes it away. */
export function GeneratorPanel() {
  const { generator } = useEditor();
  if (!generator.isOpen.value) return null;
  return (
    <form
      class="generator"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isInPopover(event.target)) return;
        event.preventDefault();
        generator.close();
      }}
    >
      <GeneratorHead />
      <div class="generator-form">
        {WISH_GROUPS.map(({ title, isOpen, fields }) => (
          <details key={title} class="group" open={isOpen}>
            <summary>{text(title)}</summary>
            {fields.map((field) => (
              <WishFieldView key={field.wish} field={field} />
            ))}
          </details>
        ))}
        <PlaceSection />
        <RoomsSection />
        <StepsSection />
        <div class="panel-actions">
          <button type="button" class="button outlined" onClick={() => generator.resetWishes()}>
            {text('generator-panel.reset')}
          </button>
        </div>
      </div>
      <GeneratorFoot />
    </form>
  );
}

/** A menu closes by its own Escape. */
const isInPopover = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[popover]') !== null;
