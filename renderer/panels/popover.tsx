import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeBelow } from './placement.ts';
import { useUniqueId } from './unique-id.ts';

interface PopoverButtonProps {
  /** What the button shows. */
  readonly face: ComponentChildren;
  readonly label: string;
  readonly tip?: string;
  readonly look?: string;
  readonly role: 'menu' | 'dialog';
  readonly class?: string;
  /** Drawn only while open; `close` closes it and gives the focus back. */
  readonly children: (close: () => void) => ComponentChildren;
}

const FOCUSABLE = '[role^="menuitem"]:not([aria-disabled="true"]), input, select, button';

/** A button with something that opens under it, above everything else; Escape and a click beside it close it. */
export function PopoverButton(props: PopoverButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useUniqueId();
  const close = (): void => panel.current?.hidePopover();
  const role = {
    role: props.role,
    'aria-label': props.label,
    ...(props.role === 'menu' && { onKeyDown: moveInMenu }),
  };

  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element || !button.current) return;
    placeBelow(element, button.current);
    const checked = element.querySelector<HTMLElement>('[aria-checked="true"]');
    (checked ?? element.querySelector<HTMLElement>(FOCUSABLE))?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        class={`button ${props.look ?? ''}`}
        aria-label={props.label}
        aria-haspopup={props.role}
        aria-expanded={isOpen}
        popovertarget={id}
        data-tip={props.tip ?? props.label}
      >
        {props.face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        class={`popover ${props.class ?? ''}`}
        {...role}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && props.children(close)}
      </div>
    </>
  );
}

/** Arrows, Home and End go round the items of a menu; a letter goes to the next item that begins with it. */
export function moveInMenu(event: KeyboardEvent): void {
  const menu = event.currentTarget as HTMLElement;
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = itemFor(event, items, at);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

function itemFor(event: KeyboardEvent, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items[(at - 1 + items.length) % items.length];
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.key === ' ') return undefined;
  const letter = event.key.toLowerCase();
  const order = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return order.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}
