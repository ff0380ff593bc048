import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import { remoteNames, type RemoteWorkspace } from '../repository'
import { exceedsBase, failureRate, type Outcome } from './exceeds-base'
import { entryOf } from './registry-edits'
import type { ReadFigures } from './release-figures'
import type { ReleaseStore } from './release-store'

/** Milliseconds between two looks at the rollouts. */
const INTERVAL = 5000
const MINUTE = 60_000
/** Minutes that are compared at most; a rollout that began later is compared since then. */
const LONGEST_SPAN = 60
/** Changes among which the beginning of a rollout is looked for. */
const HISTORY = 50

interface GuardOptions {
  store: ReleaseStore
  readFigures: ReadFigures
  /** Hears in a sentence what the guard did, and what keeps it from looking. */
  tell: (sentence: string) => void
  now?: () => number
  /** Milliseconds between two looks. */
  everyMs?: number
}

/**
 * Compares each running rollout with the live release beside it, since it began, and takes back those that fail too
 * often; the history names `guard`.
 * @throws {Error} with one sentence when figures or registry cannot be had.
 */
export async function guardRollouts({ store, readFigures, tell, now = Date.now }: GuardOptions): Promise<void> {
  for (const name of remoteNames) {
    const registry = await store.readRegistry()
    const entry = entryOf(registry, name)
    if (!entry?.rollout) continue
    const { release } = entry.rollout
    const figures = await readFigures(minutesSince(await beginning(store, name, release), now()))
    const canary = outcomeOf(figures, name, release)
    const base = outcomeOf(figures, name, entry.live)
    if (!exceedsBase(canary, base)) continue
    // Whoever changed the registry meanwhile may have ended this rollout: nothing else may be taken back for it.
    await store.rollBack(name, undefined, 'guard', { expected: registry?.version ?? 0 })
    tell(
      `The rollout of ${name} ${release} is taken back: ${canary.failures} failures, ${percent(canary)} of its loads; ` +
        `${entry.live} has ${percent(base)}.`,
    )
  }
}

/** Looks at the rollouts until the signal; what goes wrong is told once, and the next look is another attempt. */
export async function runGuard(options: GuardOptions, signal: AbortSignal): Promise<void> {
  let told = ''
  while (!signal.aborted) {
    const fault = await guardRollouts(options).then(
      () => '',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (fault && fault !== told) options.tell(`The guard of rollouts waits: ${fault}`)
    told = fault
    await wait(options.everyMs ?? INTERVAL, undefined, { signal }).catch(() => undefined)
  }
}

/** When the rollout that runs now began, in milliseconds since 1970. */
async function beginning(store: ReleaseStore, name: RemoteWorkspace, release: string): Promise<number> {
  let began = 0
  for (const { at, registry } of await store.history.list(HISTORY)) {
    if (entryOf(registry, name)?.rollout?.release !== release) break
    began = Date.parse(at)
  }
  return began
}

/** Minutes of the clock that a span touches. */
const minutesSince = (began: number, now: number) =>
  Math.max(1, Math.min(LONGEST_SPAN, Math.floor(now / MINUTE) - Math.floor(began / MINUTE) + 1))

const outcomeOf = (figures: readonly ReleaseFigures[], name: string, release: string): Outcome =>
  figures.find((each) => each.remote === name && each.release === release) ?? { reports: 0, loads: 0, failures: 0 }

const percent = (outcome: Outcome) => `${(failureRate(outcome) * 100).toFixed(1)} %`
