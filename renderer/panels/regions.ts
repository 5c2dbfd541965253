/** Regions in the order of the page: bars, the viewport, and each group of panels. */
const REGIONS = '[data-region], .dv-groupview:not(:has([data-region]))';
const FOCUSABLE =
  'canvas[tabindex], [role="tab"][aria-selected="true"], button[aria-pressed="true"], button:not([tabindex="-1"]), input, select, [tabindex="0"]';

/** Moves the focus to the first control of the next region, or of the one before for −1. */
export function focusNextRegion(step: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter(
    (region) => region.offsetParent !== null,
  );
  if (regions.length === 0) return;
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(at + step + regions.length) % regions.length];
  const target = next?.querySelector<HTMLElement>(FOCUSABLE) ?? next;
  target?.focus();
}
