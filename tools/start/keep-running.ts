import { setTimeout as wait } from 'node:timers/promises'
import { startProcess, type Listening, type ProcessDefinition } from './node-process'
import { restartAllowance } from './restart-allowance'

export interface SupervisedProcess {
  listening: Listening
  /** Ends the process and keeps it ended. */
  stop: () => Promise<void>
}

interface KeepOptions {
  /** Variable by which the process takes its port: a restarted one keeps the port it had. */
  portVariable: string
  /** Called once, with one sentence, when the process cannot be kept running. */
  onGivenUp: (sentence: string) => void
  signal: AbortSignal
  allowance?: () => number | undefined
}

/**
 * Starts a process and starts it again, after a growing pause, whenever it ends by itself.
 * @throws {Error} with one sentence when the first start fails.
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
      const why = await running.ended
      const pause = stopped ? undefined : allowance()
      if (stopped) return
      if (pause === undefined) return onGivenUp(`The ${definition.name} keeps failing and is given up: ${why}`)
      definition.report(`The ${definition.name} ended and is started again: ${why}`)
      await wait(pause)
      if (stopped) return
      running = startProcess(samePort)
    }
  }
  void watch()
  return { listening, stop }
}
