import { useEffect, useRef, useState } from 'preact/hooks';
import { IMAGE_TYPES } from '../../../core/images/image-header.ts';
import { canonicalImagePath } from '../../../core/images/image-paths.ts';
import { text } from '../../../core/text/text.ts';
import { addTexture } from '../../session/add-texture.ts';
import { useEditor } from '../editor-context.ts';
import { Icon } from '../icon.tsx';
import { MenuButton, type MenuEntry } from '../menu.tsx';
import { FieldRow } from './field-row.tsx';

interface TextureFieldProps {
  /** Path beside the level. */
  readonly value: string | undefined;
  readonly choose: (path: string | null) => void;
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The images of the project to choose from, and any other file, which is copied into it. */
export function TextureField({ value, choose }: TextureFieldProps) {
  const editor = useEditor();
  const { images } = editor;
  images.revision.value;
  const picker = useRef<HTMLInputElement>(null);
  const known = useProjectImages(value);
  const path = value === undefined ? undefined : canonicalImagePath(value);
  const shown = path === undefined ? text('images.none') : fileNameOf(path);
  const fault = path === undefined ? undefined : images.findFault(path);
  const entries = (): MenuEntry[] => [
    { label: text('images.none'), isOn: path === undefined, isRadio: true, run: () => choose(null) },
    ...(known.length > 0 ? [{ heading: text('images.in-project') }] : []),
    ...known.map((each) => ({
      label: fileNameOf(each),
      isOn: each === path,
      isRadio: true,
      run: () => choose(each),
    })),
    'line',
    { label: text('images.choose'), icon: 'open', run: () => picker.current?.click() },
  ];
  const take = async (file: File): Promise<void> => {
    const added = await addTexture(editor, file);
    if (added !== null) choose(added);
  };
  return (
    <>
      <FieldRow label={<span>{text('images.texture')}</span>}>
        <MenuButton
          look="select"
          label={`${text('images.texture')}: ${shown}`}
          tip={path ?? ''}
          face={
            <>
              <span class={path === undefined ? 'words dim' : 'words'}>{shown}</span>
              <Icon name="down" size={13} />
            </>
          }
          entries={entries}
        />
        <input
          ref={picker}
          type="file"
          hidden
          accept={IMAGE_TYPES.join()}
          aria-label={text('images.choose')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Else choosing the same file again would be no change.
            event.currentTarget.value = '';
            if (file) void take(file);
          }}
        />
      </FieldRow>
      {fault !== undefined && <p class="result doubtful">{fault}</p>}
    </>
  );
}

/** Asked for again whenever another image is chosen: it may have come with it. */
function useProjectImages(value: string | undefined): readonly string[] {
  const { host, session } = useEditor();
  const level = session.source.value.id;
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    host.request('image.list', { level }).then(
      (answer) => isWanted && setPaths(answer.paths),
      // Without the list there is still the file picker, whose failure is told.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [host, level, value]);
  return paths;
}
