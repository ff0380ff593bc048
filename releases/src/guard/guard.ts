import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import type { Registry } from '@tekskills/shared/contracts/release'
import { exceedsBase, failureRate, type Outcome } from './failure-rate'
import { entryOf, partsOf, rolloutOf, sameEntry, rolledBackAndBlocked } from '../registry/registry-edits'
import { RegistryChangedError, type RegistryChange } from '../registry/registry-history'
import type { ReadFigures } from './release-figures'
import { slownessOf } from './slowness'
import type { ReleaseStore } from '../store/release-store'

/** Milliseconds between two checks. */
const INTERVAL = 5000
const MINUTE_MS = 60_000
/** Longest period that is compared, in minutes; a rollout that began later is compared from its start. */
const MAX_SPAN_MINUTES = 60
/** Minutes for which a release that went live for everyone is compared with the previous one. */
const WATCHED_AFTER_PROMOTION = 30
/** Number of recent changes that are searched for the start of a rollout or promotion. */
const HISTORY = 50

interface GuardOptions {
  store: ReleaseStore
  readFigures: ReadFigures
  /** Receives a message for each rollback, and for a problem that prevents the guard from checking. */
  report: (message: string) => void
  /** Called after each completed check, so that monitoring notices a guard that stopped. */
  noteCheck?: () => Promise<void>
  now?: () => number
  /** Milliseconds between two checks. */
  everyMs?: number
}

/** A release on trial, and the base release it is compared with: empty for the first release of a remote. */
interface Trial {
  name: string
  release: string
  base: string
  /** When the trial began, in milliseconds since 1970. */
  began: number
  /** Minutes of figures to read for the base, which may have served before the trial began; 0 reads the trial's period. */
  baseMinutes: number
  /** What would be rolled back, `rollout` or `promotion`, for the message. */
  what: string
}

/**
 * Compares each running rollout, from its start, with the live release, and each release that went live for everyone in
 * the last half hour with the previous one. Rolls back and blocks those that fail too often or are noticeably slower, and
 * records the reason in the history with `guard` as the author. Completes a change whose writer was interrupted first.
 * @throws {Error} with a one-sentence message when the figures or the registry cannot be read.
 */
export async function guardRollouts({ store, readFigures, report, now = Date.now }: GuardOptions): Promise<void> {
  const interrupted = await store.interruptedChange(now())
  if (interrupted) {
    await store.completeChange()
    report(
      `Change ${interrupted.version} (${interrupted.action} by ${interrupted.by}) was interrupted and is now complete.`,
    )
  }
  const registry = await store.readRegistry()
  const changes = await changesToWatch(store, registry, now())
  for (const name of changes.length > 0 ? partsOf(registry) : []) {
    const trial = trialOf(changes, registry, name, now())
    if (!trial) continue
    const { release, base, baseMinutes, what } = trial
    const figures = await readFigures(minutesSince(trial.began, now()))
    const found = outcomeOf(figures, name, release)
    if (found.failures === 0 && !found.vitals) continue
    const compared = outcomeOf(baseMinutes > 0 ? await readFigures(baseMinutes) : figures, name, base)
    const complaint = complaintOf(found, compared, base)
    if (!complaint) continue
    const reason = `The ${what} of ${name} ${release} was rolled back: ${complaint}.`
    const at = new Date(now()).toISOString()
    await store.change((current) => {
      // A concurrent change of this remote may have ended the trial; nothing else may be rolled back in its place.
      if (!sameEntry(name, registry, current))
        throw new RegistryChangedError(`${name} was changed while its figures were read.`)
      const rolledBack = rolledBackAndBlocked(current, name, { release, by: 'guard', at, reason })
      return { registry: rolledBack, note: { action: 'rollback', by: 'guard', reason } }
    })
    report(reason)
  }
}

/** What is certainly worse than in the base release, as text; undefined when nothing is. */
function complaintOf(found: Figures, compared: Figures, base: string): string | undefined {
  if (!exceedsBase(found, compared)) return slownessOf(found.vitals, compared.vitals)
  const others = base ? `; ${base} has ${percent(compared)}` : '; no release of it was live before'
  return found.broken > 0
    ? `${found.broken} broken page views, ${percent(found)} of all${others}`
    : `${found.failures} failures, ${percent(found)} of its loads${others}`
}

/** Recent changes, newest first, among which trials began; empty when nothing can be on trial. */
async function changesToWatch(store: ReleaseStore, registry: Registry | null, now: number): Promise<RegistryChange[]> {
  const isRollingOut = partsOf(registry).some((name) => rolloutOf(registry, name))
  const isRecent = now - timeOf(await store.history.latest()) <= WATCHED_AFTER_PROMOTION * MINUTE_MS
  return isRollingOut || isRecent ? store.history.list(HISTORY) : []
}

/** The release of a part that is on trial now; undefined when none is. */
function trialOf(
  changes: readonly RegistryChange[],
  registry: Registry | null,
  name: string,
  now: number,
): Trial | undefined {
  const { live = '', previous = [] } = entryOf(registry, name) ?? {}
  const rollout = rolloutOf(registry, name)
  if (rollout) {
    const { release } = rollout
    const began = beginning(changes, (change) => rolloutOf(change.registry, name)?.release === release)
    return { name, release, base: live, began: timeOf(began), baseMinutes: 0, what: 'rollout' }
  }
  const began = beginning(changes, (change) => entryOf(change.registry, name)?.live === live)
  const [before] = previous
  // A start promotes what is checked out, and a forced release stays live by its operator's decision.
  if (began?.action !== 'promote' || began.forced || !before) return undefined
  if (now - timeOf(began) > WATCHED_AFTER_PROMOTION * MINUTE_MS) return undefined
  return { name, release: live, base: before, began: timeOf(began), baseMinutes: MAX_SPAN_MINUTES, what: 'promotion' }
}

/** Checks the rollouts until the signal aborts. A problem is reported once, and the next check is another attempt. */
export async function keepGuarding(options: GuardOptions, signal: AbortSignal): Promise<void> {
  let reportedProblem = ''
  while (!signal.aborted) {
    const problem = await guardRollouts(options)
      .then(options.noteCheck)
      .then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
    if (problem && problem !== reportedProblem) options.report(`The rollout guard cannot check: ${problem}`)
    reportedProblem = problem
    await wait(options.everyMs ?? INTERVAL, undefined, { signal }).catch(() => undefined)
  }
}

/** The oldest change in the latest unbroken run of changes that fulfil a condition. */
function beginning(changes: readonly RegistryChange[], holds: (change: RegistryChange) => boolean) {
  const end = changes.findIndex((change) => !holds(change))
  return changes[(end === -1 ? changes.length : end) - 1]
}

const timeOf = (change: RegistryChange | undefined) => (change ? Date.parse(change.at) : 0)

/** Number of clock minutes that a period touches. */
const minutesSince = (began: number, now: number) =>
  Math.max(1, Math.min(MAX_SPAN_MINUTES, Math.floor(now / MINUTE_MS) - Math.floor(began / MINUTE_MS) + 1))

type Figures = Outcome & Pick<ReleaseFigures, 'vitals'>

const NO_REPORTS: Figures = { reports: 0, loads: 0, failures: 0, views: 0, viewReports: 0, broken: 0 }

const outcomeOf = (figures: readonly ReleaseFigures[], name: string, release: string): Figures =>
  figures.find((each) => each.remote === name && each.release === release) ?? NO_REPORTS

const percent = (outcome: Outcome) => `${(failureRate(outcome) * 100).toFixed(1)}%`
