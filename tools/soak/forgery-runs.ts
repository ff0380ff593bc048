import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { integrityOf } from '@tekskills/releases/integrity'
import { promote } from '@tekskills/releases/promote'
import { sealed } from '@tekskills/releases/provenance/envelope'
import { signedProvenance } from '@tekskills/releases/provenance/provenance'
import { PROVENANCE_FILE, SBOM_FILE } from '@tekskills/releases/provenance/provenance-files'
import { publish } from '@tekskills/releases/publish'
import {
  SIGNATURE_FILE,
  signedEntry,
  signedPolicy,
  signedRegistry,
  signRelease,
} from '@tekskills/releases/policy/release-policy'
import { setPolicy } from '@tekskills/releases/policy/set-policy'
import { createKeyPair, openSigner } from '@tekskills/releases/policy/signing'
import { diskObjects } from '@tekskills/releases/store/disk-objects'
import type { ReleaseBucket } from '@tekskills/releases/store/release-bucket'
import { createReleaseMirror } from '@tekskills/releases/store/release-mirror'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { SHELL_BUILD } from '@tekskills/releases/testing/store-release'
import type { Registry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { seededChoices } from '@tekskills/shared/testing/seeded-choices'
import { createAllowedFiles } from '../../shell/server/releases/allowed-files'
import { createRegistryWatcher } from '../../shell/server/releases/registry-watcher'
import { releaseFiles } from '../../shell/server/releases/release-files'

const NAME = 'remote-public'
const note = { action: 'promote', by: 'the team' } as const

const remoteBuild = (mark: string) => `exports.manifest = { name: '${NAME}', routes: [], mark: '${mark}' }`

/** Writes a release as a build does, with one file for browsers, a server build and an SBOM. */
async function build(folder: string, name: string, release: string, code: string, sbom = `{"of":"${release}"}`) {
  const script = `/* ${name} ${release} */ ${code}`
  const descriptor: Partial<ReleaseDescriptor> = {
    schema: 1,
    name: name as ReleaseDescriptor['name'],
    release,
    routes: [],
    requires: {},
    chunks: {},
    entry: 'container.js',
    files: { 'container.js': { integrity: integrityOf(script), bytes: script.length } },
    server: { file: 'server.cjs', integrity: integrityOf(code) },
    sbom: { file: SBOM_FILE, integrity: integrityOf(sbom) },
  }
  await mkdir(join(folder, 'client'), { recursive: true })
  await writeFile(join(folder, 'client', 'container.js'), script)
  await writeFile(join(folder, 'server.cjs'), code)
  await writeFile(join(folder, SBOM_FILE), sbom)
  await writeFile(join(folder, 'release.json'), JSON.stringify(descriptor))
}

/** The kinds of forgeries, each with how many were tried and what was served of them. */
export type ForgeryCounts = Record<string, { tried: number; served: string[] }>

/**
 * Simulates someone who has the credentials of the store but no key of a team: forges releases, entries, registries,
 * histories and SBOMs, some while the team promotes, and checks what a shell server uses and sends after each. The
 * server's own modules run: mirror, watcher, generation and the route of files.
 * @param count number of forgeries, of all kinds in turn
 */
export async function forge(count: number, seed = 1): Promise<ForgeryCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'forgeries-'))
  const { below, chance } = seededChoices(seed)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
  const pairs = { team: createKeyPair(), operator: createKeyPair(), forger: createKeyPair() }
  const team = openSigner(pairs.team.privateKey)
  const operator = openSigner(pairs.operator.privateKey)
  const forger = openSigner(pairs.forger.privateKey)

  const objects = diskObjects(join(folder, 'bucket'))
  const bucket: ReleaseBucket = {
    ...objects,
    async readIfChanged(key) {
      const content = await objects.read(key)
      return content && { content, etag: undefined }
    },
  }
  const storeAs = (signer = team) => releaseStore(join(folder, 'team'), bucket, signer)
  const store = storeAs()
  const publishAs = async (name: string, release: string, code: string) =>
    publish(store, { name, release, checkout: folder, build: (to) => build(to, name, release, code) })

  await publishAs('shell', 's1', SHELL_BUILD)
  for (const release of ['p1', 'p2', 'p3']) {
    await publishAs(NAME, release, remoteBuild(release))
    await store.setLive({ shell: 's1', [NAME]: release }, note)
  }
  const policy = {
    parts: { shell: { keys: [team.key] }, [NAME]: { keys: [team.key], addresses: ['/'] } },
    operators: [operator.key],
  }
  await setPolicy(storeAs(operator), { policy, by: 'the operator' })
  const old = { registry: await objects.read('registry.json') }
  await publishAs(NAME, 'p4', remoteBuild('p4'))
  await store.setLive({ [NAME]: 'p4' }, note)

  // The shell server, with a folder of its own.
  const root = join(folder, 'shell')
  await mkdir(root)
  const reports: string[] = []
  const watcher = createRegistryWatcher({
    root,
    policyKey: operator.key,
    configureBuild: () => undefined,
    onSwap: () => undefined,
    log: () => undefined,
    report: (message) => void reports.push(message),
    onRejected: () => undefined,
  })
  const app = fastify()
  const follow = async () => {
    const mirror = createReleaseMirror({ bucket, root, onReplaced: () => undefined, report: () => undefined })
    await mirror.start()
    await watcher.refresh()
    await mirror.stop()
    return mirror
  }
  let mirror = await follow()
  await watcher.start()
  await releaseFiles(app, {
    root,
    shellRelease: () => watcher.current()?.shell.descriptor.release,
    fetchRelease: (name, release) => mirror.fetchRelease(name, release),
    mayServe: createAllowedFiles(root, () => watcher.current()?.policy),
  })
  /** The browser code of every release that the team has published. */
  const genuine = new Set<string>()
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const learn = async (release: string) =>
    genuine.add(hashOf(await readFile(join(store.folderOf(NAME, release), 'client', 'container.js'), 'utf8')))
  for (const release of ['p1', 'p2', 'p3', 'p4']) await learn(release)

  /** What is used or sent although the team did not publish it, or did not promote it last. */
  async function served(forged: string, live: string): Promise<string[]> {
    mirror = await follow()
    const found: string[] = []
    const current = watcher.current()
    const remote = current?.remotes[NAME]
    const mark = (remote?.manifest as { mark?: string } | null | undefined)?.mark
    if (mark !== live) found.push(`the server renders with ${mark}`)
    if (current?.boot[NAME]?.release !== live) found.push(`pages name ${current?.boot[NAME]?.release}`)
    for (const release of [forged, live, 'p1', 'p2', 'p3']) {
      const { statusCode, body } = await app.inject(`/remotes/${NAME}/${release}/container.js`)
      if (statusCode === 200 && !genuine.has(hashOf(body))) found.push(`browsers get forged code of ${release}`)
    }
    return found
  }

  const read = async (key: string) => (await objects.read(key)) ?? Buffer.from('')
  const write = async (key: string, content: Buffer | string) => {
    await mkdir(join(folder, 'bucket', dirname(key)), { recursive: true })
    await objects.write(key, content)
  }
  const registryNow = async () => JSON.parse((await read('registry.json')).toString()) as Registry
  const keyIn = (release: string, file: string) => `${NAME}/${release}/${file}`

  /** Writes a release with code of the forger, signed with the forger's key. */
  async function forgeRelease(release: string): Promise<void> {
    const to = join(folder, 'forger', release)
    await build(to, NAME, release, remoteBuild('forged'))
    const descriptor = await readFile(join(to, 'release.json'))
    const sbom = await readFile(join(to, SBOM_FILE))
    const origin = { builtAt: new Date(0).toISOString(), builtBy: 'the team' }
    for (const file of ['client/container.js', 'server.cjs', SBOM_FILE, 'release.json'])
      await write(keyIn(release, file), await readFile(join(to, file)))
    await write(keyIn(release, SIGNATURE_FILE), JSON.stringify(signRelease(forger, NAME, release, descriptor)))
    const envelope = signedProvenance(forger, NAME, release, { descriptor, sbom }, origin)
    await write(keyIn(release, PROVENANCE_FILE), JSON.stringify(envelope))
    await rm(to, { recursive: true })
  }

  /** Makes a release live in the registry, as far as possible without a key of the team. */
  async function forgeRegistry(live: string): Promise<void> {
    const now = await registryNow()
    const entry = { live, previous: [], ...pick([{}, { signature: now.remotes[NAME]?.signature }]) }
    const signed = pick([entry, signedEntry(forger, NAME, entry)])
    const next = { ...now, version: (now.version ?? 0) + 1, remotes: { ...now.remotes, [NAME]: signed } }
    const own = {
      parts: { ...policy.parts, [NAME]: { keys: [forger.key], addresses: ['/'] } },
      operators: [forger.key],
    }
    const forged = pick<Registry>([
      next,
      signedRegistry(forger, next),
      signedRegistry(forger, { ...next, policy: signedPolicy(forger, own, (now.policy?.version ?? 0) + 1) }),
      { ...next, policy: undefined, signature: undefined },
    ])
    await write('registry.json', JSON.stringify(forged))
  }

  /** The team publishes a release, the forger changes it in the store, and the team promotes it. */
  async function duringRelease(release: string, change: () => Promise<unknown>): Promise<string[]> {
    await publishAs(NAME, release, remoteBuild(release))
    await learn(release)
    await change()
    // Another machine of the team, with an empty folder, promotes it; its gate would reject it, so it is skipped here.
    await store.setLive({ [NAME]: release }, note)
    const found = await served(release, 'p4')
    await store.setLive({ [NAME]: 'p4' }, note)
    return found
  }

  const kinds: Record<string, (release: string) => Promise<string[]>> = {
    'changed bytes': (release) =>
      duringRelease(release, async () => {
        const file = pick(['client/container.js', 'server.cjs', 'release.json', SBOM_FILE, SIGNATURE_FILE])
        const content = Buffer.from(await read(keyIn(release, file)))
        const at = below(content.length)
        content[at] = (content[at] ?? 0) ^ (1 << below(8))
        await write(keyIn(release, file), content)
      }),

    'foreign key': async (release) => {
      const before = await read('registry.json')
      await forgeRelease(release)
      await forgeRegistry(release)
      const found = await served(release, 'p4')
      await write('registry.json', before)
      return found
    },

    'replayed old release': async (release) => {
      const before = await read('registry.json')
      const from = pick(['p1', 'p2', 'p3'])
      const way = pick(['registry', 'entry', 'files'])
      if (way === 'registry') await write('registry.json', old.registry ?? '')
      else if (way === 'entry') await forgeRegistry(from)
      else {
        for (const file of ['client/container.js', 'server.cjs', SBOM_FILE, SIGNATURE_FILE, PROVENANCE_FILE])
          await write(keyIn(release, file), await read(keyIn(from, file)))
        const text = (await read(keyIn(from, 'release.json'))).toString()
        await write(keyIn(release, 'release.json'), pick([text, text.replaceAll(from, release)]))
        await forgeRegistry(release)
      }
      const found = await served(release, 'p4')
      await write('registry.json', before)
      return found
    },

    'cut history': async (release) => {
      const keys = (await objects.list('history/')).map(({ key }) => key).sort()
      const count = 1 + below(3)
      const cut = pick([keys.slice(-count), keys.slice(0, count), [pick(keys)]])
      const kept = await Promise.all(cut.map(async (key) => [key, await read(key)] as const))
      const isAltered = chance(0.5) && cut[0] !== keys.at(-1)
      if (isAltered) {
        const [key, content] = kept[0] ?? ['', Buffer.from('{}')]
        await write(key, JSON.stringify({ ...(JSON.parse(content.toString()) as object), by: 'somebody else' }))
      } else for (const key of cut) await rm(join(folder, 'bucket', key))
      const found = await served(release, 'p4')
      const { findings } = await store.checkHistory()
      if (findings.length === 0) found.push(`the cut of ${cut.join(', ')} is not found`)
      const promoting = promote(store, {
        name: NAME,
        release: 'p3',
        by: 'team',
        renderCheck: () => Promise.resolve([]),
      })
      const refusal = await promoting.then(
        () => '',
        (error: unknown) => (error as Error).message,
      )
      // Only the newest changes are checked before a promotion.
      const isRecent = keys.length - keys.indexOf(cut[0] ?? '') < 50
      if (isRecent && !refusal.includes('was cut or altered')) found.push(`a promotion went on: ${refusal}`)
      for (const [key, content] of kept) await write(key, content)
      return found
    },

    'swapped SBOM': (release) =>
      duringRelease(release, async () => {
        const other = await read(keyIn('p1', SBOM_FILE))
        const descriptor = await read(keyIn(release, 'release.json'))
        const way = pick(['sbom', 'provenance', 'both', 'resealed', 'descriptor', 'no provenance'])
        if (way !== 'provenance' && way !== 'no provenance') await write(keyIn(release, SBOM_FILE), other)
        if (way === 'provenance' || way === 'both')
          await write(keyIn(release, PROVENANCE_FILE), await read(keyIn('p1', PROVENANCE_FILE)))
        if (way === 'resealed') {
          const payloadType = 'application/vnd.in-toto+json'
          const genuineEnvelope = JSON.parse((await read(keyIn(release, PROVENANCE_FILE))).toString()) as {
            payload: string
          }
          const statement: unknown = JSON.parse(Buffer.from(genuineEnvelope.payload, 'base64').toString())
          await write(keyIn(release, PROVENANCE_FILE), JSON.stringify(sealed(forger, payloadType, statement)))
        }
        if (way === 'descriptor') {
          const { sbom: _, ...rest } = JSON.parse(descriptor.toString()) as ReleaseDescriptor
          const swapped = pick([rest, { ...rest, sbom: { file: SBOM_FILE, integrity: integrityOf(other) } }])
          await write(keyIn(release, 'release.json'), JSON.stringify(swapped))
        }
        if (way === 'no provenance') await rm(join(folder, 'bucket', keyIn(release, PROVENANCE_FILE)))
      }),
  }

  const counts: ForgeryCounts = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { tried: 0, served: [] }]))
  try {
    const before = await served('p4', 'p4')
    if (before.length > 0) throw new Error(`Without a forgery: ${before.join('; ')}. ${reports.join('; ')}`)
    for (let index = 0; index < count; index++) {
      const [kind, run] = Object.entries(kinds)[index % Object.keys(kinds).length] ?? []
      const entry = kind === undefined ? undefined : counts[kind]
      if (!run || !entry) continue
      entry.served.push(...(await run(`x${index}`)))
      entry.tried += 1
    }
    // The site is not stuck, because the team's next release is served.
    await publishAs(NAME, 'after', remoteBuild('after'))
    await learn('after')
    await store.setLive({ [NAME]: 'after' }, note)
    const after = await served('after', 'after')
    if (after.length > 0) throw new Error(`After the forgeries: ${after.join('; ')}. ${reports.slice(-3).join('; ')}`)
    return counts
  } finally {
    watcher.stop()
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
}
