import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { changedParts } from '@tekskills/releases/registry/registry-edits'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { storeRelease } from '@tekskills/releases/testing/store-release'
import { buildShellServer } from '../../shell/server/app'
import { readConfig } from '../../shell/server/config'
import { fromRoot, repositoryRoot } from '../repository'

// Four teams with checkouts of different ages publish, promote, roll back and guard at random, while a shell server answers
// 100 requests a second: no team changes the entry of another, no request fails, and the history is intact.

const SECONDS = Number(process.env['SOAK_SECONDS'] ?? 600)
const PER_SECOND = 100
/** Milliseconds that a response may take. */
const TIMEOUT_MS = 10_000

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: repositoryRoot })).stdout.trim()

const remoteCode = (name: string) => `exports.manifest = { name: '${name}', routes: [] }`
/** A shell with one page for each remote. */
const SHELL_CODE = `
exports.configureHttp = () => undefined
exports.createPages = async () => ({})
exports.createSiteMap = () => (path) => { const remote = 'remote-' + path.slice(1); return ${JSON.stringify(['remote-one', 'remote-two', 'remote-three'])}.includes(remote) ? { remote, page: { id: 'page', access: 'visitor', pattern: path } } : undefined }
exports.renderPage = async () => ({ kind: 'page', status: 200, head: '', styles: '', body: 'rendered', handles: [], hydration: {} })
exports.renderPending = async () => ({ head: '', styles: '', body: '' })
exports.fontFaceCss = () => ''
exports.fontUrl = ''
`
const codes: Record<string, string> = {
  shell: SHELL_CODE,
  'remote-one': remoteCode('remote-one'),
  'remote-two': remoteCode('remote-two'),
  'remote-three': remoteCode('remote-three'),
}
const PATHS = ['/one', '/two', '/three']

/** Checkouts whose edits change one entry only, from the newest to the oldest that has them. */
async function checkouts(folder: string, count: number): Promise<string[]> {
  const commits: string[] = []
  for (const commit of (await git('log', '--format=%H', '--', 'releases/src')).split('\n')) {
    const source = await git('show', `${commit}:releases/src/registry/registry-edits.ts`).catch(() => '')
    if (!source.includes('export function withEntry(')) break
    commits.push(commit)
  }
  const chosen = Array.from({ length: count }, (_, index) => {
    const at = count > 1 ? Math.round((index * (commits.length - 1)) / (count - 1)) : 0
    return commits[at] ?? 'HEAD'
  })
  return Promise.all(
    chosen.map(async (commit, index) => {
      const sources = join(folder, `checkout-${index}`)
      await mkdir(sources)
      const archive = join(folder, `checkout-${index}.tar`)
      await git('archive', '--output', archive, commit, 'releases', 'tsconfig.json')
      await run('tar', ['-xf', archive, '-C', sources])
      await symlink(fromRoot('node_modules'), join(sources, 'node_modules'))
      await symlink(fromRoot('releases', 'node_modules'), join(sources, 'releases', 'node_modules'))
      return sources
    }),
  )
}

const folder = await mkdtemp(join(tmpdir(), 'teams-'))
const root = join(folder, 'store')
const findings: string[] = []
const fail = (finding: string) => {
  findings.push(finding)
  process.exitCode = 1
}
try {
  const parts = Object.keys(codes)
  const sources = await checkouts(folder, parts.length)
  for (const name of parts) await storeRelease(root, name, 'first', codes[name])
  const store = releaseStore(root)
  await store.setLive(Object.fromEntries(parts.map((name) => [name, 'first'])), { action: 'start', by: 'soak' })

  const config = readConfig({ RELEASES_DIR: root, LOG_LEVEL: 'silent', API_URL: 'http://127.0.0.1:1' })
  const app = await buildShellServer(config)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })

  let asked = 0
  const failed: string[] = []
  const pending = new Set<Promise<void>>()
  const ask = async () => {
    const path = PATHS[asked++ % PATHS.length] ?? '/'
    try {
      const headers = { cookie: `rollout=visitor${asked % 500}` }
      const response = await fetch(url + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const text = await response.text()
      if (response.status !== 200 || !text.includes('rendered')) failed.push(`${path}: ${response.status}`)
    } catch (error) {
      failed.push(`${path}: ${(error as Error).message}`)
    }
  }
  const timer = setInterval(() => {
    const asking = ask().finally(() => pending.delete(asking))
    pending.add(asking)
  }, 1000 / PER_SECOND)

  const teams = parts.map((part, index) =>
    run(process.execPath, [
      ...['--import', 'tsx', fromRoot('tools', 'soak', 'team-worker.ts')],
      ...[sources[index] ?? '', root, part, codes[part] ?? '', String(SECONDS), String(index + 1)],
    ]),
  )
  const done: Record<string, number> = {}
  for (const { stdout } of await Promise.all(teams)) {
    const result = JSON.parse(stdout) as { done: Record<string, number>; failures: string[] }
    for (const [action, count] of Object.entries(result.done)) done[action] = (done[action] ?? 0) + count
    for (const failure of result.failures.slice(0, 3)) fail(failure)
  }
  clearInterval(timer)
  await Promise.all(pending)
  await app.close()

  const changes = (await store.history.list(Infinity)).toReversed()
  for (const [index, change] of changes.entries()) {
    if (index === 0) continue
    const changed = changedParts(changes[index - 1]?.registry ?? null, change.registry)
    const isOwn = change.by === 'guard' ? changed.length === 1 : change.by === `team of ${changed.join()}`
    if (!isOwn) fail(`change ${change.version} by ${change.by} touched ${changed.join(', ') || 'nothing'}`)
    if (change.version !== index + 1) fail(`change ${index + 1} is missing`)
  }
  const report = await store.checkHistory()
  for (const finding of report.findings) fail(finding)
  if (failed.length > 0) fail(`${failed.length} of ${asked} requests failed: ${failed.slice(0, 3).join('; ')}`)
  const what = Object.entries(done).map(([action, count]) => `${count} ${action}`)
  findings.unshift(
    `${changes.length} changes (${what.join(', ')}), ${asked} requests, ${failed.length} failed; history intact: ` +
      `${report.findings.length === 0 ? 'yes' : 'no'}, ${report.unlinked.length} changes by tools from before the chain`,
  )
} catch (error) {
  fail((error as Error).message)
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(findings.join('; '))
