import { fromRoot } from '../repository'

/** Release store of the test build: outside any data directory, so that each run starts from a copy. */
export const builtReleases = {
  dataDir: fromRoot('.cache', 'test'),
  releasesDir: fromRoot('.cache', 'test', 'releases'),
}
