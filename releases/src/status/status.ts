import type { Registry, RegistryEntry } from '@tekskills/shared/contracts/release'
import { figuresText } from './figures-text'
import type { ReleaseOrigin } from '../release-origin'
import { changedParts, entryOf, partsOf } from '../registry/registry-edits'
import type { ReadFigures } from '../guard/release-figures'
import type { ReleaseStore } from '../store/release-store'

/** Changes that the status lists. */
const SHOWN = 10
/** Releases of one part that the status lists because they are published and not live. */
const WAITING = 3
/** Minutes whose loads and failures the status tells. */
const MINUTES = 60

interface StatusOptions {
  /** Parts to list beside those of the registry. */
  parts?: readonly string[]
  /** Reads loads and failures from the service; absent when its address is not known. */
  readFigures?: ReadFigures
}

/** What visitors get of one part. */
const given = (entry: RegistryEntry | undefined) =>
  entry?.rollout ? `${entry.live}, ${entry.rollout.release} at ${entry.rollout.percent} %` : (entry?.live ?? 'none')

/**
 * What is live and what it would fall back to, what was taken back and why, what is published and not live, how the
 * releases load and fail, and the last changes, as text.
 */
export async function statusOf(store: ReleaseStore, { parts = [], readFigures }: StatusOptions): Promise<string> {
  const registry = await store.readRegistry()
  if (!registry) return 'Nothing has been released yet.'
  const names = [...new Set([...parts, ...partsOf(registry)])]
  const width = Math.max(...names.map((name) => given(entryOf(registry, name)).length))
  const live = names.map(async (name) => {
    const entry = entryOf(registry, name)
    const earlier = entry?.previous.slice(0, 3).join(', ') || 'none'
    const origin = entry && originText(await store.originOf(name, entry.live))
    return `  ${name.padEnd(20)} ${given(entry).padEnd(width)}  before: ${earlier}${origin ? `  ${origin}` : ''}`
  })
  return [
    `Live, version ${registry.version ?? 0}:`,
    ...(await Promise.all(live)),
    ...section('Taken back, and blocked:', blockedLines(registry)),
    ...section('Published, not live:', await publishedLines(store, registry, names)),
    ...(await reportsOf(registry, readFigures)),
    'Changes, newest first:',
    ...(await changeLines(store)),
  ].join('\n')
}

const section = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [heading, ...lines] : [])

/** Where a release comes from, as `(1a2b3c4, 2026-11-23 15:04)`; empty for one of a build that noted nothing. */
function originText(origin: ReleaseOrigin | undefined): string {
  if (!origin) return ''
  const commit = origin.commit ? [`${origin.commit.slice(0, 7)}${origin.dirty ? ' with changes' : ''}`] : []
  return `(${[...commit, shortTime(origin.builtAt)].join(', ')})`
}

const shortTime = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const blockedLines = (registry: Registry) =>
  partsOf(registry).flatMap((name) =>
    (entryOf(registry, name)?.takenBack ?? []).map(
      ({ release, by, at, reason }) => `  ${name.padEnd(20)} ${release}  by ${by}, ${shortTime(at)}: ${reason}`,
    ),
  )

/** The newest releases of each part that were stored after the live one and that nobody gets. */
async function publishedLines(store: ReleaseStore, registry: Registry, names: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  for (const name of names) {
    const { live = '', previous = [], rollout } = entryOf(registry, name) ?? {}
    const stored = await store.releases(name)
    const used = [live, ...previous, rollout?.release]
    const waiting = [...stored]
      .filter(([release, at]) => !used.includes(release) && at > (stored.get(live) ?? 0))
      .sort(([, one], [, other]) => other - one)
      .slice(0, WAITING)
    for (const [release, at] of waiting) {
      const origin = originText(await store.originOf(name, release)) || `(${shortTime(new Date(at).toISOString())})`
      lines.push(`  ${name.padEnd(20)} ${release}  ${origin}`)
    }
  }
  return lines
}

/** One line for each change: who changed which part to what, and why. */
async function changeLines(store: ReleaseStore): Promise<string[]> {
  const changes = await store.history.list(SHOWN + 1)
  return changes.slice(0, SHOWN).map(({ version, at, by, action, reason, registry: after }, index) => {
    const before = changes[index + 1]?.registry ?? null
    const parts = changedParts(before, after).map((name) => {
      const earlier = entryOf(before, name)
      return `${name} ${earlier ? `${given(earlier)} → ` : ''}${given(entryOf(after, name))}`
    })
    const line = `  ${String(version).padStart(4)}  ${at}  ${action.padEnd(8)} by ${by}: ${parts.join('; ')}`
    return reason ? `${line}\n        ${reason}` : line
  })
}

/** What browsers and servers reported in the last hour, or how to see it. */
async function reportsOf(registry: Registry, readFigures?: ReadFigures): Promise<string[]> {
  if (!readFigures)
    return ['Loads and failures: start the site here, or set API_URL to the address of a service that you can reach.']
  try {
    return ['Last hour:', ...figuresText(registry, await readFigures(MINUTES))]
  } catch (error) {
    return [`Loads and failures are not known: ${(error as Error).message}`]
  }
}
