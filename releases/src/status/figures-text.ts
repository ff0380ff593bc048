import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { failureRate } from '../guard/failure-rate'
import { entryOf, partsOf } from '../registry/registry-edits'

/** How the releases that visitors get, and those they would fall back to, load and fail: one line each. */
export const figuresText = (registry: Registry, figures: readonly ReleaseFigures[]): string[] =>
  partsOf(registry).flatMap((name) =>
    standings(entryOf(registry, name)).map(({ release, standing }) => {
      const found = figures.find((each) => each.remote === name && each.release === release)
      return `  ${name.padEnd(20)} ${release.padEnd(14)} ${standing.padEnd(8)} ${describe(found)}`
    }),
  )

/** The releases of one part that somebody may be using. */
const standings = (entry: RegistryEntry | undefined) =>
  [
    { release: entry?.live, standing: 'live' },
    { release: entry?.rollout?.release, standing: `at ${entry?.rollout?.percent} %` },
    { release: entry?.previous[0], standing: 'before' },
  ].flatMap(({ release, standing }) => (release ? [{ release, standing }] : []))

function describe(figures: ReleaseFigures | undefined): string {
  if (!figures) return 'no reports'
  const { loads, failures, p75 } = figures
  const share = (failureRate(figures) * 100).toFixed(1)
  const time = p75 === null ? '' : `, 75 % within ${p75} ms`
  return `${loads} loads, ${failures} failures (${share} %)${time}`
}
