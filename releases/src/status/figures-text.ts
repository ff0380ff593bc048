import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import type { Registry } from '@tekskills/shared/contracts/release'
import { failureRate, hasViews } from '../guard/failure-rate'
import { vitalsText } from '../guard/slowness'
import { entryOf, partsOf, rolloutOf } from '../registry/registry-edits'

/** Loads and failures of the releases that are served, and of those to fall back to, one line each. */
export const figuresText = (registry: Registry, figures: readonly ReleaseFigures[]): string[] =>
  partsOf(registry).flatMap((name) =>
    releasesInUse(registry, name).map(({ release, role }) => {
      const found = figures.find((each) => each.remote === name && each.release === release)
      return `  ${name.padEnd(20)} ${release.padEnd(14)} ${role.padEnd(8)} ${describe(found)}`
    }),
  )

/** The releases of one part that visitors may be using. */
function releasesInUse(registry: Registry, name: string) {
  const { live, previous = [] } = entryOf(registry, name) ?? {}
  const rollout = rolloutOf(registry, name)
  return [
    { release: live, role: 'live' },
    { release: rollout?.release, role: `at ${rollout?.percent}%` },
    { release: previous[0], role: 'before' },
  ].flatMap(({ release, role }) => (release ? [{ release, role }] : []))
}

function describe(figures: ReleaseFigures | undefined): string {
  if (!figures) return 'no reports'
  const { loads, failures, views, broken, p75 } = figures
  const share = (failureRate(figures) * 100).toFixed(1)
  const time = [...(p75 === null ? [] : [`75% within ${p75} ms`]), ...vitalsText(figures.vitals)]
    .map((text) => `, ${text}`)
    .join('')
  if (!hasViews(figures)) return `${loads} loads, ${failures} failures (${share}%)${time}`
  return `${views} views, ${broken} broken (${share}%), ${loads} loads, ${failures} failures${time}`
}
