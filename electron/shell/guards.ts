import type { Session, WebContents } from 'electron';
import type { ElectronApi } from './electron-api.ts';

/** All that a level editor needs: the walk camera, the whole screen, and copying. */
const GRANTED: ReadonlySet<string> = new Set(['pointerLock', 'fullscreen', 'clipboard-sanitized-write']);

/** Electron grants whatever is asked until somebody says no. */
function guardPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, decide) => decide(GRANTED.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => GRANTED.has(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, decide) => decide({}));
}

/** The page stays the page: no link, no dropped file and no script takes its place or opens another. */
function guardContents(contents: WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

/** Guards every page that comes to be, not only the one we know of. Call when the app is ready, before any window. */
export function guardEverything({ app, session }: Pick<ElectronApi, 'app' | 'session'>): void {
  guardPermissions(session.defaultSession);
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}
