import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { findRandomTests } from './random-tests.ts';

it('random tests are the test files that draw cases with fast-check', async () => {
  const root = await makeTemporaryFolder();
  const files = {
    'core/b/walls.test.ts': "import * as fc from 'fast-check';",
    'core/a.test.ts': "import { assert } from 'fast-check';",
    'core/plain.test.ts': "import { it } from 'vitest';",
    'electron/none.ts': '',
    'renderer/panel.test.tsx': "import * as fc from 'fast-check';",
    'scripts/none.ts': '',
    'test/support/plans.ts': "import * as fc from 'fast-check';",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  expect(await findRandomTests(root)).toEqual([
    'core/a.test.ts',
    'core/b/walls.test.ts',
    'renderer/panel.test.tsx',
  ]);
});
