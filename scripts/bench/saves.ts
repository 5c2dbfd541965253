import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { durableReplace } from '../../electron/project/durable-replace.ts';
import type { BenchCase } from './bench-case.ts';
import { race } from './measure.ts';

const BYTES = 5_000_000;
const ROUNDS = { warmUp: 5, counted: 40 };

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  await file.writeFile(bytes);
  await file.sync();
  await file.close();
}

async function run() {
  // Beside the repository rather than in the temporary folder, which is memory on many systems.
  const folder = await mkdtemp(join(process.cwd(), 'out', 'bench-'));
  try {
    const bytes = Buffer.alloc(BYTES, '{"kind":"wall"}\n');
    const at = (name: string): string => join(folder, name);
    const times = await race(
      {
        ours: { work: () => durableReplace(at('ours'), bytes) },
        synced: { work: () => writeAndSync(at('synced'), bytes) },
        plain: { work: () => writeFile(at('plain'), bytes) },
      },
      ROUNDS,
    );
    const ours = { what: 'save 5 MB durably', unit: 'ms', ours: times.ours, limit: null } as const;
    return [
      { ...ours, peer: { name: 'fs.writeFile and fsync, in place: torn by a crash', value: times.synced } },
      { ...ours, peer: { name: 'fs.writeFile: torn by a crash, lost by a power cut', value: times.plain } },
    ] as const;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const saves: BenchCase = { name: 'save', title: 'Saving', run };
