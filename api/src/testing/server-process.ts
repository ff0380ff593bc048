import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { SeededAccount } from '../seed/seed-accounts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const source = fileURLToPath(new URL('../server.ts', import.meta.url))

/** The message that the service sends once it listens. */
interface Listening {
  type: 'listening'
  port: number
  accounts: SeededAccount[]
}

export interface ServerProcess {
  child: ChildProcess
  /** Its output so far. */
  output: { stdout: string; stderr: string }
  /** Its first message, or undefined if it exits without one. */
  listening: Promise<Listening | undefined>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/**
 * Starts the real service as a child process, on a free port unless `env` sets one: from source, or the build at
 * `SERVICE_BUNDLE`, which starts faster.
 */
export function startServer(env: Record<string, string | undefined>): ServerProcess {
  const built = process.env.SERVICE_BUNDLE
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

/** Waits until the service listens. Throws with its output if it exits instead. */
export async function listeningAt(server: ServerProcess): Promise<Listening> {
  const message = await server.listening
  if (!message) throw new Error(`The service ended: ${server.output.stderr}`)
  return message
}

/** Stops the service with SIGTERM and waits until it has exited. */
export async function stopServer({ child, ended }: ServerProcess) {
  child.kill('SIGTERM')
  return ended
}

/** Runs a command of `api/src/commands` until it exits. */
export async function runCommand(file: string, args: string[], env: Record<string, string | undefined>) {
  const source = fileURLToPath(new URL(`../commands/${file}`, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', source, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, stdout, stderr }
}
