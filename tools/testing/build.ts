import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from './built-releases'

/** Builds everything once, into the store from which the browser tests take their releases. */
try {
  const { built } = await ensureReleases({ ...builtReleases, log: console.log })
  console.log(built.length > 0 ? `Built: ${built.join(', ')}.` : 'Nothing has changed since the last build.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
