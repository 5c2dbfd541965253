import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { text } from '../../core/text/text.ts';
import { StartError } from './start-error.ts';

export const HELP = `Usage: npm start -- [options]
Opens the editor: in its own window where Electron runs, else in your browser.

  --browser      in your browser, whatever is installed
  --project DIR  open this folder of levels; without it, your own copy of the samples
  --port N       port for the browser; without it, any free one
  --no-open      print the address and leave the opening to you (implies --browser)
  --help         this text

Example: npm start -- --project ~/levels --browser`;

export interface StartOptions {
  readonly wantsBrowser: boolean;
  readonly wantsOpening: boolean;
  /** Absolute; undefined for the samples. */
  readonly project: string | undefined;
  /** 0: any free one. */
  readonly port: number;
}

const HIGHEST_PORT = 65_535;

/** The options of a start; undefined when help is asked for. Throws StartError in words for the user. */
export async function parseOptions(args: readonly string[]): Promise<StartOptions | undefined> {
  const values = parseWords(args);
  if (values.help) return undefined;
  return {
    wantsBrowser: values.browser === true || values['no-open'] === true || values.port !== undefined,
    wantsOpening: values['no-open'] !== true,
    project: values.project === undefined ? undefined : await checkFolder(values.project),
    port: parsePort(values.port ?? '0'),
  };
}

function parseWords(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        browser: { type: 'boolean' },
        project: { type: 'string' },
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    // Behind the first line Node explains itself to programmers.
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    throw new StartError(text('start.bad-option', { reason: reason.replace(/[^.]$/, '$&.') }), 2);
  }
}

function parsePort(typed: string): number {
  const port = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  if (port >= 0 && port <= HIGHEST_PORT) return port;
  throw new StartError(text('start.bad-port', { port: typed }), 2);
}

async function checkFolder(typed: string): Promise<string> {
  const folder = resolve(process.env.INIT_CWD ?? '.', typed);
  const info = await stat(folder).catch(() => undefined);
  if (info === undefined) throw new StartError(text('start.no-folder', { folder }), 2);
  if (!info.isDirectory()) throw new StartError(text('start.not-a-folder', { folder }), 2);
  return folder;
}
