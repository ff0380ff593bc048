import { fromRoot } from '../repository'

/** Where the test build keeps its releases: outside any data directory, so that each run starts from them. */
export const builtReleases = {
  dataDir: fromRoot('.cache', 'test'),
  releasesDir: fromRoot('.cache', 'test', 'releases'),
}
