import { parseArgs } from 'node:util'
import { releaseNames, type ReleaseName } from '../repository'
import { releaseId } from './build-release'
import { gateFindings } from './gate'
import { runGuard } from './guard'
import { openReleaseStore } from './open-release-store'
import { prune } from './prune'
import { publish } from './publish'
import { entryOf, rolledOut } from './registry-edits'
import { figuresFrom } from './release-figures'
import { serviceAddress } from './service-address'
import { statusOf } from './status'
import { whoReleases } from './who-releases'

const USAGE = `Usage: npm run release -- <command>
  publish <part>             builds the checked-out sources into the store; nothing goes live
  promote <part> [release]   makes a published release live; without one, that of the checked-out sources
    --percent 10             gives a remote's release to that many of a hundred visitors, again to more or fewer
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
    const options = { days: { type: 'string', default: '30' }, percent: { type: 'string' } } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** The part that was named. @throws with one sentence. */
function named(): ReleaseName {
  const name = releaseNames.find((candidate) => candidate === part)
  if (!name) throw new Error(`Name what to release: ${releaseNames.join(', ')}.`)
  return name
}

/** Every command, each answering what it did. @throws with one sentence when it could not. */
const commands: Record<string, () => Promise<string>> = {
  async publish() {
    const name = named()
    const { release: id, isNew } = await publish(store, name)
    return `${name} ${id} is published${isNew ? '' : ' already'}.`
  },

  async promote() {
    const name = named()
    const id = release ?? (await releaseId(name))
    const registry = await store.readRegistry()
    const rollout = values.percent === undefined ? undefined : { release: id, percent: Number(values.percent) }
    if (rollout) rolledOut(registry, name, rollout)
    const entry = entryOf(registry, name)
    if (entry?.rollout && entry.live === id)
      throw new Error(`${name} ${id} is live already. To end the rollout beside it: rollback ${name}.`)
    const findings = await gateFindings(store, name, id)
    if (findings.length > 0) throw new Error(`${name} ${id} is refused:\n  ${findings.join('\n  ')}`)
    const note = { action: 'promote', by: whoReleases() } as const
    const options = { expected: registry?.version ?? 0 }
    if (rollout) {
      await store.rollOut(name, rollout, note, options)
      return `${name} ${id} goes to ${rollout.percent} % of visitors.`
    }
    await store.promote({ [name]: id }, note, options)
    return `${name} ${id} is live.`
  },

  async rollback() {
    const name = named()
    const rollout = entryOf(await store.readRegistry(), name)?.rollout
    const live = entryOf(await store.rollBack(name, release, whoReleases()), name)?.live
    if (!rollout) return `${name} ${live} is live again.`
    return `The rollout of ${name} ${rollout.release} is taken back; ${live} is live for everybody.`
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
