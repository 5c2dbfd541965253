import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useUniqueId } from '../panels/unique-id.ts';

interface DialogFrameProps {
  readonly title: string;
  readonly look?: string;
  /** The title is read out but not shown: what is in the dialog says it. */
  readonly hidesTitle?: boolean;
  readonly onCancel: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog: the page behind is out of reach, Escape cancels, the focus goes back where it was. */
export function DialogFrame({ title, look = '', hidesTitle = false, onCancel, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useUniqueId();

  // Before the next key: what is typed at once belongs to the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOnBackdrop(event, event.currentTarget)) onCancel();
      }}
    >
      <h2 id={titleId} class={hidesTitle ? 'sr-only' : ''}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

function isOnBackdrop({ clientX, clientY }: PointerEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
