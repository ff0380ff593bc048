import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { errorSentence } from './error-sentence'

/** A Node process that tells its parent by an IPC message once it answers requests. */
export interface ProcessDefinition {
  /** What a person calls it, as in "the service". */
  name: string
  file: string
  /** Flags for Node, such as a loader; none by default. */
  flags?: readonly string[]
  env: Record<string, string>
  /** Takes everything the process writes. */
  log: Writable
  /** Takes one sentence for each error the process logs. */
  report: (sentence: string) => void
}

/** The message of a process that is ready. */
export interface Listening {
  type: 'listening'
  port: number
  [detail: string]: unknown
}

export interface RunningProcess {
  /** Rejects with one sentence when the process ends first or takes longer than two minutes. */
  listening: Promise<Listening>
  /** Settles with the reason once the process has ended. */
  ended: Promise<string>
  /** Asks the process to end, and ends it by force after `graceMs`. */
  stop: (graceMs?: number) => Promise<void>
}

const START_LIMIT_MS = 120_000
const GRACE_MS = 10_000
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** Starts a process; nothing is awaited, so that it can be stopped while it starts. */
export function startProcess({ name, file, flags = [], env, log, report }: ProcessDefinition): RunningProcess {
  // A process group of its own: Ctrl-C reaches the supervisor alone, which then ends its processes in order.
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, ...flags, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const lastWords = keepOutput(child, log, (sentence) => report(`The ${name} reports: ${sentence}`))
  const ended = once(child, 'close').then(
    ([code, signal]) => lastWords() ?? `it ended with ${signal ?? `code ${code}`}`,
  )
  return {
    listening: firstListening(child, ended, name),
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

/** Sends the output to the log and errors on; returns a function that names the last sentence on the error output. */
function keepOutput(child: ChildProcess, log: Writable, report: (sentence: string) => void) {
  let words: string | undefined
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const read = (stream: ChildProcess['stdout'], use: (line: string) => void) =>
    stream && createInterface({ input: stream }).on('line', use)
  read(child.stdout, (line) => {
    const sentence = errorSentence(line)
    if (sentence) report((words = sentence))
  })
  read(child.stderr, (line) => {
    if (/^\S/.test(line) && !/^(Node\.js v|\(node:)/.test(line)) words = line.trim()
    // A sentence that ends with a colon has its list below it.
    else if (words && /:$|\n/.test(words) && /^\s+(?!at )\S/.test(line)) words += `\n${line}`
  })
  return () => words
}

const isListening = (message: unknown): message is Listening =>
  typeof message === 'object' && message !== null && (message as Listening).type === 'listening'

function firstListening(child: ChildProcess, ended: Promise<string>, name: string) {
  const listening = new Promise<Listening>((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`The ${name} did not start within two minutes.`))
      child.kill('SIGKILL')
    }, START_LIMIT_MS)
    child.on('message', (message) => {
      if (isListening(message)) resolve(message)
    })
    const prefix = `The ${name} could not start: `
    void ended.then((why) => reject(new Error(why.startsWith(prefix) ? why : prefix + why)))
    void Promise.race([ended, once(child, 'message')]).then(() => clearTimeout(limit))
  })
  // Whoever stops a starting process does not wait for it to listen.
  listening.catch(() => undefined)
  return listening
}
