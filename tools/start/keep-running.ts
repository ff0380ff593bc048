import { setTimeout as wait } from 'node:timers/promises'
import { startProcess, type Listening, type ProcessDefinition } from './node-process'
import { restartBackoff } from './restart-backoff'

export interface SupervisedProcess {
  listening: Listening
  /** Stops the process without restarting it. */
  stop: () => Promise<void>
}

interface KeepRunningOptions {
  /** Environment variable that sets the port of the process: a restart reuses the same port. */
  portVariable: string
  /** Called once, with a message, when the process keeps failing. */
  onGiveUp: (sentence: string) => void
  signal: AbortSignal
  /** Returns the milliseconds to wait before the next restart, or `undefined` to give up. */
  nextDelay?: () => number | undefined
}

/**
 * Starts a process and restarts it, with exponential backoff, whenever it exits by itself.
 * @throws {Error} with a one-sentence message when the first start fails.
 */
export async function keepRunning(
  definition: ProcessDefinition,
  options: KeepRunningOptions,
): Promise<SupervisedProcess> {
  const { portVariable, onGiveUp, signal, nextDelay = restartBackoff() } = options
  let running = startProcess(definition)
  let stopped = false
  const stop = () => {
    stopped = true
    return running.stop()
  }
  signal.addEventListener('abort', () => void stop(), { once: true })
  if (signal.aborted) await stop()
  const listening = await running.listening
  const samePort = { ...definition, env: { ...definition.env, [portVariable]: String(listening.port) } }

  const watch = async () => {
    for (;;) {
      const reason = await running.ended
      const delay = stopped ? undefined : nextDelay()
      if (stopped) return
      if (delay === undefined)
        return onGiveUp(`The ${definition.name} keeps failing and will not be restarted: ${reason}`)
      definition.report(`The ${definition.name} exited and is being restarted: ${reason}`)
      await wait(delay)
      if (stopped) return
      running = startProcess(samePort)
    }
  }
  void watch()
  return { listening, stop }
}
