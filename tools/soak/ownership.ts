import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { rollBack } from '@tekskills/releases/roll-back'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { ensureReleases } from '../release/ensure-releases'
import type * as NodeBundles from '../release/node-bundles'
import type * as ReleaseIds from '../release/release-id'
import { fromRoot, releaseNames, repositoryRoot } from '../repository'
import { startProcess } from '../start/node-process'
import { builtReleases } from '../testing/built-releases'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy'

// A remote owns everything about its pages: in a copy of the repository a page with its menu entries, its place in
// sitemap and search and a retired path is added to one remote, then renamed. Each goes live, and is rolled back, by
// one release of that remote, on two shells and two services.

const REMOTE = 'remote-public'
/** Limits, in milliseconds, on the time until everything has followed a change of the registry. */
const LIMIT = { promote: 2000, rollback: 1000 }
const GIVE_UP_MS = 20_000
const INSTANCES = [1, 2]

interface Page {
  path: string
  name: string
  retired: string
  /** A word that only the text of the page has. */
  word: string
}

const added: Page = { path: '/practice-academy', name: 'Practice academy', retired: '/former-academy', word: 'zymurgy' }
const renamed: Page = { path: '/practice-school', name: 'Practice school', retired: added.path, word: 'horology' }

const componentOf = ({ name, word }: Page) =>
  `export const AcademyPage = () => <><h1>${name}</h1><p>We teach ${word} to engineers.</p></>\n`
const routeOf = ({ path, name }: Page) => `{
      id: 'public.academy',
      path: '${path}',
      lazy: () =>
        import(/* webpackChunkName: "academy" */ './pages/academy/AcademyPage').then(({ AcademyPage }) => ({ Component: AcademyPage })),
      handle: { access: 'visitor', chrome: 'site', meta: { title: '${name} | Tekskills', description: 'Courses for engineers.' }, chunks: ['academy'] },
    },`
const entryOf = ({ path, name }: Page) => `{ name: '${name}', link: '${path}' },`
const retiredOf = ({ path, retired }: Page) => `{ pattern: '${retired}', successor: '${path}' },`

/** The entries of header and footer before which the page gets its own. */
const ABOUT = ["entry('About us', '/about-us',", "{ name: 'About us', link: '/about-us' },"]

/** Adds the page to the sources of the remote, and to nothing else. */
async function addPage(copy: RepositoryCopy) {
  const source = (...path: string[]) => join(REMOTE, 'src', ...path)
  await mkdir(join(copy.folder, source('pages', 'academy')), { recursive: true })
  await writeFile(join(copy.folder, source('pages', 'academy', 'AcademyPage.tsx')), componentOf(added))
  await copy.edit(source('manifest.ts'), '    ...homeRoutes,', `    ...homeRoutes,\n    ${routeOf(added)}`)
  for (const about of ABOUT) await copy.edit(source('content', 'navigation.ts'), about, `${entryOf(added)} ${about}`)
  await copy.edit(source('content', 'retired-paths.ts'), '= [', `= [\n  ${retiredOf(added)}`)
}

async function renamePage(copy: RepositoryCopy) {
  const source = (...path: string[]) => join(REMOTE, 'src', ...path)
  await copy.edit(source('pages', 'academy', 'AcademyPage.tsx'), componentOf(added), componentOf(renamed))
  await copy.edit(source('manifest.ts'), routeOf(added), routeOf(renamed))
  for (const about of ABOUT) {
    const [before, after] = [`${entryOf(added)} ${about}`, `${entryOf(renamed)} ${about}`]
    await copy.edit(source('content', 'navigation.ts'), before, after)
  }
  await copy.edit(source('content', 'retired-paths.ts'), retiredOf(added), retiredOf(renamed))
}

/** Release ids of all parts, and the hash of the service, in the sources of a folder. */
async function hashesIn(folder: string): Promise<Record<string, string>> {
  const { releaseId } = (await import(join(folder, 'tools/release/release-id.ts'))) as typeof ReleaseIds
  const { serviceHash } = (await import(join(folder, 'tools/release/node-bundles.ts'))) as typeof NodeBundles
  const ids = await Promise.all(releaseNames.map(async (name) => [name, await releaseId(name)]))
  return { ...(Object.fromEntries(ids) as Record<string, string>), service: await serviceHash() }
}

interface Site {
  shells: readonly string[]
  services: readonly string[]
}

/** The places that lack the page, its menu entries, its address in sitemap, search and metadata, or its redirect. */
async function missing({ shells, services }: Site, page: Page): Promise<string[]> {
  const found = await Promise.all([
    ...shells.map((shell) => onShell(shell, page)),
    ...services.map((service) => onService(service, page)),
  ])
  return found.flat().flatMap(([what, isThere]) => (isThere ? [] : [what]))
}

type Finding = [what: string, isThere: boolean]

async function onShell(shell: string, { path, name, retired }: Page): Promise<Finding[]> {
  const responses = [path, '/', retired].map((address) => fetch(shell + address, { redirect: 'manual' }))
  const [page, home, old] = (await Promise.all(responses)) as [Response, Response, Response]
  const html = await page.text()
  const [header = '', footer = ''] = (await home.text()).split('<footer')
  const link = `href="${path}"`
  return [
    [`${shell} page`, page.status === 200 && html.includes(`${name}</h1>`)],
    // For wide and for narrow windows.
    [`${shell} header`, header.split(link).length === 3],
    [`${shell} footer`, footer.includes(link)],
    [`${shell} redirect`, old.status === 301 && old.headers.get('location') === path],
  ]
}

async function onService(service: string, { path, name, retired, word }: Page): Promise<Finding[]> {
  const meta = '/api/public/user/geturls?url='
  const expected: [what: string, address: string, text: string][] = [
    ['sitemap', '/sitemap-pages.xml', `${path}</loc>`],
    ['search', `/api/public/user/search?q=${word}`, `"${path}"`],
    ['metadata', `${meta}${path}`, name],
    ['redirect', `${meta}${retired}`, `"movedTo":"${path}"`],
  ]
  return Promise.all(
    expected.map(async ([what, address, text]): Promise<Finding> => {
      const response = await fetch(service + address)
      return [`${service} ${what}`, (await response.text()).includes(text)]
    }),
  )
}

const CHECKS = INSTANCES.length * 8

/** Makes a change to the registry and returns the milliseconds from the change until `settled` finds nothing left. */
async function timeOf(root: string, change: () => Promise<unknown>, settled: () => Promise<string[]>): Promise<number> {
  const registry = () => readFile(join(root, 'registry.json'), 'utf8')
  const before = await registry()
  let changedAt = 0
  const watching = (async () => {
    while ((await registry()) === before) await wait(5)
    changedAt = Date.now()
  })()
  const changing = change()
  await Promise.race([watching, changing.then(() => watching)])
  for (;;) {
    const left = await settled()
    if (left.length === 0) break
    if (Date.now() - changedAt > GIVE_UP_MS) throw new Error(`After ${GIVE_UP_MS / 1000} s: ${left.join(', ')}`)
    await wait(10)
  }
  const time = Date.now() - changedAt
  await changing
  return time
}

const folder = await mkdtemp(join(tmpdir(), 'ownership-'))
const root = join(folder, 'releases')
const processes: ReturnType<typeof startProcess>[] = []
const start = async (name: string, file: string, env: Record<string, string>) => {
  const log = new PassThrough().resume()
  const running = startProcess({ name, file, env: { LOG_LEVEL: 'error', ...env }, log, report: console.error })
  processes.push(running)
  return `http://127.0.0.1:${(await running.listening).port}`
}
await ensureReleases({ ...builtReleases })
await cp(builtReleases.releasesDir, root, { recursive: true })
const store = releaseStore(root)
const copy = await copyRepository(repositoryRoot)
const findings: string[] = []
try {
  const site: { shells: string[]; services: string[] } = { shells: [], services: [] }
  for (const instance of INSTANCES) {
    const service = await start('service', fromRoot('api', 'dist', 'server.mjs'), {
      API_PORT: '0',
      DATA_DIR: join(folder, `service-${instance}`),
      RELEASES_DIR: root,
      SEED_CONTENT: 'false',
    })
    site.services.push(service)
    site.shells.push(
      await start('shell server', fromRoot('shell', 'dist', 'server', 'main.mjs'), {
        PORT: '0',
        HOST: '127.0.0.1',
        API_URL: service,
        RELEASES_DIR: root,
      }),
    )
  }
  const hashes = await hashesIn(repositoryRoot)
  const gone = (page: Page) => async () => {
    const left = CHECKS - (await missing(site, page)).length
    return left > 0 ? [`${left} of ${CHECKS} places still show ${page.path}`] : []
  }
  const shows = (page: Page) => () => missing(site, page)
  const both = (one: () => Promise<string[]>, other: () => Promise<string[]>) => async () => [
    ...(await one()),
    ...(await other()),
  ]
  const measure = async (what: keyof typeof LIMIT, label: string, settled: () => Promise<string[]>) => {
    const change = () => (what === 'promote' ? copy.release(REMOTE, root) : undo())
    const time = await timeOf(root, change, settled)
    findings.push(`${label}: ${time} ms (limit ${LIMIT[what]} ms)`)
    if (time > LIMIT[what]) process.exitCode = 1
  }
  const live = async () => (await store.readRegistry())?.remotes[REMOTE]?.live ?? ''
  let before = await live()
  // Named, because a part is not rolled back twice in a row without saying how far.
  const undo = () => rollBack(store, { name: REMOTE, release: before, by: 'soak' })

  await addPage(copy)
  await measure('promote', `a page in ${CHECKS} places of 2 shells and 2 services`, shows(added))
  const withPage = await live()
  const changed = Object.entries(await hashesIn(copy.folder)).filter(([name, hash]) => hashes[name] !== hash)
  findings.push(`parts with another hash: ${changed.map(([name]) => name).join(', ')}`)
  if (changed.map(([name]) => name).join() !== REMOTE) process.exitCode = 1
  await measure('rollback', 'rolled back', gone(added))

  await store.setLive({ [REMOTE]: withPage }, { action: 'promote', by: 'soak' })
  before = withPage
  await renamePage(copy)
  await measure('promote', 'renamed, with a redirect from its old address', shows(renamed))
  await measure('rollback', 'rolled back', both(shows(added), gone(renamed)))
} catch (error) {
  findings.push((error as Error).message)
  process.exitCode = 1
} finally {
  for (const running of processes.toReversed()) await running.stop()
  await copy.remove()
  await rm(folder, { recursive: true, force: true })
}
console.log(findings.join('; '))
