import { useEffect, useState } from 'preact/hooks';
import { MATERIAL_DEFAULTS, type Material } from '../../../core/document/schema/material.ts';
import { useEditor } from '../editor-context.ts';

/** A material as a small square, its image multiplied with its colour; what it belongs to is said beside it. */
export function Swatch({ material }: { readonly material: Readonly<Material> }) {
  const { color = MATERIAL_DEFAULTS.color, texture } = material;
  const url = useImageUrl(texture);
  return (
    <span
      class="swatch"
      style={{ backgroundColor: color, ...(url !== null && { backgroundImage: `url("${url}")` }) }}
      aria-hidden="true"
    />
  );
}

/** An address of an image of the level, as long as it is shown; null until it has come. */
function useImageUrl(path: string | undefined): string | null {
  const { images } = useEditor();
  images.revision.value;
  const image = path === undefined ? undefined : images.find(path);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!image) return;
    const made = URL.createObjectURL(new Blob([Uint8Array.from(image.bytes)], { type: image.type }));
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [image]);
  return url;
}
