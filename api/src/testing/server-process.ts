import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SeededAccount } from '../seed/seed-accounts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const source = fileURLToPath(new URL('../server.ts', import.meta.url))

/** What the service says once it listens. */
interface Listening {
  type: 'listening'
  port: number
  accounts: SeededAccount[]
}

export interface ServerProcess {
  child: ChildProcess
  /** Everything that it wrote, so far. */
  output: { stdout: string; stderr: string }
  /** Its first message, or undefined when it ends without one. */
  listening: Promise<Listening | undefined>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * Starts the real service as a process of its own, on any free port unless `env` names one: from its source, or the built
 * one that `SERVICE_PROGRAM` names, which starts quicker.
 */
export function startServer(env: Record<string, string | undefined>): ServerProcess {
  const built = process.env.SERVICE_PROGRAM
  const child = fork(built ?? source, {
    cwd: root,
    execArgv: built ? [] : ['--import', 'tsx'],
    env: { PATH: process.env.PATH, API_PORT: '0', LOG_LEVEL: 'warn', SEED_CONTENT: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }))
  const listening = Promise.race([once(child, 'message').then(([message]) => message), ended.then(() => undefined)])
  return { child, output, listening, ended }
}

/** Waits until the service listens. Throws with what it wrote when it ends instead. */
export async function listeningAt(server: ServerProcess): Promise<Listening> {
  const message = await server.listening
  if (!message) throw new Error(`The service ended: ${server.output.stderr}`)
  return message
}

/** Asks the service to end, and waits until it has. */
export async function stopServer({ child, ended }: ServerProcess) {
  child.kill('SIGTERM')
  return ended
}
