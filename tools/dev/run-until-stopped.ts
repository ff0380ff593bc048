import type { DevHooks } from './dev-run'

/**
 * Runs a development site until it is stopped; prints what `start` returns once everything runs. Started parts are stopped
 * in reverse order, even if another part cannot start.
 * @param start starts all parts, and returns the message for the terminal
 */
export async function runUntilStopped(start: (hooks: DevHooks) => Promise<string>): Promise<void> {
  const ending = new AbortController()
  const stops: (() => Promise<void>)[] = []
  let ended = false
  let lastLine = ''

  /** Stops everything, then exits. A second call does nothing: Ctrl-C arrives twice through npm. */
  async function end(code: number, sentence?: string) {
    if (ended) return
    ended = true
    if (sentence) console.error(sentence)
    ending.abort()
    for (const stop of stops.reverse()) await stop().catch(() => undefined)
    process.exit(code)
  }

  /** Prints a line unless it repeats the previous one. */
  function report(line: string) {
    if (line !== lastLine && !ended) console.log(line)
    lastLine = line
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    console.log(await start({ report, signal: ending.signal, onStop: (stop) => void stops.push(stop) }))
  } catch (error) {
    await end(1, error instanceof Error ? error.message : String(error))
  }
}
