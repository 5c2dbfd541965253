import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Editor } from '../session/editor.ts';

/** Gives every panel the editor; each panel is a tree of its own, so each gets it anew. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A panel was drawn outside the editor.');
  return editor;
}
