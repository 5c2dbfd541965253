import type { Configuration } from 'electron-builder';

/** Relative to the root of the repository, where scripts/dist.ts draws them. */
export const ICON_FOLDER = 'dist/icons';

export interface PackagingOptions {
  /** Folder for what is made. */
  readonly output: string;
  /** Folder of an unpacked Electron runtime; without it the runtime is fetched. */
  readonly runtime?: string | undefined;
}

/** How the program is packed for users. */
export function packagingConfig({ output, runtime }: PackagingOptions): Configuration {
  return {
    appId: 'app.levelwright.editor',
    productName: 'Levelwright',
    copyright: 'Levelwright contributors, MIT licence',
    directories: { output, buildResources: 'build' },
    ...(runtime === undefined ? {} : { electronDist: runtime }),
    // Everything is bundled already: node_modules would be dead weight, and the loopback host is no part of it.
    files: ['dist/electron/**', 'dist/renderer/**', 'package.json', '!node_modules/**', '!**/*.map'],
    // Beside the archive, where they can be copied like any folder.
    extraResources: [{ from: 'assets/samples', to: 'samples' }],
    asar: true,
    npmRebuild: false,
    electronLanguages: ['en-US'],
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      grantFileProtocolExtraPrivileges: false,
      enableCookieEncryption: true,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
    },
    linux: { target: ['AppImage', 'tar.gz'], category: 'Graphics', icon: `${ICON_FOLDER}/linux` },
    win: { target: ['nsis', 'zip'], icon: `${ICON_FOLDER}/icon.ico` },
    mac: {
      target: ['dmg', 'zip'],
      category: 'public.app-category.graphics-design',
      icon: `${ICON_FOLDER}/icon.icns`,
    },
    publish: null,
  };
}
