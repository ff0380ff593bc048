import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = [20, 19]
const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** What is wrong with a Node version, in one sentence; undefined when nothing is. */
export function nodeFault(version) {
  const [major, minor] = version.split('.').map(Number)
  const [leastMajor, leastMinor] = LEAST_NODE
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined
  return `Node ${LEAST_NODE.join('.')} or later is needed; this is Node ${version}.`
}

/**
 * Whether the installed packages are the ones the lock file names. npm notes what it installed in a lock file of its
 * own; optional packages may be missing, because they are for other machines.
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

/** True when `node_modules` under `root` is what `package-lock.json` asks for; leaves a stamp, so that the next look is quick. */
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

/** npm as it was started, so that `npm start` never mixes two npms; else the one on the path. */
function npm(args) {
  const cli = process.env.npm_execpath
  const options = { cwd: repositoryRoot, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } }
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options)
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** Installs what the lock file asks for, if that is not already there. Ends the process with one sentence if it cannot. */
export function ensureInstalled() {
  const fault = nodeFault(process.versions.node)
  if (fault) fail(fault)
  if (isInstalled(repositoryRoot)) return
  const { version } = readJson(join(repositoryRoot, 'package.json'))
  console.log(`Installing the packages of version ${version} (once; a minute or two).`)
  const { status } = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0 || !isInstalled(repositoryRoot)) fail('The packages could not be installed; npm says why above.')
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
