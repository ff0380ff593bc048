import { handOverDueMails } from './domain/applicants/stage-mails'
import type { Dependencies } from './platform/dependencies'

/** How late a planned mail may be, in milliseconds. */
const POLL_MS = 15_000

/**
 * Hands planned mails to the outbox once their time has come, now and every 15 seconds. Each instance does so; a row that
 * another one works on is waited for.
 */
export function startDueMails(deps: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= handOverDueMails(deps)
      .catch(onError)
      .finally(() => (running = undefined))
  }
  const poll = setInterval(run, POLL_MS).unref()
  run()
  return async () => {
    clearInterval(poll)
    await running
  }
}
