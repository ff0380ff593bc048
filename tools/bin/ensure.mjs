import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MIN_NODE = [20, 19]
const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** Returns a message when a Node version is too old, otherwise undefined. */
export function nodeFault(version) {
  const [major, minor] = version.split('.').map(Number)
  const [minMajor, minMinor] = MIN_NODE
  if (major > minMajor || (major === minMajor && minor >= minMinor)) return undefined
  return `Node ${MIN_NODE.join('.')} or later is needed; this is Node ${version}.`
}

/**
 * Whether the installed packages match the lock file. npm records what it installed in
 * `node_modules/.package-lock.json`; optional packages for other platforms may be missing.
 */
export function matchesLock(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional, link }]) => {
    if (path === '' || link || version === undefined) return true
    const found = installed.packages[path]
    return found ? found.version === version : optional === true || !path.includes('node_modules')
  })
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Whether `node_modules` under `root` matches `package-lock.json`; writes a stamp, so that the next check is fast. */
export function isInstalled(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  const stamp = join(root, 'node_modules', '.install-stamp')
  if (readOrEmpty(stamp) === hash) return true
  const installed = readOrEmpty(join(root, 'node_modules', '.package-lock.json'))
  if (!installed || !matchesLock(JSON.parse(lock), JSON.parse(installed))) return false
  writeFileSync(stamp, hash)
  return true
}

/**
 * Runs the npm that started this process, so that `npm start` never mixes two versions, or else the one on the path.
 */
function npm(args) {
  const cli = process.env.npm_execpath
  const options = { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Installs the packages of the lock file unless they are installed. Exits with a message when that fails. */
export function ensureInstalled() {
  const fault = nodeFault(process.versions.node)
  if (fault) fail(fault)
  if (isInstalled(repositoryRoot)) return
  const { version } = readJson(join(repositoryRoot, 'package.json'))
  console.log(`Installing the packages of version ${version} (once; a minute or two).`)
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0 || !isInstalled(repositoryRoot))
    fail('The packages could not be installed; see the output of npm above.')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
