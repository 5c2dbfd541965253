import { expect, test } from 'vitest';
import { SaveQueue } from './save-queue.ts';

interface Bench {
  readonly queue: SaveQueue<string, string>;
  readonly started: string[];
  /** Lets the save that runs end. */
  finish(error?: Error): Promise<void>;
  mostAtOnce: number;
}

/** A queue whose saves end when the test says so. */
function makeBench(): Bench {
  const started: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  let running = 0;
  const bench: Bench = {
    started,
    mostAtOnce: 0,
    queue: new SaveQueue(
      async (job) => {
        started.push(job);
        running += 1;
        bench.mostAtOnce = Math.max(bench.mostAtOnce, running);
        await new Promise<void>((resolve, reject) =>
          ends.push((error) => (error ? reject(error) : resolve())),
        );
        running -= 1;
        return `wrote ${job}`;
      },
      (_older, newer) => newer,
    ),
    finish: async (error) => {
      ends.shift()?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return bench;
}

test('of saves asked for while one runs only the newest is written, and all are told so', async () => {
  const bench = makeBench();
  const outcomes = ['1', '2', '3', '4'].map((job) => bench.queue.add('file', job));
  await bench.finish();
  await bench.finish();
  expect(await Promise.all(outcomes)).toEqual(['wrote 1', 'wrote 4', 'wrote 4', 'wrote 4']);
  expect(bench.started).toEqual(['1', '4']);
  expect(bench.mostAtOnce).toBe(1);
});

test('a save that fails fails for those who asked for it, and the next one runs', async () => {
  const bench = makeBench();
  const first = bench.queue.add('file', '1');
  const second = bench.queue.add('file', '2');
  await Promise.all([expect(first).rejects.toThrow('disk full'), bench.finish(new Error('disk full'))]);
  await bench.finish();
  expect(await second).toBe('wrote 2');
});

test('two files do not wait for each other', async () => {
  const bench = makeBench();
  const both = [bench.queue.add('a', '1'), bench.queue.add('b', '2')];
  expect(bench.started).toEqual(['1', '2']);
  await bench.finish();
  await bench.finish();
  await Promise.all(both);
});

test('the queue is idle when the last waiting save has ended', async () => {
  const bench = makeBench();
  void bench.queue.add('file', '1');
  void bench.queue.add('file', '2');
  let isIdle = false;
  const idle = bench.queue.idle().then(() => {
    isIdle = true;
  });
  await bench.finish();
  expect(isIdle).toBe(false);
  await bench.finish();
  await idle;
  expect(bench.started).toEqual(['1', '2']);
});
