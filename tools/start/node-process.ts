import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { errorSentence } from './error-sentence'

/** A Node process that notifies its parent by an IPC message once it accepts requests. */
export interface ProcessDefinition {
  /** Display name, as in "the service". */
  name: string
  file: string
  /** Flags for Node, such as a loader; none by default. */
  flags?: readonly string[]
  env: Record<string, string>
  /** Receives the whole output of the process. */
  log: Writable
  /** Receives one sentence for each error that the process logs. */
  report: (sentence: string) => void
}

/** The message of a process that is ready. */
export interface Listening {
  type: 'listening'
  port: number
  [detail: string]: unknown
}

export interface RunningProcess {
  /** Rejects with a one-sentence message when the process exits first or takes longer than ten minutes. */
  listening: Promise<Listening>
  /** Resolves with the reason once the process has exited. */
  ended: Promise<string>
  /** Sends SIGTERM, and SIGKILL after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>
}

/** For a process that hangs; a first start, which makes the database, takes minutes on a busy machine. */
const START_LIMIT_MS = 600_000
const GRACE_MS = 10_000
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** Spawns a process without waiting for it, so that the caller can stop it while it starts. */
export function startProcess({ name, file, flags = [], env, log, report }: ProcessDefinition): RunningProcess {
  // In its own process group: Ctrl-C reaches only the supervisor, which then stops its processes in order.
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, ...flags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const lastError = forwardOutput(child, log, (sentence) => report(`The ${name} reports: ${sentence}`))
  const ended = once(child, 'close').then(
    ([code, signal]) => lastError() ?? (signal ? `it was terminated by ${signal}` : `it exited with code ${code}`),
  )
  return {
    listening: firstListening(child, ended, name, lastError),
    ended,
    stop: async (graceMs = GRACE_MS) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(force)
    },
  }
}

/** Pipes the output to the log and reports errors; returns a getter for the last error message. */
function forwardOutput(child: ChildProcess, log: Writable, report: (sentence: string) => void) {
  let last: string | undefined
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const read = (stream: ChildProcess['stdout'], use: (line: string) => void) =>
    stream && createInterface({ input: stream }).on('line', use)
  read(child.stdout, (line) => {
    const sentence = errorSentence(line)
    if (sentence) report((last = sentence))
  })
  read(child.stderr, (line) => {
    if (/^\S/.test(line) && !/^(Node\.js v|\(node:)/.test(line)) last = line.trim()
    // A message that ends with a colon is followed by an indented list.
    else if (last && /:$|\n/.test(last) && /^\s+(?!at )\S/.test(line)) last += `\n${line}`
  })
  return () => last
}

const isListening = (message: unknown): message is Listening =>
  typeof message === 'object' && message !== null && (message as Listening).type === 'listening'

function firstListening(
  child: ChildProcess,
  ended: Promise<string>,
  name: string,
  lastError: () => string | undefined,
) {
  const listening = new Promise<Listening>((resolve, reject) => {
    const limit = setTimeout(() => {
      const error = lastError() ?? 'it logged no error'
      reject(new Error(`The ${name} did not start within ten minutes: ${error}`))
      child.kill('SIGKILL')
    }, START_LIMIT_MS)
    child.on('message', (message) => {
      if (isListening(message)) resolve(message)
    })
    const prefix = `The ${name} could not start: `
    void ended.then((reason) => reject(new Error(reason.startsWith(prefix) ? reason : prefix + reason)))
    void Promise.race([ended, once(child, 'message')]).then(() => clearTimeout(limit))
  })
  // A caller that stops a starting process does not await `listening`.
  listening.catch(() => undefined)
  return listening
}
