import { setTimeout as wait } from 'node:timers/promises'
import { startProcess, type Listening, type ProcessDefinition } from './node-process'
import { restartAllowance } from './restart-allowance'

export interface SupervisedProcess {
  listening: Listening
  /** Stops the process without restarting it. */
  stop: () => Promise<void>
}

interface KeepOptions {
  /** Environment variable that sets the port of the process: a restart reuses the same port. */
  portVariable: string
  /** Called once, with a message, when the process keeps failing. */
  onGivenUp: (sentence: string) => void
  signal: AbortSignal
  allowance?: () => number | undefined
}

/**
 * Starts a process and restarts it, with exponential backoff, whenever it exits by itself.
 * @throws {Error} with a one-sentence message when the first start fails.
 */
export async function keepRunning(definition: ProcessDefinition, options: KeepOptions): Promise<SupervisedProcess> {
  const { portVariable, onGivenUp, signal, allowance = restartAllowance() } = options
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
      const pause = stopped ? undefined : allowance()
      if (stopped) return
      if (pause === undefined)
        return onGivenUp(`The ${definition.name} keeps failing and will not be restarted: ${reason}`)
      definition.report(`The ${definition.name} exited and is being restarted: ${reason}`)
      await wait(pause)
      if (stopped) return
      running = startProcess(samePort)
    }
  }
  void watch()
  return { listening, stop }
}
