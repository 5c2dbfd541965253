import { placeBelow, placeBeside } from './placement.ts';

/** In milliseconds: long enough not to flash while the pointer crosses a bar. */
const DELAY = 450;

/**
 * Shows the words of `data-tip` under whatever the pointer rests on or the keyboard reaches, in one element for the
 * whole page. What they say is also in the accessible name, so assistive technology is not told twice.
 */
export function startTooltips(page: Document): void {
  const tip = page.createElement('div');
  tip.className = 'tooltip';
  tip.popover = 'manual';
  tip.setAttribute('aria-hidden', 'true');
  page.body.append(tip);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    if (tip.matches(':popover-open')) tip.hidePopover();
  };
  const show = (target: HTMLElement): void => {
    if (!target.isConnected || target.getAttribute('aria-expanded') === 'true') return;
    tip.textContent = target.dataset.tip ?? '';
    tip.showPopover();
    if (target.dataset.tipBeside === undefined) placeBelow(tip, target);
    else placeBeside(tip, target);
  };
  const wait = (target: EventTarget | null): void => {
    hide();
    const owner = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    if (owner) timer = setTimeout(() => show(owner), DELAY);
  };

  page.addEventListener('pointerover', (event) => wait(event.target));
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) wait(target);
  });
  for (const event of ['pointerdown', 'keydown', 'focusout', 'wheel'] as const) {
    page.addEventListener(event, hide, { passive: true });
  }
}
