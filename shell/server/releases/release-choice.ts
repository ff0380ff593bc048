import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { ReleaseChoiceFacts, ReleaseChoices } from '@tekskills/shared/contracts/release-choices'
import type { Registry } from '@tekskills/shared/contracts/release'
import { entryOf, partsOf, rolloutOf } from '@tekskills/releases/registry/registry-edits'
import { registryHistory } from '@tekskills/releases/registry/registry-history'
import { RELEASE_ID } from '@tekskills/releases/read-release'
import { readOrigin } from '@tekskills/releases/release-origin'
import type { ReleaseObjects } from '@tekskills/releases/store/release-objects'
import type { Generation } from './generation'

/** Days after its publication for which a release that was never live can be chosen. */
const PREVIEW_DAYS = 14
const DAY_MS = 86_400_000

type PartName = RemoteName | 'shell'

/** The rule that decides which releases a request may choose. */
export interface ReleaseChoice {
  /** One sentence that says why a release is not offered; undefined when it is, or when there is none of this id. */
  whyNotOffered: (live: Generation, name: PartName, release: string) => Promise<string | undefined>
  /** Whether a release is offered although no visitor has got it, so that only a link from staff can name it. */
  isPreview: (live: Generation, name: PartName, release: string) => Promise<boolean>
  /** Everything that is offered. */
  offered: (live: Generation) => Promise<ReleaseChoices>
}

/**
 * Creates the rule that decides which releases a request may choose: live and rolled-out ones, and candidates, which no
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

  const isTooOld = (storedAt: number) => now() - storedAt > PREVIEW_DAYS * DAY_MS

  /** When each complete release below a prefix was stored, in milliseconds since 1970; its descriptor is stored last. */
  async function storedBelow(prefix: string): Promise<Map<string, number>> {
    const stored = new Map<string, number>()
    for (const { key, storedAt } of await objects.list(prefix)) {
      const [, release = '', file] = key.split('/')
      if (file === 'release.json') stored.set(release, storedAt)
    }
    return stored
  }

  async function factsOf(name: PartName, release: string, storedAt: number | undefined) {
    const { builtAt, builtBy, commit, dirty } = (await readOrigin(objects, name, release)) ?? {}
    const at = builtAt ?? (storedAt === undefined ? undefined : new Date(storedAt).toISOString())
    return {
      release,
      ...(at && { at }),
      ...(builtBy && { by: builtBy }),
      ...(commit && { commit }),
      ...(dirty && { dirty }),
    }
  }

  async function offeredOf(live: Generation, name: PartName): Promise<ReleaseChoiceFacts[]> {
    const stored = await storedBelow(`${name}/`)
    const current = liveOf(live, name)
    const rollout = live.rollouts.find(({ part }) => part === name)
    const previews = [...stored]
      .filter(([release]) => release !== current && release !== rollout?.release)
      .filter(([release, storedAt]) => !served.has(`${name} ${release}`) && !isTooOld(storedAt))
      .sort(([, one], [, other]) => other - one)
    const chosen: Pick<ReleaseChoiceFacts, 'release' | 'state' | 'percent'>[] = [
      ...(current ? [{ release: current, state: 'live' as const }] : []),
      ...(rollout ? [{ release: rollout.release, state: 'rollout' as const, percent: rollout.percent }] : []),
      ...previews.map(([release]) => ({ release, state: 'preview' as const })),
    ]
    return Promise.all(
      chosen.map(async (choice) => ({
        ...choice,
        ...(await factsOf(name, choice.release, stored.get(choice.release))),
      })),
    )
  }

  return {
    async whyNotOffered(live, name, release) {
      if (isServed(live, name, release)) return undefined
      await historyOf(live)
      if (served.has(`${name} ${release}`)) return `The release ${release} of ${name} has been replaced.`
      const files = await objects.list(`${name}/${release}/`)
      const storedAt = Math.max(...files.map((file) => file.storedAt))
      if (files.length > 0 && isTooOld(storedAt))
        return `The release ${release} of ${name} was published more than ${PREVIEW_DAYS} days ago and never went live.`
      return undefined
    },

    async isPreview(live, name, release) {
      if (!RELEASE_ID.test(release) || isServed(live, name, release)) return false
      await historyOf(live)
      const storedAt = (await storedBelow(`${name}/${release}/`)).get(release)
      return storedAt !== undefined && !served.has(`${name} ${release}`) && !isTooOld(storedAt)
    },

    async offered(live) {
      await historyOf(live)
      const names = new Set<PartName>(['shell', ...(Object.keys(live.remotes) as RemoteName[])])
      for (const { part } of live.rollouts) names.add(part)
      return Object.fromEntries(
        await Promise.all([...names].map(async (name) => [name, await offeredOf(live, name)] as const)),
      )
    },
  }
}

const liveOf = (live: Generation, name: PartName) =>
  (name === 'shell' ? live.shell : live.remotes[name]?.stored)?.descriptor.release

/** Whether visitors get a release: all of them, or some. */
const isServed = (live: Generation, name: PartName, release: string) =>
  liveOf(live, name) === release ||
  live.rollouts.some((rollout) => rollout.part === name && rollout.release === release)

const namedIn = (registry: Registry): string[] =>
  partsOf(registry).flatMap((name) => {
    const { live, previous = [], takenBack = [] } = entryOf(registry, name) ?? {}
    const releases = [live, ...previous, rolloutOf(registry, name)?.release, ...takenBack.map((block) => block.release)]
    return releases.flatMap((release) => (release ? [`${name} ${release}`] : []))
  })
