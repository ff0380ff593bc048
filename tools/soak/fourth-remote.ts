import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { glob } from 'tinyglobby'
import type { ReleasePolicy } from '@tekskills/shared/contracts/release-policy'
import { firstPolicy } from '@tekskills/releases/policy/first-policy'
import { setPolicy } from '@tekskills/releases/policy/set-policy'
import { createKeyPair, openSigner } from '@tekskills/releases/policy/signing'
import { entryOf, partsOf } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'
import { findChromium } from '../browser/find-chromium'
import { hydrated } from '../browser/hydrated'
import { packKit } from '../kit/pack'
import { ensureReleases } from '../release/ensure-releases'
import { fromRoot, repositoryRoot } from '../repository'
import { freePort } from '../start/free-port'
import { startProcess } from '../start/node-process'
import { builtReleases } from '../testing/built-releases'

// A fourth team, in a folder outside this repository: with the two packages and the generator it makes a remote with
// two pages and a menu entry, tests and publishes it, makes it live beside the others, rolls the next release out to 10
// percent and back, and retires the remote. Nothing else changes, and nothing of other teams is accessible to it.

const run = promisify(execFile)

const REMOTE = 'remote-academy'
const PERCENT = 10
const VISITORS = 300
/** Seconds within which a change of the registry is on the site. */
const LIVE_LIMIT = 5
/** Seconds from the clone of the remote's repository to the first edit on screen. */
const EDIT_LIMIT = 60

const folder = await mkdtemp(join(tmpdir(), 'fourth-remote-'))
const root = join(folder, 'releases')
const home = join(folder, 'academy')
const findings: string[] = []
const processes: ReturnType<typeof startProcess>[] = []

const secondsSince = (start: number) => ((Date.now() - start) / 1000).toFixed(1)

function expectThat(isSo: boolean, what: string): void {
  if (isSo) return
  findings.push(`NOT SO: ${what}`)
  process.exitCode = 1
}

/** Runs a command in the team's folder; returns all that it printed. */
async function inFolder(at: string, command: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = {
    cwd: at,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
    maxBuffer: 64 * 1024 * 1024,
  }
  const { stdout, stderr } = await run(command, args, options).catch(
    (error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}: ${error.stdout}${error.stderr}`)
    },
  )
  return (stdout + stderr).trim()
}

/** The error message of a command that must fail. */
const refusalOf = (running: Promise<string>) =>
  running.then(
    (said) => `it was accepted: ${said}`,
    (error: Error) => error.message,
  )

/** One hash of every file below a folder, except what is built or installed there. */
async function hashOf(at: string, patterns = ['**']): Promise<string> {
  const ignore = [
    '**/node_modules/**',
    '**/dist/**',
    '**/.git/**',
    '**/.cache/**',
    '**/.swc/**',
    'data/**',
    'reports/**',
    'shots/**',
  ]
  const hash = createHash('sha256')
  for (const file of (await glob(patterns, { cwd: at, ignore, dot: true })).sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(at, file)))
  return hash.digest('hex')
}

async function start(name: string, file: string, env: Record<string, string>): Promise<string> {
  const log = new PassThrough().resume()
  const running = startProcess({ name, file, env: { LOG_LEVEL: 'error', ...env }, log, report: console.error })
  processes.push(running)
  return `http://127.0.0.1:${(await running.listening).port}`
}

async function textOf(url: string, seed = 'nobody'): Promise<string> {
  const response = await fetch(url, { headers: { cookie: `rollout=${seed}` }, redirect: 'manual' })
  return response.status === 200 ? response.text() : ''
}

/** Seconds until the condition is met. */
async function until(what: string, isThere: () => Promise<boolean>): Promise<string> {
  const begin = Date.now()
  while (!(await isThere())) {
    if (Date.now() - begin > LIVE_LIMIT * 1000) throw new Error(`After ${LIVE_LIMIT} s: ${what}`)
    await wait(20)
  }
  return secondsSince(begin)
}

const site = { operator: createKeyPair(), teams: createKeyPair() }

/** The policy as an operator sets it: the parts of this repository, and the new remote with its key and its address. */
async function introducePolicy(academyKey: string): Promise<void> {
  const teams = releaseStore(root, undefined, openSigner(site.teams.privateKey))
  const registry = await teams.readRegistry()
  const parts: Record<string, ReleasePolicy['parts'][string]> = {}
  for (const [name, part] of Object.entries((await firstPolicy(teams)).parts)) {
    parts[name] = { ...part, keys: [site.teams.publicKey] }
    await teams.sign(name, entryOf(registry, name)?.live ?? '')
  }
  parts[REMOTE] = { keys: [academyKey], addresses: ['/academy'] }
  const operator = releaseStore(root, undefined, openSigner(site.operator.privateKey))
  await setPolicy(operator, { policy: { parts, operators: [site.operator.publicKey] }, by: 'operator' })
}

/** Everything of the other parts in the store: their entries in the registry and their live releases. */
async function othersInStore(): Promise<string> {
  const registry = await releaseStore(root).readRegistry()
  const others = partsOf(registry).filter((name) => name !== REMOTE)
  const entries = others.map((name) => [name, entryOf(registry, name)])
  return JSON.stringify([entries, await Promise.all(others.map((name) => hashOf(join(root, name))))])
}

/** Processes of this user that run below a process. */
async function processesBelow(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid='])
  const parents = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const below = (parent: number): number =>
    parents.filter(([, ppid]) => ppid === parent).reduce((sum, [child]) => sum + 1 + below(child), 0)
  return below(pid) + 1
}

/** Clones the repository of the remote and edits a page that a browser shows beside the site. */
async function firstEdit(shell: string): Promise<void> {
  const clone = join(folder, 'clone')
  const begin = Date.now()
  await inFolder(folder, 'git', ['clone', '--quiet', home, clone])
  await inFolder(clone, 'npm', ['ci', '--prefer-offline', '--silent', '--no-audit', '--no-fund'])
  const installed = secondsSince(begin)
  const port = await freePort(0)
  const env = { PORT: String(port), DATA_DIR: join(folder, 'clone-data') }
  const kit = join(clone, 'node_modules', '@tekskills', 'remote-kit', 'dist', 'main.mjs')
  const dev = execFile(process.execPath, [kit, 'dev', '--site', shell], { cwd: clone, env: { ...process.env, ...env } })
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    const url = `http://localhost:${port}/academy`
    while ((await fetch(url).catch(() => undefined))?.status !== 200) await wait(100)
    await page.goto(url)
    await hydrated(page)
    const opened = secondsSince(begin)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    const file = join(clone, 'src', 'pages', 'overview', 'OverviewPage.tsx')
    const edited = Date.now()
    await writeFile(file, (await readFile(file, 'utf8')).replace('Academy</Heading>', 'Academy of today</Heading>'))
    await page.getByRole('heading', { name: 'Academy of today' }).waitFor()
    const time = Number(secondsSince(begin))
    const isSame = await page.evaluate(() => 'isSame' in window)
    expectThat(isSame, 'an edit keeps the page')
    expectThat(time <= EDIT_LIMIT, `the first edit is on screen ${EDIT_LIMIT} s after the clone`)
    const { stdout: size } = await run('du', ['-sm', join(clone, 'node_modules')])
    findings.push(
      `clone to first edit on screen: ${time} s (installed after ${installed} s, page open after ${opened} s, edit shown in ${secondsSince(edited)} s, page kept), ` +
        `${size.split('\t')[0]} MB installed, ${await processesBelow(dev.pid ?? 0)} processes`,
    )
    const other = await fetch(`http://localhost:${port}/tekdatanova`)
    expectThat(other.status === 200, 'pages of other remotes are there')
    const write = await fetch(`http://localhost:${port}/api/public/subscribe`, { method: 'POST' })
    expectThat(write.status === 403, 'a write is refused')
  } finally {
    await browser.close()
    dev.kill()
    await new Promise((done) => dev.once('exit', done))
  }
}

await ensureReleases({ ...builtReleases })
await cp(builtReleases.releasesDir, root, { recursive: true })
const sourcesBefore = await hashOf(repositoryRoot)
try {
  const begin = Date.now()
  const packages = await packKit(join(folder, 'packages'))
  await mkdir(join(home, 'packages'), { recursive: true })
  for (const file of packages) await cp(file, join(home, 'packages', file.split('/').at(-1) ?? ''))
  const names = packages.map((file) => `./packages/${file.split('/').at(-1)}`)
  const bytes = (await Promise.all(packages.map((file) => readFile(file)))).map(({ length }) => length)
  findings.push(`packed: ${bytes.map((length) => `${Math.round(length / 1024)} kB`).join(' and ')}`)

  const remoteKit = (args: readonly string[], env: Record<string, string> = {}) =>
    inFolder(home, 'npx', ['--no-install', 'remote-kit', ...args], env)
  const installing = Date.now()
  await inFolder(home, 'npm', [
    'install',
    '--save-exact',
    '--prefer-offline',
    '--silent',
    '--no-audit',
    '--no-fund',
    ...names,
  ])
  findings.push(`installed in ${secondsSince(installing)} s`)
  await remoteKit([
    'new',
    'remote',
    '--',
    '--name',
    'academy',
    '--heading',
    'Academy',
    '--description',
    'Courses for engineers.',
  ])
  await remoteKit([
    ...['new', 'page', '--', '--name', 'courses', '--path', '/academy/courses', '--heading', 'Courses'],
    ...['--description', 'Every course of the zymurgy school.'],
  ])
  const courses = join(home, 'src', 'pages', 'courses')
  await writeFile(
    join(courses, 'dot.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4"/></svg>',
  )
  const coursesPage = await readFile(join(courses, 'CoursesPage.tsx'), 'utf8')
  await writeFile(
    join(courses, 'CoursesPage.tsx'),
    `import dot from './dot.svg'\n${coursesPage.replace('<Text>', '<img src={dot} alt="" width={40} height={40} />\n<Text>')}`,
  )
  const tests = await remoteKit(['test'])
  findings.push(`its tests: ${/Tests: +(.*)/.exec(tests)?.[1] ?? 'none'}`)
  const key = await remoteKit(['key', 'academy.pem'])
  await introducePolicy(key)
  const before = await othersInStore()

  const service = await start('service', fromRoot('api', 'dist', 'server.mjs'), {
    API_PORT: '0',
    DATA_DIR: join(folder, 'service'),
    RELEASES_DIR: root,
    SEED_CONTENT: 'false',
  })
  const shell = await start('shell server', fromRoot('shell', 'dist', 'server', 'main.mjs'), {
    PORT: '0',
    HOST: '127.0.0.1',
    API_URL: service,
    RELEASES_DIR: root,
    RELEASES_POLICY_KEY: site.operator.publicKey,
  })
  const asTeam = { RELEASES_DIR: root, RELEASE_KEY: join(home, 'academy.pem'), API_URL: service, RELEASE_BY: 'academy' }
  const release = async (...args: string[]) => remoteKit(args, asTeam)
  const idIn = (sentence: string) => new RegExp(`${REMOTE} (\\w+)`).exec(sentence)?.[1] ?? ''

  const publishing = Date.now()
  const first = idIn(await release('publish'))
  const published = secondsSince(publishing)
  const preview = await textOf(`${shell}/academy?release=${REMOTE}@${first}`)
  expectThat(preview.includes('Academy</h1>'), 'the link to the release shows its page before it is live')
  expectThat((await textOf(`${shell}/academy`)) === '', 'nobody else has the page')
  await release('promote')
  const seen = await until('its pages, its menu entry, its place in sitemap and search', async () => {
    const [page, courses, main, sitemap, search] = await Promise.all([
      textOf(`${shell}/academy`),
      textOf(`${shell}/academy/courses`),
      textOf(`${shell}/`),
      textOf(`${service}/sitemap-pages.xml`),
      textOf(`${service}/api/public/user/search?q=zymurgy`),
    ])
    return (
      page.includes('Academy</h1>') &&
      courses.includes('Courses</h1>') &&
      main.includes('href="/academy"') &&
      sitemap.includes('/academy/courses</loc>') &&
      search.includes('"/academy/courses"')
    )
  })
  const picture = /<img src="([^"]*dot\.[^"]+)"/.exec(await textOf(`${shell}/academy/courses`))?.[1] ?? ''
  const { status, headers } = await fetch(shell + picture)
  expectThat(status === 200 && headers.get('content-type') === 'image/svg+xml', `the picture ${picture} is there`)
  for (const path of ['/', '/about-us', '/tekdatanova'])
    expectThat((await textOf(shell + path)) !== '', `${path} is there`)
  findings.push(
    `published in ${published} s, everywhere ${seen} s after the gate; empty folder to live ${secondsSince(begin)} s`,
  )

  const overview = join(home, 'src', 'pages', 'overview', 'OverviewPage.tsx')
  const firstText = await readFile(overview, 'utf8')
  await writeFile(overview, firstText.replace('Academy</Heading>', 'New academy</Heading>'))
  const next = idIn(await release('publish'))
  await release('promote', '--percent', String(PERCENT))
  const withNext = async () => {
    const pages = await Promise.all(
      Array.from({ length: VISITORS }, (_, index) => textOf(`${shell}/academy`, `visitor${index}`)),
    )
    return pages.filter((page) => page.includes('New academy</h1>')).length
  }
  await until('nobody has the next release', async () => (await withNext()) > 0)
  const some = await withNext()
  expectThat(
    some > 0 && Math.abs(some / VISITORS - PERCENT / 100) < 0.06,
    `${PERCENT} % of visitors have the next release`,
  )
  await release('rollback')
  const back = await until('the rollout goes on', async () => (await withNext()) === 0)
  findings.push(`${some} of ${VISITORS} visitors at ${PERCENT} %; rolled back everywhere after ${back} s`)
  expectThat(first !== next && first !== '', 'another release has another id')
  await writeFile(overview, firstText)

  await inFolder(home, 'git', ['init', '--quiet'])
  await inFolder(home, 'git', ['add', '--all'])
  const author = ['-c', 'user.name=Academy', '-c', 'user.email=academy@localhost']
  await inFolder(home, 'git', [...author, 'commit', '--quiet', '--message', 'feat: the academy'])
  expectThat(!(await inFolder(home, 'git', ['ls-files'])).includes('.pem'), 'the key is not in the repository')
  await firstEdit(shell)

  const npmRelease = ['tools/bin/run.mjs', 'tools/release/main.ts', 'publish', 'remote-public']
  const foreign = await refusalOf(inFolder(repositoryRoot, process.execPath, npmRelease, asTeam))
  expectThat(foreign.includes('remote-public belongs to another team'), foreign)
  const manifest = join(home, 'package.json')
  const ownManifest = await readFile(manifest, 'utf8')
  await writeFile(manifest, ownManifest.replace(`"${REMOTE}"`, '"remote-public"'))
  const disguised = await refusalOf(release('publish'))
  expectThat(disguised.includes('remote-public belongs to another team'), disguised)
  await writeFile(manifest, ownManifest)

  await remoteKit([
    ...['new', 'page', '--', '--name', 'offer', '--path', '/services/academy', '--heading', 'Offer'],
    ...['--description', 'At an address of another team.'],
  ])
  await release('publish')
  const refused = await refusalOf(release('promote'))
  expectThat(
    refused.includes(`/services/academy of ${REMOTE} is refused, because the address belongs to remote-public`),
    refused,
  )
  findings.push('its key cannot publish remote-public; a page at an address of another team is refused')

  await release('retire', first)
  await until('its pages are still there', async () => (await textOf(`${shell}/academy`)) === '')
  expectThat((await othersInStore()) === before, 'entries and releases of the other parts are as before')
  expectThat((await hashOf(repositoryRoot)) === sourcesBefore, 'no file of this repository has changed')
  findings.push('retired; files changed elsewhere: none')
} catch (error) {
  findings.push((error as Error).message)
  process.exitCode = 1
} finally {
  for (const running of processes.toReversed()) await running.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
console.log(findings.join('; '))
