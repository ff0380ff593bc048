import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { partsOf } from '@tekskills/releases/registry/registry-edits'
import type { Registry } from '@tekskills/shared/contracts/release'
import { startReadOnlyService } from './read-only-service'
import { shellServerFile } from './shell-server'

/** Milliseconds for the server to start, and for one page. */
export const LIMIT = 60_000

/** A shell server with a registry that is not live; only the gate uses it. */
export interface GateSite {
  url: string
  /** What the server logged about failures since the last call, as one line; empty when it logged none. */
  reasons: () => string
  stop: () => Promise<void>
}

interface LogRecord {
  msg?: string
  err?: { type?: string; message?: string; stack?: string }
}

/**
 * Starts a shell server with a registry, on the releases of a store.
 * @param service address of a service with content for the pages; without it, they show that it is unreachable
 * @throws {Error} with a one-sentence message when the server does not start
 */
export async function startGateSite(root: string, registry: Registry, service?: string): Promise<GateSite> {
  const file = await shellServerFile()
  const readOnly = await startReadOnlyService(service)
  const folder = await mkdtemp(join(tmpdir(), 'render-check-'))
  for (const name of partsOf(registry)) await symlink(join(root, name), join(folder, name), 'dir')
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
  const settings = {
    PORT: '0',
    // The environment may be that of a running site.
    METRICS_PORT: '0',
    RELEASES_DIR: folder,
    RELEASES_S3_BUCKET: '',
    RELEASES_POLICY_KEY: '',
    API_URL: readOnly.url,
    LOG_LEVEL: 'info',
    NODE_ENV: 'production',
  }
  const server = fork(file, {
    env: { ...process.env, ...settings },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const errors: string[] = []
  server.stderr?.on('data', (chunk) => errors.push(String(chunk)))
  let reasons: string[] = []
  if (server.stdout)
    createInterface({ input: server.stdout }).on('line', (line) => {
      const reason = failureIn(line)
      if (reason) reasons.push(reason)
    })
  const stop = async () => {
    server.kill()
    await readOnly.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const port = await Promise.race([
    once(server, 'message', { signal: AbortSignal.timeout(LIMIT) }).then(
      ([message]) => (message as { port: number }).port,
    ),
    once(server, 'exit'),
  ]).catch(() => undefined)
  if (typeof port === 'number')
    return {
      url: `http://127.0.0.1:${port}`,
      reasons: () => {
        const found = [...new Set(reasons)].join('; ')
        reasons = []
        return found
      },
      stop,
    }
  const hasExited = server.exitCode !== null || server.signalCode !== null
  await stop()
  throw new Error(
    hasExited
      ? `the server does not start: ${errors.join('').trim()}`
      : `the server did not start within ${LIMIT / 1000} s`,
  )
}

/** The failure in a line of the server's log, with the error that caused it and its place; undefined for other lines. */
function failureIn(line: string): string | undefined {
  const { msg = '', err } = parse(line)
  if (err) return `${err.type ?? 'Error'}: ${err.message ?? ''}${placeOf(err.stack)}`
  return msg.includes(' is rejected: ') ? msg : undefined
}

function parse(line: string): LogRecord {
  try {
    return JSON.parse(line) as LogRecord
  } catch {
    return {}
  }
}

/** Where an error was thrown, as ` at <file of the release>:<line>:<column>`; empty when its stack does not say. */
export function placeOf(stack = ''): string {
  const place = /(?:server\.cjs|[\w.-]+\.m?js):\d+:\d+/.exec(stack)?.[0]
  return place ? ` at ${place}` : ''
}
