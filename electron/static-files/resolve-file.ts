import { realpath, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** What the page consists of; a file of any other kind is not served. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.env': 'application/octet-stream',
  '.glb': 'model/gltf-binary',
  '.woff2': 'font/woff2',
};

export type Resolved =
  | { readonly status: 200; readonly file: string; readonly contentType: string }
  | { readonly status: 400 | 404 };

const BAD: Resolved = { status: 400 };
const MISSING: Resolved = { status: 404 };

/**
 * The file of the root that an address names. Never one outside it: not by `..`, however encoded, nor by a link.
 *
 * @param root folder that may be served, as an absolute path.
 * @param target path of the address as it came, still percent-encoded, a query at its end ignored. `/` is index.html.
 */
export async function resolveFile(root: string, target: string): Promise<Resolved> {
  const path = decodePath(target);
  if (path === undefined) return BAD;
  const contentType = CONTENT_TYPES[extname(path)];
  if (contentType === undefined) return MISSING;
  try {
    const realRoot = await realpath(root);
    const file = await realpath(join(realRoot, path));
    const isInside = file.startsWith(realRoot.endsWith(sep) ? realRoot : realRoot + sep);
    if (!isInside || relative(realRoot, file).startsWith('..') || !(await stat(file)).isFile())
      return MISSING;
    return { status: 200, file, contentType };
  } catch {
    return MISSING;
  }
}

/** Decodes once; undefined when the path is malformed or could mean something else to the file system. */
function decodePath(target: string): string | undefined {
  const [encoded = ''] = target.split('?', 1);
  if (!encoded.startsWith('/')) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
  if (/[\0\\:]/.test(path)) return undefined;
  if (path.split('/').some((part) => part === '..' || part === '.')) return undefined;
  return path === '/' ? '/index.html' : path;
}
