/** Space in pixels between a floating thing and the window's edge, or what it belongs to. */
const GAP = 6;

/** Puts a floating element under another, or above it where there is more room, and always inside the window. */
export function placeBelow(floating: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const fitsBelow = at.bottom + GAP + height <= innerHeight - GAP;
  const top = fitsBelow || at.top < innerHeight - at.bottom ? at.bottom + GAP : at.top - GAP - height;
  floating.style.left = `${clamp(at.left, GAP, innerWidth - width - GAP)}px`;
  floating.style.top = `${clamp(top, GAP, innerHeight - height - GAP)}px`;
}

/** Puts a floating element to the right of another. */
export function placeBeside(floating: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  floating.style.left = `${clamp(at.right + GAP, GAP, window.innerWidth - width - GAP)}px`;
  floating.style.top = `${clamp(at.top + (at.height - height) / 2, GAP, window.innerHeight - height - GAP)}px`;
}

/** Puts a floating element at a point of the window, such as where the pointer is. */
export function placeAt(floating: HTMLElement, x: number, y: number): void {
  const { width, height } = floating.getBoundingClientRect();
  floating.style.left = `${clamp(x, GAP, window.innerWidth - width - GAP)}px`;
  floating.style.top = `${clamp(y, GAP, window.innerHeight - height - GAP)}px`;
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
