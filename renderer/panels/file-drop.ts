import { isModuleName } from '../../core/modules/module-names.ts';
import { text } from '../../core/text/text.ts';
import type { Editor } from '../session/editor.ts';

/**
 * Files dropped anywhere on the window: a level is opened, modules are imported, anything else is answered in words, and nothing ever
 * replaces the page.
 */
export function listenForDrops(page: Window, editor: Editor): void {
  page.addEventListener('dragover', (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = editor.dialogs.isOpen ? 'none' : 'copy';
  });
  page.addEventListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!editor.dialogs.isOpen) void take(files, editor);
  });
}

/** Links and text are dropped too, and a browser would go there; a tab of the dock that is dragged is not ours. */
function carriesFiles({ dataTransfer, target }: DragEvent): boolean {
  if (target instanceof HTMLInputElement) return dataTransfer?.types.includes('Files') ?? false;
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') || types.includes('text/uri-list');
}

async function take(files: readonly File[], editor: Editor): Promise<void> {
  const [file] = files;
  if (files.some(({ name }) => isModuleName(name))) await editor.moduleImport.add(files);
  else if (file && files.length === 1) await editor.files.openDropped(file);
  else
    editor.messages.add('refused', text(files.length === 0 ? 'editor.drop.not-a-file' : 'editor.drop.many'));
}
