import type { TextKey } from '../../text/text.ts';
import type { ModuleFile } from './module-file.ts';

/** What a `uri` of a file asks for. */
export type ModuleUri =
  | { readonly kind: 'data' }
  /** A file, by its name as seen from the folder of the .gltf. */
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'refused'; readonly code: TextKey };

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * What a `uri` means. Percent signs are decoded; backslashes, which some programs write, divide folders.
 * Refused: addresses in the web, absolute paths, ways out of the folder, control characters.
 */
export function parseModuleUri(uri: string): ModuleUri {
  if (uri.startsWith('data:')) return { kind: 'data' };
  if (SCHEME.test(uri)) return refused(uri);
  const steps = decode(uri).replaceAll('\\', '/').split('/');
  // Decoding may bring a scheme or a root to light.
  const name = steps.filter((step) => step !== '.').join('/');
  if (SCHEME.test(name) || name.startsWith('/') || steps.includes('..')) return refused(name);
  if (name === '' || hasControls(name)) return { kind: 'refused', code: 'modules.uri-odd' };
  return { kind: 'file', name };
}

const refused = (uri: string): ModuleUri => ({
  kind: 'refused',
  code: /^(https?|ftp|blob):/i.test(uri) ? 'modules.uri-web' : 'modules.uri-outside',
});

/** A percent sign that begins no code stands for itself: files are named so. */
function decode(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

const hasControls = (name: string): boolean => [...name].some((character) => character < ' ');

/** The file of a name: by exactly that one, else by one that differs in letter case or in how accents are written. */
export function findModuleFile(name: string, files: readonly ModuleFile[]): ModuleFile | undefined {
  const plain = plainName(name);
  return files.find((file) => file.name === name) ?? files.find((file) => plainName(file.name) === plain);
}

const plainName = (name: string): string => name.normalize('NFC').toLowerCase();
