import { useEditor } from './editor-context.ts';

/** The rectangle that is being marked in the viewport. Dashed where it selects what it touches. */
export function MarqueeFrame() {
  const { session } = useEditor();
  const area = session.marquee.value;
  if (!area) return null;
  const { from, to } = area;
  const place = {
    left: `${Math.min(from[0], to[0])}px`,
    top: `${Math.min(from[1], to[1])}px`,
    width: `${Math.abs(to[0] - from[0])}px`,
    height: `${Math.abs(to[1] - from[1])}px`,
  };
  return <div class={`marquee ${to[0] < from[0] ? 'touching' : ''}`} style={place} />;
}
