import { MAX_IMAGE_BYTES } from '../../core/images/image-header.ts';
import { text } from '../../core/text/text.ts';
import type { Editor } from './editor.ts';
import { describeFailure } from './failure-words.ts';

/** A file that the user chose; the part of the page's File that is needed. */
interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const MEGABYTE = 1e6;

/** Copies a chosen image into the project. Returns its path there; null, with the reason told, where that cannot be. */
export async function addTexture(
  { host, session, messages }: Pick<Editor, 'host' | 'session' | 'messages'>,
  file: ChosenFile,
): Promise<string | null> {
  if (file.size > MAX_IMAGE_BYTES) {
    const size = Math.ceil(file.size / MEGABYTE);
    const limit = Math.floor(MAX_IMAGE_BYTES / MEGABYTE);
    messages.add('refused', text('images.too-large', { file: file.name, size, limit }));
    return null;
  }
  try {
    const level = session.source.value.id;
    const bytes = new Uint8Array(await file.arrayBuffer());
    return (await host.request('image.add', { level, fileName: file.name, bytes })).path;
  } catch (error) {
    messages.add('refused', describeFailure(error));
    return null;
  }
}
