import type { Editor } from '../../session/editor.ts';

/** Makes an asset the one that is placed next, in Ring mode at once, and shows its properties. */
export function chooseAsset({ session }: Editor, asset: string): void {
  session.rings.asset.value = asset;
  if (session.mode.value === 'ring') session.useTool('place-module');
  session.select([asset]);
}

/** Lets it hang at the pointer whose button is down: it is placed where the button is let go. */
export function carryAsset(editor: Editor, asset: string): void {
  const { isCarried } = editor.session.rings;
  startPlacing(editor, asset);
  isCarried.value = true;
  const ending = new AbortController();
  for (const type of ['pointerup', 'pointercancel', 'blur'] as const) {
    // The viewport, on the way to the window, has noticed by then.
    window.addEventListener(
      type,
      () => {
        isCarried.value = false;
        ending.abort();
      },
      { signal: ending.signal },
    );
  }
}

/** Begins to place it, with the keys in the viewport. */
export function startPlacing({ session }: Editor, asset: string): void {
  session.useMode('ring');
  session.rings.asset.value = asset;
  session.useTool('place-module');
  document.querySelector<HTMLElement>('canvas[tabindex]')?.focus({ preventScroll: true });
}
