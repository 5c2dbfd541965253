/** Usage: node save-once.mjs FILE BYTES LETTER — saves the file once and prints what that came to, as JSON. */
import { durableReplace } from '../../electron/project/durable-replace.ts';
import { ProjectError } from '../../electron/project/project-error.ts';

const [file = '', bytes = '0', letter = 'x'] = process.argv.slice(2);

try {
  await durableReplace(file, Buffer.alloc(Number(bytes), letter));
  console.log(JSON.stringify({ code: null, message: 'saved' }));
} catch (error) {
  if (!(error instanceof ProjectError)) throw error;
  console.log(JSON.stringify({ code: error.code, message: error.message }));
}
