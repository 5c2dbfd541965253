/** In milliseconds: work that takes longer than a few frames waits until the hand rests for as long as it takes. */
const QUICK = 40;
const LONGEST_WAIT = 400;

/**
 * Runs the last of many requests: with the next frame while the work is quick, and once the requests pause while it is
 * not, so that a slider never drags behind it what nobody will see.
 */
export function createPace(): (run: () => void) => void {
  let stop = (): void => {};
  let cost = 0;
  return (run) => {
    stop();
    const work = (): void => {
      const begin = performance.now();
      run();
      cost = performance.now() - begin;
    };
    if (cost < QUICK) {
      const frame = requestAnimationFrame(work);
      stop = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(work, Math.min(cost, LONGEST_WAIT));
      stop = () => clearTimeout(timer);
    }
  };
}
