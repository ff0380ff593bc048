import { parseArgs } from 'node:util'
import { releaseNames, type ReleaseName } from '../repository'
import { releaseId } from './build-release'
import { gateFindings } from './gate'
import { prune } from './prune'
import { publish } from './publish'
import { releaseStore } from './release-store'
import { statusOf } from './status'
import { whoReleases } from './who-releases'

const USAGE = `Usage: npm run release -- <command>
  publish <part>             builds the checked-out sources into the store; nothing goes live
  promote <part> [release]   makes a published release live; without one, that of the checked-out sources
  rollback <part> [release]  makes the release before, or an earlier one, live again
  status                     what is live, and the last changes
  prune [--days 30]          removes old releases that nothing refers to
Parts: ${releaseNames.join(', ')}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '30' } },
})
const [command = '', part = '', release] = positionals
const store = releaseStore(process.env['RELEASES_DIR'] ?? `${process.env['DATA_DIR'] ?? 'data'}/releases`)

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
    const expected = (await store.readRegistry())?.version ?? 0
    const findings = await gateFindings(store, name, id)
    if (findings.length > 0) throw new Error(`${name} ${id} is refused:\n  ${findings.join('\n  ')}`)
    await store.promote({ [name]: id }, { action: 'promote', by: whoReleases() }, { expected })
    return `${name} ${id} is live.`
  },

  async rollback() {
    const name = named()
    const registry = await store.rollBack(name, release, whoReleases())
    return `${name} ${(name === 'shell' ? registry.shell : registry.remotes[name])?.live} is live again.`
  },

  status: () => statusOf(store),

  async prune() {
    const days = Number(values.days)
    if (!Number.isFinite(days) || days < 0) throw new Error('--days must be a number of days.')
    const gone = await prune(store, days)
    return gone.length > 0 ? `Removed: ${gone.join(', ')}.` : 'Nothing to remove.'
  },
}

const run = commands[command] ?? (() => Promise.reject(new Error(USAGE)))
run().then(
  (sentence) => console.log(sentence),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
