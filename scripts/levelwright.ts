import { run } from './command-line/run.ts';
import { endWithOutput } from './command-line/streams.ts';

endWithOutput();

process.exitCode = await run(process.argv.slice(2));
