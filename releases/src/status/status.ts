import type { Registry } from '@tekskills/shared/contracts/release'
import { packageOf } from '../package-of'
import { chainText, RECENT_CHANGES } from '../registry/history-chain'
import { figuresText } from './figures-text'
import { RELEASE_ID } from '../read-release'
import type { ReleaseOrigin } from '../release-origin'
import { changedParts, entryOf, partsOf, rolloutOf } from '../registry/registry-edits'
import type { RegistryChange } from '../registry/registry-history'
import type { ReadFigures } from '../guard/release-figures'
import type { ReleaseStore } from '../store/release-store'

/** How many changes the status lists. */
const SHOWN_CHANGES = 10
/** How many published but unpromoted releases the status lists for each part. */
const SHOWN_UNPROMOTED = 3
/** Minutes for which the status shows loads and failures. */
const MINUTES = 60

interface StatusOptions {
  /** Parts to list in addition to those of the registry. */
  parts?: readonly string[]
  now?: () => number
  /** Reads loads and failures from the service; absent when its address is not known. */
  readFigures?: ReadFigures
}

/** The releases of one part that visitors get, as text. */
function servedText(registry: Registry | null, name: string): string {
  const live = entryOf(registry, name)?.live ?? 'none'
  const rollout = rolloutOf(registry, name)
  return rollout ? `${live}, ${rollout.release} at ${rollout.percent}%` : live
}

/**
 * The status of all releases as text: live ones and those before, blocked ones with their reasons, published but
 * unpromoted ones, loads and failures, and the latest changes.
 */
export async function statusOf(
  store: ReleaseStore,
  { parts = [], readFigures, now = Date.now }: StatusOptions,
): Promise<string> {
  const registry = await store.readRegistry()
  if (!registry) return 'Nothing has been released yet.'
  const names = [...new Set([...parts, ...partsOf(registry)])]
  const width = Math.max(...names.map((name) => servedText(registry, name).length))
  const live = names.map(async (name) => {
    const entry = entryOf(registry, name)
    const earlier = entry?.previous[0] ?? 'none'
    const origin = entry && originText(await store.originOf(name, entry.live))
    return `  ${name.padEnd(20)} ${servedText(registry, name).padEnd(width)}  before: ${earlier}${origin ? `  ${origin}` : ''}`
  })
  return [
    `Live, version ${registry.version ?? 0}:`,
    ...(await Promise.all(live)),
    ...interruptedLines(await store.interruptedChange(now())),
    ...(await servedVersions(store, registry)),
    ...section('Rolled back and blocked:', blockedLines(registry)),
    ...section('Published, not live:', await publishedLines(store, registry, names)),
    ...(await reportsOf(registry, readFigures)),
    ...chainText(await store.checkHistory(RECENT_CHANGES)),
    'Changes, newest first:',
    ...(await changeLines(store)),
  ].join('\n')
}

const interruptedLines = (change: RegistryChange | undefined) =>
  change
    ? [
        `  Change ${change.version} by ${change.by} was interrupted: the site shows it once the guard or the next change runs.`,
      ]
    : []

/** The versions of shared packages that the live shell serves, with which a team has to build its remote. */
async function servedVersions(store: ReleaseStore, { shell }: Registry): Promise<string[]> {
  const descriptor = shell ? await store.describe('shell', shell.live).catch(() => undefined) : undefined
  const versions = Object.entries(descriptor?.requires ?? {}).map(
    ([request, version]) => `${packageOf(request)} ${version}`,
  )
  const listed = [...new Set(versions)].sort().join(', ')
  return listed
    ? ['Shared packages of the live shell, which serves these and earlier versions of the same majors:', `  ${listed}`]
    : []
}

const section = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [heading, ...lines] : [])

/** The origin of a release, such as `(1a2b3c4, 2026-11-23 15:04 by ada)`; empty when none was recorded. */
function originText(origin: ReleaseOrigin | undefined): string {
  if (!origin) return ''
  const commit = origin.commit ? [`${origin.commit.slice(0, 7)}${origin.dirty ? ' with changes' : ''}`] : []
  return `(${[...commit, `${shortTime(origin.builtAt)} by ${origin.builtBy}`].join(', ')})`
}

const shortTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const blockedLines = (registry: Registry) =>
  [...new Set([...partsOf(registry), ...Object.keys(registry.retired ?? {})])].flatMap((name) =>
    (entryOf(registry, name)?.takenBack ?? registry.retired?.[name] ?? []).map(
      ({ release, by, at, reason }) => `  ${name.padEnd(20)} ${release}  by ${by}, ${shortTime(at)}: ${reason}`,
    ),
  )

/** The newest releases of each part that were stored after the live one and are not served to visitors. */
async function publishedLines(store: ReleaseStore, registry: Registry, names: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const name of names) {
    const { live = '', previous = [] } = entryOf(registry, name) ?? {}
    const rollout = rolloutOf(registry, name)
    const stored = await store.releases(name)
    const used = [live, ...previous, rollout?.release]
    const unpromoted = [...stored]
      // The remains of a killed build are not a release; `prune` removes them.
      .filter(([release]) => RELEASE_ID.test(release))
      .filter(([release, at]) => !used.includes(release) && at > (stored.get(live) ?? 0))
      .sort(([, one], [, other]) => other - one)
      .slice(0, SHOWN_UNPROMOTED)
    for (const [release, at] of unpromoted) {
      const origin = originText(await store.originOf(name, release)) || `(${shortTime(new Date(at).toISOString())})`
      lines.push(`  ${name.padEnd(20)} ${release}  ${origin}`)
    }
  }
  return lines
}

/** One line for each change: when, by whom and what; and the reason. */
async function changeLines(store: ReleaseStore, count = SHOWN_CHANGES): Promise<string[]> {
  const changes = await store.history.list(count + 1)
  return changes.slice(0, count).map(({ version, at, by, action, reason, registry: after }, index) => {
    const what = changeText(changes[index + 1]?.registry ?? null, after)
    const line = `  ${String(version).padStart(4)}  ${shortTime(at)}  ${action.padEnd(8)} by ${by}: ${what}`
    return reason ? `${line}\n        ${reason}` : line
  })
}

/** What a change did to a part; of several at once, as at a start, their names. */
function changeText(before: Registry | null, after: Registry): string {
  const [name, ...others] = changedParts(before, after)
  if (!name) return 'no part'
  if (others.length > 0) return [name, ...others].join(', ')
  const [was, is] = [entryOf(before, name), entryOf(after, name)]
  const [ended, running] = [rolloutOf(before, name), rolloutOf(after, name)]
  if (running) return `${name} ${running.release} at ${running.percent}%`
  if (is && is.live !== was?.live) return `${name} ${is.live}${was ? `, before ${was.live}` : ''}`
  if (ended) return `${name} ${ended.release} rolled back from ${ended.percent}%`
  return is ? name : `${name} withdrawn`
}

/** What browsers and servers reported in the last hour, or what is needed to show it. */
async function reportsOf(registry: Registry, readFigures?: ReadFigures): Promise<string[]> {
  if (!readFigures)
    return ['Loads and failures: start the site here, or set API_URL to the address of a reachable service.']
  try {
    return ['Last hour:', ...figuresText(registry, await readFigures(MINUTES))]
  } catch (error) {
    return [`Loads and failures are not known: ${(error as Error).message}`]
  }
}

/** All changes as text, newest first, and whether the history is intact. */
export async function historyOf(store: ReleaseStore): Promise<{ text: string; isWhole: boolean }> {
  const report = await store.checkHistory()
  // A change that cannot be read is a finding.
  const lines = await changeLines(store, Infinity).catch(() => [])
  return { text: [...lines, ...chainText(report)].join('\n'), isWhole: report.findings.length === 0 }
}
