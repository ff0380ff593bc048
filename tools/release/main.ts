import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { errorsFrom, explainErrors } from '@tekskills/releases/explain/explain-errors'
import { keepGuarding } from '@tekskills/releases/guard/guard'
import { checksNotedBy, figuresFrom } from '@tekskills/releases/guard/release-figures'
import { firstPolicy } from '@tekskills/releases/policy/first-policy'
import { parsePolicy } from '@tekskills/releases/policy/release-policy'
import { setPolicy } from '@tekskills/releases/policy/set-policy'
import { createKeyPair } from '@tekskills/releases/policy/signing'
import { promote } from '@tekskills/releases/promote'
import { prune } from '@tekskills/releases/prune'
import { entryOf, partsOf } from '@tekskills/releases/registry/registry-edits'
import { retire } from '@tekskills/releases/retire'
import { rollBack } from '@tekskills/releases/roll-back'
import { historyOf, statusOf } from '@tekskills/releases/status/status'
import { openReleaseStore } from '@tekskills/releases/store/open-release-store'
import { releaseAuthor } from '@tekskills/releases/release-author'
import type { Registry } from '@tekskills/shared/contracts/release'
import { findChromium } from '../browser/find-chromium'
import { releaseCommand, releaseNames, type ReleaseName } from '../repository'
import { createInterfaceCheck } from '../service-interface/interface-check'
import { publishSources } from './publish-sources'
import { releaseId } from './release-id'
import { createRenderCheck } from './render-check'
import { serviceAddress } from './service-address'

/** The only part of a checkout, which need not be named. */
const [onlyPart] = releaseNames.length === 1 ? releaseNames : []

const USAGE = `Usage: ${releaseCommand} <command>
  publish <part>             builds the checked-out sources into the store; nothing goes live
  promote <part> [release]   makes a published release live; without one, that of the checked-out sources
    --percent 10             gives a remote's release to this percentage of visitors; repeat it with another percentage
    --without-browser        without opening its pages in a browser, where none is installed
    --despite-history        although the history was cut or altered
    --despite-service        although the running service lacks calls that the release makes
    --force <release>        even if it is blocked; with rollback, even if the gate or the service rejects it
  rollback <part> [release]  ends a rollout; otherwise makes the previous release, or the named one, live again
  retire <remote> <release>  withdraws a remote and all its pages; name its live release to confirm
  status                     what is live, how it loads and fails, and the last changes
  explain [part] [release]   errors that browsers and servers reported, with file and line of the sources
    --minutes 60             those of this period, at most a day
  history                    all changes, and whether any was cut or altered
  key <file>                 writes a new private key for RELEASE_KEY, and prints its public key
  policy [file]              who may release what; with a file, replaces it, as an operator
  guard                      rolls back what fails too often, and completes interrupted changes, until it is stopped
  prune [--days 30]          removes old releases that nothing refers to; with --dry-run, only lists them
${onlyPart ? `The part is ${onlyPart} and need not be named.` : `Parts: ${releaseNames.join(', ')}`}`

/** Commands whose first word is a part. */
const TAKE_PART = ['publish', 'promote', 'rollback', 'retire']

const { values, positionals } = readArguments()
const [command = '', ...words] = positionals
const [part = '', release] =
  onlyPart && TAKE_PART.includes(command) && words[0] !== onlyPart ? [onlyPart, ...words] : words
const dataDir = process.env['DATA_DIR'] ?? 'data'
const store = openStore()

/** Opens the release store; exits with a message when its settings are invalid. */
function openStore() {
  try {
    return openReleaseStore(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Parses the arguments; exits with a message when they are invalid. */
function readArguments() {
  try {
    const options = {
      days: { type: 'string', default: '30' },
      minutes: { type: 'string', default: '60' },
      percent: { type: 'string' },
      force: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'despite-history': { type: 'boolean', default: false },
      'despite-service': { type: 'boolean', default: false },
      'without-browser': { type: 'boolean', default: false },
    } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** The named part of this checkout. @throws {Error} with a one-sentence message. */
function checkedOutPart(): ReleaseName {
  const name = releaseNames.find((candidate) => candidate === part)
  if (!name) throw new Error(`Name what to release: ${releaseNames.join(', ')}.`)
  return name
}

/** The named part, of this checkout or live from another team's. @throws {Error} with a one-sentence message. */
function checkedOutOrLivePart(registry: Registry | null): string {
  const names = [...new Set<string>([...releaseNames, ...partsOf(registry)])]
  const name = names.find((candidate) => candidate === part)
  if (!name) throw new Error(`Name what to release: ${names.join(', ')}.`)
  return name
}

const isCheckedOut = (name: string): name is ReleaseName => (releaseNames as readonly string[]).includes(name)

/**
 * The release to promote: the named one, or that of the checked-out sources. @throws {Error} with a one-sentence
 * message.
 */
async function releaseToPromote(name: string): Promise<string> {
  if (release) return release
  if (!isCheckedOut(name)) throw new Error(`This checkout has no sources of ${name}: name the release.`)
  return releaseId(name)
}

/** All commands; each returns a message about what it did. @throws {Error} with a one-sentence message. */
const commands: Record<string, () => Promise<string>> = {
  async publish() {
    const name = checkedOutPart()
    const { releases, built } = await publishSources(store, [name])
    const published = `${name} ${releases[name]} is`
    const entry = entryOf(await store.readRegistry(), name)
    // The pipelines read this sentence, which means that nothing is left to do.
    if (entry?.live === releases[name] && !entry?.rollout) return `${published} live already.`
    return `${published} published${built.length > 0 ? '' : ' already'}.`
  },

  async promote() {
    const name = checkedOutOrLivePart(await store.readRegistry())
    const browser = values['without-browser'] ? null : findChromium()
    const service = await serviceAddress(dataDir)
    return promote(store, {
      name,
      release: await releaseToPromote(name),
      percent: values.percent === undefined ? undefined : Number(values.percent),
      force: values.force,
      by: releaseAuthor(),
      renderCheck: createRenderCheck({ service, browser }),
      interfaceCheck: service ? createInterfaceCheck({ service, mustAnswer: true }) : undefined,
      isUnopened: browser === null,
      isUncompared: service === undefined,
      despiteHistory: values['despite-history'],
      despiteService: values['despite-service'],
    })
  },

  async rollback() {
    const name = checkedOutOrLivePart(await store.readRegistry())
    const service = await serviceAddress(dataDir)
    const interfaceCheck = service ? createInterfaceCheck({ service, mustAnswer: false }) : undefined
    return rollBack(store, { name, release, force: values.force, by: releaseAuthor(), interfaceCheck })
  },

  async retire() {
    const name = checkedOutOrLivePart(await store.readRegistry())
    return retire(store, { name, release, by: releaseAuthor() })
  },

  async status() {
    const service = await serviceAddress(dataDir)
    return statusOf(store, { parts: releaseNames, readFigures: service ? figuresFrom(service) : undefined })
  },

  async history() {
    const { text, isWhole } = await historyOf(store)
    if (!isWhole) throw new Error(text)
    return text
  },

  async explain() {
    const service = await serviceAddress(dataDir)
    if (!service) throw new Error('Set API_URL to the address of the service, which has the reports.')
    const minutes = Number(values.minutes)
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 1440)
      throw new Error('--minutes must be a whole number from 1 to 1440.')
    return explainErrors({ readErrors: errorsFrom(service), readMap: store.sourceMapOf, minutes, name: part, release })
  },

  async key() {
    if (!part) throw new Error('Name the file for the private key: key team.pem')
    const { privateKey, publicKey } = createKeyPair()
    await writeFile(part, privateKey, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') throw cause
      throw new Error(`${part} already exists, and a lost key cannot be made again: choose another file.`, { cause })
    })
    return publicKey
  },

  async policy() {
    if (part) return setPolicy(store, { policy: parsePolicy(await readFile(part, 'utf8')), by: releaseAuthor() })
    const { policy } = (await store.readRegistry()) ?? {}
    if (policy) return JSON.stringify(policy, null, 2)
    console.error(
      'There is no policy: everyone with access to the store may release. One for what is live, without keys:',
    )
    return JSON.stringify(await firstPolicy(store), null, 2)
  },

  async guard() {
    const service = await serviceAddress(dataDir)
    if (!service) throw new Error('Set API_URL to the address of the service, which has the reports.')
    const ending = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
    const guarding = {
      store,
      readFigures: figuresFrom(service),
      noteCheck: checksNotedBy(service),
      report: console.log,
    }
    await keepGuarding(guarding, ending.signal)
    return 'The guard has stopped.'
  },

  async prune() {
    const days = Number(values.days)
    if (!Number.isFinite(days) || days < 0) throw new Error('--days must be a number of days.')
    const isDryRun = values['dry-run']
    const gone = await prune(store, days, { parts: releaseNames, isDryRun })
    if (gone.length === 0) return 'Nothing to remove.'
    return `${isDryRun ? 'Would be removed' : 'Removed'}: ${gone.join(', ')}.`
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
