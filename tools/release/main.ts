import { parseArgs } from 'node:util'
import type { Registry } from '@tekskills/shared/contracts/release'
import { releaseNames, type ReleaseName } from '../repository'
import { releaseId } from './release-id'
import { gateFindings } from './gate'
import { runGuard } from './guard'
import { openReleaseStore } from './open-release-store'
import { prune } from './prune'
import { publish } from './publish'
import { blockOf, entryOf, partsOf, promoted, rolledBack, rolledOut } from './registry-edits'
import { figuresFrom } from './release-figures'
import { serviceAddress } from './service-address'
import { statusOf } from './status'
import { whoReleases } from './who-releases'

const USAGE = `Usage: npm run release -- <command>
  publish <part>             builds the checked-out sources into the store; nothing goes live
  promote <part> [release]   makes a published release live; without one, that of the checked-out sources
    --percent 10             gives a remote's release to that many of a hundred visitors, again to more or fewer
    --force <release>        although it was taken back; rollback takes it too, where the release would be refused
  rollback <part> [release]  takes a rollout back; else makes the release before, or an earlier one, live again
  status                     what is live, how it loads and fails, and the last changes
  guard                      takes rollouts back that fail too often, until it is stopped
  prune [--days 30]          removes old releases that nothing refers to
Parts: ${releaseNames.join(', ')}`

const { values, positionals } = readArguments()
const [command = '', part = '', release] = positionals
const dataDir = process.env['DATA_DIR'] ?? 'data'
const store = openReleaseStore(process.env)

/** What was typed; ends with one sentence when it cannot be read. */
function readArguments() {
  try {
    const options = {
      days: { type: 'string', default: '30' },
      percent: { type: 'string' },
      force: { type: 'string' },
    } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** The part of this checkout that was named. @throws with one sentence. */
function named(): ReleaseName {
  const name = releaseNames.find((candidate) => candidate === part)
  if (!name) throw new Error(`Name what to release: ${releaseNames.join(', ')}.`)
  return name
}

/** The part that was named, of this checkout or of another team's that is live. @throws with one sentence. */
function namedOrLive(registry: Registry | null): string {
  const names = [...new Set<string>([...releaseNames, ...partsOf(registry)])]
  const name = names.find((candidate) => candidate === part)
  if (!name) throw new Error(`Name what to release: ${names.join(', ')}.`)
  return name
}

const isCheckedOut = (name: string): name is ReleaseName => (releaseNames as readonly string[]).includes(name)

/** The release that goes live: the one that was named, or that of the checked-out sources. @throws with one sentence. */
async function releaseToPromote(name: string): Promise<string> {
  if (release) return release
  if (!isCheckedOut(name)) throw new Error(`This checkout has no sources of ${name}: name the release.`)
  return releaseId(name)
}

/** @throws with the reasons, unless the release was forced by its id. */
function refuse(name: string, id: string, findings: readonly string[]) {
  if (findings.length > 0) throw new Error(`${name} ${id} is refused:\n  ${findings.join('\n  ')}`)
}

/** Every command, each answering what it did. @throws with one sentence when it could not. */
const commands: Record<string, () => Promise<string>> = {
  async publish() {
    const name = named()
    const { release: id, isNew } = await publish(store, name)
    return `${name} ${id} is published${isNew ? '' : ' already'}.`
  },

  async promote() {
    const registry = await store.readRegistry()
    const name = namedOrLive(registry)
    const id = await releaseToPromote(name)
    const block = blockOf(registry, name, id)
    const forced = values.force === id
    if (values.force && !(forced && block))
      throw new Error(
        forced
          ? `${name} ${id} was not taken back: promote it without --force.`
          : `--force names the release that goes live: --force ${id}.`,
      )
    const rollout = values.percent === undefined ? undefined : { release: id, percent: Number(values.percent) }
    const overruled = forced && block ? { forced, reason: `Forced, although: ${block.reason}` } : {}
    await store.change({ action: 'promote', by: whoReleases(), ...overruled }, async (before) => {
      const after = rollout ? rolledOut(before, name, rollout) : promoted(before, { [name]: id })
      const entry = entryOf(before, name)
      if (!rollout && entry?.rollout && entry.live === id)
        throw new Error(`${name} ${id} is live already. To end the rollout beside it: rollback ${name}.`)
      const blocked = forced ? undefined : blockOf(before, name, id)
      if (blocked)
        throw new Error(
          `${name} ${id} is blocked, because ${blocked.by} took it back at ${blocked.at}:\n  ${blocked.reason}\n` +
            `Publish a release that mends it; or, if you know better: promote ${name} ${id} --force ${id}`,
        )
      refuse(name, id, await gateFindings(store, name, id, { registry: before }))
      return after
    })
    return rollout ? `${name} ${id} goes to ${rollout.percent} % of visitors.` : `${name} ${id} is live.`
  },

  async rollback() {
    const name = namedOrLive(await store.readRegistry())
    let ended: string | undefined
    const after = await store.change({ action: 'rollback', by: whoReleases() }, async (before) => {
      const back = rolledBack(before, name, release)
      ended = entryOf(before, name)?.rollout?.release
      const id = entryOf(back, name)?.live ?? ''
      // It was live and rendered its pages then; what is around it may have changed since.
      if (id !== entryOf(before, name)?.live && values.force !== id)
        refuse(name, id, await gateFindings(store, name, id, { registry: before, render: false }))
      return back
    })
    const live = entryOf(after, name)?.live
    if (!ended) return `${name} ${live} is live again.`
    return `The rollout of ${name} ${ended} is taken back; ${live} is live for everybody.`
  },

  async status() {
    const service = await serviceAddress(dataDir)
    return statusOf(store, service ? figuresFrom(service) : undefined)
  },

  async guard() {
    const service = await serviceAddress(dataDir)
    if (!service) throw new Error('Set API_URL to the address of the service, which has the reports.')
    const ending = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
    await runGuard({ store, readFigures: figuresFrom(service), tell: console.log }, ending.signal)
    return 'The guard has ended.'
  },

  async prune() {
    const days = Number(values.days)
    if (!Number.isFinite(days) || days < 0) throw new Error('--days must be a number of days.')
    const gone = await prune(store, days)
    return gone.length > 0 ? `Removed: ${gone.join(', ')}.` : 'Nothing to remove.'
  },
}

const run =
  commands[command] ?? (() => Promise.reject(new Error(command ? `There is no command ${command}.\n${USAGE}` : USAGE)))
run().then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
