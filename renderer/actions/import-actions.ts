import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';

/** The asset that is selected by itself, else the one that would be placed next. */
function findAsset({ session }: Editor): string | null {
  const [id, ...others] = session.selection.value;
  if (id !== undefined && others.length === 0 && session.level.findKind('asset', id)) return id;
  const next = session.rings.asset.value;
  return id === undefined && next !== null && session.level.findKind('asset', next) ? next : null;
}

export const IMPORT_ACTIONS: readonly Action[] = [
  {
    id: 'module.import',
    label: 'editor.module.import',
    group: 'file',
    icon: 'import',
    keys: ['Mod+I'],
    run: ({ moduleImport }) => moduleImport.chooseAndAdd(),
  },
  {
    id: 'module.replace',
    label: 'editor.module.replace',
    group: 'file',
    icon: 'replace',
    isAvailable: (editor) => findAsset(editor) !== null,
    run: async (editor) => {
      const asset = findAsset(editor);
      if (asset !== null) await editor.moduleImport.chooseAndReplace(asset);
    },
  },
];
