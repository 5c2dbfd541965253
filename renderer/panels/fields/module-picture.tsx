import type { Asset } from '../../../core/document/schema/asset.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';

interface ModulePictureProps {
  readonly asset: Readonly<Asset>;
  /** What the picture says in words; empty where its name stands beside it. */
  readonly words: string;
}

/** A module as it looks; a mark where its file is missing, and until its picture has come. */
export function ModulePicture({ asset, words }: ModulePictureProps) {
  const { modules, thumbnails } = useEditor();
  modules.revision.value;
  thumbnails.revision.value;
  const picture = thumbnails.find(asset.path);
  const isMissing = modules.find(asset.path)?.status === 'failed';
  return (
    <span class="asset-picture">
      {picture ? (
        // Dragging the tile carries the module, not its picture.
        <img src={picture} alt={words} draggable={false} />
      ) : (
        <Icon name={isMissing ? 'warning' : 'module'} size={22} />
      )}
    </span>
  );
}
