import { h } from 'preact';
import { ICONS, type IconName } from './icons.ts';

/** A decoration: whatever it stands on says the same in words. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class={`icon icon-${name}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {ICONS[name].map(([tag, attributes]) => h(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
