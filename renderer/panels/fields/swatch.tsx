/** A colour as a small square; what it belongs to is said beside it. */
export function Swatch({ color }: { readonly color: string }) {
  return <span class="swatch" style={{ backgroundColor: color }} aria-hidden="true" />;
}
