import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Boot } from '@tekskills/shared/contracts/boot'
import type { RenderCheck } from '@tekskills/releases/gate/gate'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { fromRoot } from '../repository'
import { ensureNodeBundles } from './node-bundles'
import { partsOf } from '@tekskills/releases/registry/registry-edits'

/** Nothing listens on this port: pages that need the service show that it is unreachable. */
const NO_SERVICE = 'http://127.0.0.1:1'
/** Milliseconds for the server to start, and for one page. */
const LIMIT = 60_000

/**
 * Starts a shell server with a registry that is not live and requests the pages of a release that need no parameter.
 * Returns a message for each failure.
 */
export const renderCheck: RenderCheck = async (root, registry, descriptor) => {
  await ensureNodeBundles()
  const folder = await mkdtemp(join(tmpdir(), 'render-check-'))
  for (const name of partsOf(registry)) await symlink(join(root, name), join(folder, name), 'dir')
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
  const settings = {
    PORT: '0',
    RELEASES_DIR: folder,
    RELEASES_S3_BUCKET: '',
    API_URL: NO_SERVICE,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }
  const server = fork(fromRoot('shell', 'dist', 'server', 'main.mjs'), {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  try {
    const errors: string[] = []
    server.stderr?.on('data', (chunk) => errors.push(String(chunk)))
    const port = await Promise.race([
      once(server, 'message', { signal: AbortSignal.timeout(LIMIT) }).then(
        ([message]) => (message as { port: number }).port,
      ),
      once(server, 'exit'),
    ]).catch(() => undefined)
    if (typeof port !== 'number') {
      const hasExited = server.exitCode !== null || server.signalCode !== null
      return [
        hasExited
          ? `the server does not start: ${errors.join('').trim()}`
          : `the server did not start within ${LIMIT / 1000} s`,
      ]
    }
    const visited = descriptor.name === 'shell' ? ['/pagenotfound'] : addressesOf(descriptor)
    const findings: string[] = []
    for (const address of visited) findings.push(...(await pageFindings(port, address, descriptor)))
    return findings
  } finally {
    server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

const addressesOf = ({ routes }: ReleaseDescriptor) =>
  routes.map(({ pattern }) => pattern).filter((pattern) => !/[:*]/.test(pattern))

async function pageFindings(port: number, address: string, descriptor: ReleaseDescriptor): Promise<string[]> {
  const url = `http://127.0.0.1:${port}${address}`
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT), redirect: 'manual' }).catch(() => null)
  if (!response) return [`${address} did not respond`]
  const html = await response.text()
  if (response.status === 500) return [`${address} returned 500`]
  // The server replaces a rejected release with an earlier one, whose pages would prove nothing.
  if (!isMadeFrom(html, descriptor)) return [`${address} was not rendered from this release`]
  return descriptor.server && !/<h1[\s>]/.test(html) ? [`${address} has no content`] : []
}

/** Whether the boot record of the page references this release. */
function isMadeFrom(html: string, { name, release }: ReleaseDescriptor): boolean {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) return false
  const { remotes, scripts } = JSON.parse(json) as Boot
  return name === 'shell'
    ? scripts.some(({ href }) => href.includes(`/${release}/`))
    : remotes[name]?.release === release
}
