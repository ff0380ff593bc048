import Watchpack from 'watchpack'
import { startProcess, type Listening, type ProcessDefinition } from '../start/node-process'

/** Debounce in milliseconds before a restart: editors save many files at once. */
const SETTLE_MS = 100

interface WatchOptions {
  /** Environment variable that sets the port of the process: a restart reuses the same port. */
  portVariable: string
  /** Folders whose changes restart the process. */
  folders: readonly string[]
  signal: AbortSignal
}

export interface WatchedProcess {
  listening: Listening
  stop: () => Promise<void>
}

/**
 * Starts a process and restarts it whenever its sources change. A process that exits by itself is restarted on the next
 * change.
 * @throws {Error} with a one-sentence message when the first start fails.
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
    void of.ended.then((reason) => {
      if (!stopped && !replacing)
        definition.report(`The ${definition.name} exited and waits for the next change: ${reason}`)
    })
  async function restart() {
    if (stopped) return
    replacing = true
    await running.stop()
    if (stopped) return
    running = startProcess(samePort)
    try {
      await running.listening
      definition.report(`The ${definition.name} runs the changed sources.`)
      reportEnd(running)
    } catch (error) {
      if (!stopped) definition.report(`${(error as Error).message} It waits for the next change.`)
    } finally {
      replacing = false
    }
  }
  reportEnd(running)
  watcher.on('aggregated', () => {
    turn = turn.then(restart)
  })
  watcher.watch({ directories: options.folders, startTime: Date.now() })
  return { listening, stop }
}
