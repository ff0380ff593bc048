import assert from 'node:assert/strict'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entryOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { isWholePicture } from '../../api/src/platform/pictures/whole-picture'
import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { ensureReleases } from '../release/ensure-releases'
import { fromRoot, type ReleaseName } from '../repository'
import { freePort } from '../start/free-port'
import { openLog } from '../start/log-file'
import { startProcess } from '../start/node-process'
import { builtReleases } from '../testing/built-releases'
import { ensurePostgres } from '../testing/ensure-postgres'
import { ensureNginx, startEdge } from '../topology/edge'
import { requestedSite } from './soaked-site'

// Starts a service and a shell on damaged files: the site must serve what was last good, or say 503, within seconds, and
// never treat its pages as unknown addresses.

const LIMIT_MS = 5_000
const PAGES = ['/', '/services', '/resources/blogs', '/tekdatanova', '/contact']
const LIST = '/api/public/user/get-allblogs?size=50'
/** Renditions that are made before they are requested, and one that is not. */
const SIZES = ['w=640&f=webp', 'w=960&f=avif']

const kind = requestedSite()
if (kind !== 'embedded') await ensurePostgres()
if (kind === 'edge') await ensureNginx()
await ensureReleases({ ...builtReleases, log: console.log })
const folder = await mkdtemp(join(tmpdir(), 'tk-damaged-'))
const sound = join(folder, 'sound')
const server = kind === 'embedded' ? undefined : await startPostgres()
const databaseUrl = server && (await createDatabase(server.url)).replace('@/', '@localhost/')

const half = async (file: string) => truncate(file, Math.floor((await stat(file)).size / 2))

/** Applies a function to each matching file below a folder. */
async function eachFile(parent: string, pattern: RegExp, damage: (file: string) => Promise<unknown>): Promise<void> {
  const names = (await readdir(parent, { recursive: true })).filter((name) => pattern.test(name))
  assert.ok(names.length > 0, `no file ${String(pattern)}`)
  for (const name of names) await damage(join(parent, name))
}

async function liveRelease(dataDir: string, name: ReleaseName): Promise<string> {
  const registry = await releaseStore(join(sound, 'releases')).readRegistry()
  return join(dataDir, 'releases', name, entryOf(registry, name)?.live ?? assert.fail(name))
}

const registryOf = (dataDir: string) => join(dataDir, 'releases', 'registry.json')
const picturesOf = (dataDir: string) => join(dataDir, 'files', 'pictures')
const holderOf = (dataDir: string) => join(dataDir, 'database', 'holder.json')

/** What is done to an intact data directory, by name. */
const damages: Record<string, (dataDir: string) => Promise<unknown>> = {
  'half a registry': (dataDir) => half(registryOf(dataDir)),
  'an empty registry': (dataDir) => truncate(registryOf(dataDir), 0),
  'a registry of HTML': (dataDir) => writeFile(registryOf(dataDir), '<!doctype html>'),
  'no registry': (dataDir) => rm(registryOf(dataDir)),
  'half a registry and no history': async (dataDir) => {
    await half(registryOf(dataDir))
    await rm(join(dataDir, 'releases', 'history'), { recursive: true })
  },
  'half a server build': async (dataDir) => half(join(await liveRelease(dataDir, 'remote-public'), 'server.cjs')),
  'half a descriptor': async (dataDir) => half(join(await liveRelease(dataDir, 'remote-public'), 'release.json')),
  'no release of a remote': async (dataDir) => rm(await liveRelease(dataDir, 'remote-public'), { recursive: true }),
  'half a shell': async (dataDir) => half(join(await liveRelease(dataDir, 'shell'), 'server.cjs')),
  'renditions cut in half': (dataDir) => eachFile(picturesOf(dataDir), /(?<!master)\.(?:webp|jpeg|avif)$/, half),
  'masters cut in half': (dataDir) => eachFile(picturesOf(dataDir), /master\.webp$/, half),
  ...(kind === 'embedded' && {
    'half a lock': (dataDir: string) => writeFile(holderOf(dataDir), '{"pid":1,"host":"x'),
    'the lock of another machine that is gone': async (dataDir: string) => {
      await writeFile(holderOf(dataDir), JSON.stringify({ pid: 1, host: 'gone', place: 'gone net:[1]' }))
      await utimes(holderOf(dataDir), new Date(0), new Date(0))
    },
  }),
}

/** Runs a service and a shell, and the edge before them, on a data directory while `work` runs. */
async function withSite(dataDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const stops: (() => Promise<unknown>)[] = []
  const start = (name: string, file: string, env: Record<string, string>) => {
    const log = openLog(join(dataDir, 'logs'), name)
    const running = startProcess({ name, file, env: { LOG_LEVEL: 'error', ...env }, log, report: () => undefined })
    stops.push(() => running.stop())
    return running.listening
  }
  const releases = { RELEASES_DIR: join(dataDir, 'releases'), TRUST_PROXY: 'loopback', HOST: '127.0.0.1' }
  try {
    const service = await start('service', fromRoot('api', 'dist', 'server.mjs'), {
      ...releases,
      DATA_DIR: dataDir,
      API_PORT: '0',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    })
    const API_URL = `http://127.0.0.1:${service.port}`
    const shell = await start('shell', fromRoot('shell', 'dist', 'server', 'main.mjs'), {
      ...releases,
      PORT: '0',
      API_URL,
    })
    if (kind !== 'edge') return await work(`http://127.0.0.1:${shell.port}`)
    const place = join(dataDir, 'edge')
    await mkdir(place)
    await chmod(dataDir, 0o755)
    const ports = { outer: await freePort(0), inner: await freePort(0) }
    const edge = await startEdge(place, ports, { shell: [shell.port], service: [service.port] })
    stops.push(edge.stop)
    await work(edge.url)
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** What visitors get: the status of each page, and of each picture with whether its file is whole. */
async function seenAt(url: string): Promise<{ pages: Map<number, number>; milliseconds: number; pictures: number }> {
  const start = performance.now()
  const pages = new Map<number, number>()
  for (const page of PAGES) {
    const { status, headers } = await fetch(url + page, { redirect: 'manual' })
    assert.ok([200, 503].includes(status), `${page} returned ${status} ${headers.get('location') ?? ''}`)
    if (status === 503) assert.ok(headers.get('retry-after'), `${page}: 503 without Retry-After`)
    pages.set(status, (pages.get(status) ?? 0) + 1)
  }
  const milliseconds = performance.now() - start
  let pictures = 0
  const { content } = (await (await fetch(url + LIST)).json()) as { content: { url: string | null }[] }
  for (const { url: picture } of content.filter((blog) => blog.url).slice(0, 5)) {
    for (const size of SIZES) {
      const response = await fetch(`${url}${picture}&${size}`)
      const format = size.endsWith('avif') ? 'avif' : 'webp'
      assert.equal(response.status, 200, `${picture} ${size}`)
      assert.ok(isWholePicture(Buffer.from(await response.arrayBuffer()), format), `${picture} ${size} is damaged`)
      pictures += 1
    }
  }
  assert.ok(pictures > 0, 'no picture')
  return { pages, milliseconds, pictures }
}

try {
  await cp(builtReleases.releasesDir, join(sound, 'releases'), { recursive: true })
  await withSite(sound, async (url) => assert.deepEqual([...(await seenAt(url)).pages], [[200, PAGES.length]]))
  let slowest = 0
  let served = 0
  for (const [what, damage] of Object.entries(damages)) {
    const dataDir = join(folder, 'damaged')
    await cp(sound, dataDir, { recursive: true })
    await rm(join(dataDir, 'edge'), { recursive: true, force: true })
    await damage(dataDir)
    try {
      await withSite(dataDir, async (url) => {
        const { pages, milliseconds, pictures } = await seenAt(url)
        slowest = Math.max(slowest, milliseconds)
        if (pages.get(200) === PAGES.length) served += 1
        const counts = [...pages].map(([status, count]) => `${count} × ${status}`).join(', ')
        console.log(`  ${what}: pages ${counts} in ${milliseconds.toFixed(0)} ms, ${pictures} pictures whole`)
      })
    } catch (cause) {
      throw new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    }
    await rm(dataDir, { recursive: true })
  }
  console.log(
    `${Object.keys(damages).length} damages on ${kind}: ${served} served all pages, the others said 503 for some; no page ` +
      `was unknown, no picture broken; slowest 5 pages ${slowest.toFixed(0)} ms (limit ${LIMIT_MS})`,
  )
  process.exitCode = slowest <= LIMIT_MS ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
