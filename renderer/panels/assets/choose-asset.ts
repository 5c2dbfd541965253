import type { Editor } from '../../session/editor.ts';

/** Makes an asset the one that is placed next, in Ring mode at once, and shows its properties. */
export function chooseAsset({ session }: Editor, asset: string): void {
  session.rings.asset.value = asset;
  if (session.mode.value === 'ring') session.useTool('place-module');
  session.select([asset]);
}

/** Begins to place it, with the keys in the viewport. */
export function startPlacing({ session }: Editor, asset: string): void {
  session.useMode('ring');
  session.rings.asset.value = asset;
  session.useTool('place-module');
  document.querySelector<HTMLElement>('canvas[tabindex]')?.focus({ preventScroll: true });
}
