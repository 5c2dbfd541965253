/** Usage: node save-loop.mjs FILE A B — saves the contents of A and B over FILE in turn until it is killed. */
import { readFile } from 'node:fs/promises';
import { durableReplace } from '../../electron/project/durable-replace.ts';

const [file = '', ...sources] = process.argv.slice(2);
const contents = await Promise.all(sources.map((source) => readFile(source)));
console.log('at work');
for (;;) for (const content of contents) await durableReplace(file, content);
