/** Arrow keys go through the buttons of a list, of which one at a time can be reached with Tab. */
export function moveInList(event: KeyboardEvent & { readonly currentTarget: EventTarget | null }): void {
  const { currentTarget: list, target } = event;
  if (!(list instanceof HTMLElement) || !(target instanceof HTMLButtonElement)) return;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(target);
  const last = buttons.length - 1;
  const place = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[event.key];
  if (place === undefined || at < 0) return;
  event.preventDefault();
  const next = buttons[Math.max(0, Math.min(last, place))];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
