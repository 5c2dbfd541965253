import { buildLevel } from '../../core/defence/builder/build-level.ts';
import type { BuilderParameters } from '../../core/defence/builder/parameters.ts';

/** Builds one level beside the page, so that the window stays alive; ended from outside to cancel. */
addEventListener('message', ({ data }: MessageEvent<BuilderParameters>) => {
  postMessage(buildLevel(data));
});
