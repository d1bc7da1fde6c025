/** Where the service worker of screens is served; the name stays, because browsers ask for it again under it. */
export const workerPath = '/screen-worker.js';

/** What it looks after: `/screen`, and the screens below. */
export const workerScope = '/screen';

/** Begins the names of the caches in which each screen keeps its pictures; its code follows. */
export const picturesCache = 'cardamom.screen.pictures.';

/** Names the version in the page: the server puts it there, and says the same of itself in what a screen reads. */
export const versionMeta = 'screen-version';
/** Names all files of the page (`vite/screen-files.ts`). */
export const filesMeta = 'screen-files';

/** The page asks for what the server has now, to be taken whole. */
export interface TakeBuild {
  kind: 'take';
}

/** The version that is kept now and the next start shows; null where the server did not answer and nothing is kept. */
export interface TakenBuild {
  version: string | null;
}
