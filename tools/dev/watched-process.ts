import Watchpack from 'watchpack'
import { startProcess, type Listening, type ProcessDefinition } from '../start/node-process'

/** Milliseconds of silence after a change before the process is started again: editors save many files at once. */
const SETTLE_MS = 100

interface WatchOptions {
  /** Variable by which the process takes its port: a restarted one keeps the port it had. */
  portVariable: string
  /** Folders whose changes start the process again. */
  folders: readonly string[]
  signal: AbortSignal
}

export interface WatchedProcess {
  listening: Listening
  stop: () => Promise<void>
}

/**
 * Starts a process and starts it again whenever its sources change. One that ends by itself waits for the next change.
 * @throws {Error} with one sentence when the first start fails.
 */
export async function startWatched(definition: ProcessDefinition, options: WatchOptions): Promise<WatchedProcess> {
  let running = startProcess(definition)
  let stopped = false
  let turn: Promise<void> = Promise.resolve()
  const watcher = new Watchpack({ aggregateTimeout: SETTLE_MS, ignored: ['**/node_modules', '**/*.test.ts'] })
  const stop = async () => {
    stopped = true
    watcher.close()
    await running.stop()
    await turn
  }
  options.signal.addEventListener('abort', () => void stop(), { once: true })
  if (options.signal.aborted) await stop()
  const listening = await running.listening
  const samePort = { ...definition, env: { ...definition.env, [options.portVariable]: String(listening.port) } }

  let replacing = false
  const reportEnd = (of: typeof running) =>
    void of.ended.then((why) => {
      if (!stopped && !replacing)
        definition.report(`The ${definition.name} ended and waits for the next change: ${why}`)
    })
  async function startAgain() {
    if (stopped) return
    replacing = true
    await running.stop()
    if (stopped) return
    running = startProcess(samePort)
    try {
      await running.listening
      definition.report(`The ${definition.name} runs its changed sources.`)
      reportEnd(running)
    } catch (error) {
      if (!stopped) definition.report(`${(error as Error).message} It waits for the next change.`)
    } finally {
      replacing = false
    }
  }
  reportEnd(running)
  watcher.on('aggregated', () => {
    turn = turn.then(startAgain)
  })
  watcher.watch({ directories: options.folders, startTime: Date.now() })
  return { listening, stop }
}
