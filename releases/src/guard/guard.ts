import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import type { Registry } from '@tekskills/shared/contracts/release'
import { exceedsBase, failureRate, type Outcome } from './failure-rate'
import { entryOf, remotesOf, sameEntry, takenBack } from '../registry/registry-edits'
import { RegistryChangedError, type RegistryChange } from '../registry/registry-history'
import type { ReadFigures } from './release-figures'
import type { ReleaseStore } from '../store/release-store'

/** Milliseconds between two looks at the rollouts. */
const INTERVAL = 5000
const MINUTE = 60_000
/** Minutes that are compared at most; a rollout that began later is compared since then. */
const LONGEST_SPAN = 60
/** Minutes for which a release that went live for everybody is compared with the one before it. */
const WATCHED_AFTER_PROMOTION = 30
/** Changes among which the beginning of a rollout or a promotion is looked for. */
const HISTORY = 50

interface GuardOptions {
  store: ReleaseStore
  readFigures: ReadFigures
  /** Hears in a sentence what the guard did, and what keeps it from looking. */
  report: (sentence: string) => void
  now?: () => number
  /** Milliseconds between two looks. */
  everyMs?: number
}

/** A release on trial, and the one it is compared with. */
interface Trial {
  name: string
  release: string
  base: string
  /** When it began, in milliseconds since 1970. */
  began: number
  /** Minutes over which the base is looked at; it may have served before the trial began. */
  baseMinutes: number
  /** What is taken back, for the sentence. */
  what: string
}

/**
 * Compares each running rollout with the live release beside it, since it began, and each release that went live for
 * everybody in the last half hour with the one before it. Takes back those that fail too often, blocks them, and leaves
 * the reason in the history, in the name of `guard`.
 * @throws {Error} with one sentence when figures or registry cannot be had.
 */
export async function guardRollouts({ store, readFigures, report, now = Date.now }: GuardOptions): Promise<void> {
  const registry = await store.readRegistry()
  const changes = await changesToWatch(store, registry, now())
  for (const name of changes.length > 0 ? remotesOf(registry) : []) {
    const trial = trialOf(changes, registry, name, now())
    if (!trial) continue
    const { release, base, baseMinutes, what } = trial
    const figures = await readFigures(minutesSince(trial.began, now()))
    const found = outcomeOf(figures, name, release)
    if (found.failures === 0) continue
    const compared = outcomeOf(baseMinutes > 0 ? await readFigures(baseMinutes) : figures, name, base)
    if (!exceedsBase(found, compared)) continue
    const reason =
      `The ${what} of ${name} ${release} is taken back: ${found.failures} failures, ${percent(found)} of its loads; ` +
      `${base} has ${percent(compared)}.`
    const at = new Date(now()).toISOString()
    await store.change({ action: 'rollback', by: 'guard', reason }, (current) => {
      // Whoever changed this remote meanwhile may have ended the trial: nothing else may be taken back for it.
      if (!sameEntry(name, registry, current))
        throw new RegistryChangedError(`${name} was changed while its figures were read.`)
      return takenBack(current, name, { release, by: 'guard', at, reason })
    })
    report(reason)
  }
}

/** The changes, newest first, that trials began with; none when nothing can be on trial. */
async function changesToWatch(store: ReleaseStore, registry: Registry | null, now: number): Promise<RegistryChange[]> {
  const isRollingOut = remotesOf(registry).some((name) => entryOf(registry, name)?.rollout)
  const isRecent = now - timeOf(await store.history.latest()) <= WATCHED_AFTER_PROMOTION * MINUTE
  return isRollingOut || isRecent ? store.history.list(HISTORY) : []
}

/** What of a remote is on trial now; undefined when nothing is. */
function trialOf(
  changes: readonly RegistryChange[],
  registry: Registry | null,
  name: string,
  now: number,
): Trial | undefined {
  const { live = '', previous = [], rollout } = entryOf(registry, name) ?? {}
  if (rollout) {
    const { release } = rollout
    const began = beginning(changes, (change) => entryOf(change.registry, name)?.rollout?.release === release)
    return { name, release, base: live, began: timeOf(began), baseMinutes: 0, what: 'rollout' }
  }
  const began = beginning(changes, (change) => entryOf(change.registry, name)?.live === live)
  const [before] = previous
  // A start makes live what is checked out; what was forced stays with whoever forced it.
  if (began?.action !== 'promote' || began.forced || !before) return undefined
  if (now - timeOf(began) > WATCHED_AFTER_PROMOTION * MINUTE) return undefined
  return { name, release: live, base: before, began: timeOf(began), baseMinutes: LONGEST_SPAN, what: 'promotion' }
}

/** Looks at the rollouts until the signal; what goes wrong is told once, and the next look is another attempt. */
export async function keepGuarding(options: GuardOptions, signal: AbortSignal): Promise<void> {
  let told = ''
  while (!signal.aborted) {
    const fault = await guardRollouts(options).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (fault && fault !== told) options.report(`The guard of rollouts waits: ${fault}`)
    told = fault
    await wait(options.everyMs ?? INTERVAL, undefined, { signal }).catch(() => undefined)
  }
}

/** The oldest of the newest changes that all fulfil a condition. */
function beginning(changes: readonly RegistryChange[], holds: (change: RegistryChange) => boolean) {
  const end = changes.findIndex((change) => !holds(change))
  return changes[(end === -1 ? changes.length : end) - 1]
}

const timeOf = (change: RegistryChange | undefined) => (change ? Date.parse(change.at) : 0)

/** Minutes of the clock that a span touches. */
const minutesSince = (began: number, now: number) =>
  Math.max(1, Math.min(LONGEST_SPAN, Math.floor(now / MINUTE) - Math.floor(began / MINUTE) + 1))

const outcomeOf = (figures: readonly ReleaseFigures[], name: string, release: string): Outcome =>
  figures.find((each) => each.remote === name && each.release === release) ?? { reports: 0, loads: 0, failures: 0 }

const percent = (outcome: Outcome) => `${(failureRate(outcome) * 100).toFixed(1)} %`
