import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { Registry } from '@tekskills/shared/contracts/release'
import { entryOf, partsOf, rolloutOf } from '@tekskills/releases/registry/registry-edits'
import { registryHistory } from '@tekskills/releases/registry/registry-history'
import type { ReleaseObjects } from '@tekskills/releases/store/release-objects'
import type { Generation } from './generation'

/** Days after its publication for which a release that was never live can be chosen. */
const PREVIEW_DAYS = 14
const DAY = 86_400_000

/** One sentence that says why a release is not offered; undefined when it is. */
export type ReleaseChoice = (
  live: Generation,
  name: RemoteName | 'shell',
  release: string,
) => Promise<string | undefined>

/**
 * Creates the rule which releases a request may choose: what is live or being rolled out, and candidates, which no
 * registry has named yet, for {@link PREVIEW_DAYS} days. A release that was replaced or rolled back is not offered, because
 * it may have faults that have been fixed since (ADR 0028).
 * @param objects the release store, with its history
 */
export function createReleaseChoice(objects: ReleaseObjects, now: () => number = Date.now): ReleaseChoice {
  const history = registryHistory(objects)
  /** Releases that a registry has named, each as `<part> <release>`, up to a version of the history. */
  const served = new Set<string>()
  let readUpTo = 0
  const lookedUp = new WeakMap<Generation, Promise<void>>()

  async function readHistory() {
    const newest = (await history.latest())?.version ?? 0
    for (const { registry } of await history.list(newest - readUpTo))
      for (const label of namedIn(registry)) served.add(label)
    readUpTo = Math.max(readUpTo, newest)
  }

  /** Every change of the registry makes a new generation, so the history is read once for each. */
  function historyOf(live: Generation) {
    const reading = lookedUp.get(live) ?? readHistory()
    lookedUp.set(live, reading)
    reading.catch(() => lookedUp.delete(live))
    return reading
  }

  return async (live, name, release) => {
    const stored = name === 'shell' ? live.shell : live.remotes[name]?.stored
    const isLive = stored?.descriptor.release === release
    if (isLive || live.rollouts.some((rollout) => rollout.part === name && rollout.release === release))
      return undefined
    await historyOf(live)
    if (served.has(`${name} ${release}`)) return `The release ${release} of ${name} has been replaced.`
    const files = await objects.list(`${name}/${release}/`)
    const storedAt = Math.max(...files.map((file) => file.storedAt))
    if (files.length > 0 && now() - storedAt > PREVIEW_DAYS * DAY)
      return `The release ${release} of ${name} was published more than ${PREVIEW_DAYS} days ago and never went live.`
    return undefined
  }
}

const namedIn = (registry: Registry): string[] =>
  partsOf(registry).flatMap((name) => {
    const { live, previous = [], takenBack = [] } = entryOf(registry, name) ?? {}
    const releases = [live, ...previous, rolloutOf(registry, name)?.release, ...takenBack.map((block) => block.release)]
    return releases.flatMap((release) => (release ? [`${name} ${release}`] : []))
  })
