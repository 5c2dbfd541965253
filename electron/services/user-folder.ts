import { join } from 'node:path';

const NAME = 'levelwright';

interface System {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** Where this user's settings and earlier versions are kept, by the custom of each system; one place for both hosts. */
export function findUserFolder({ platform, env, home }: System): string {
  if (platform === 'win32') return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), NAME);
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', NAME);
  return join(env.XDG_CONFIG_HOME || join(home, '.config'), NAME);
}
