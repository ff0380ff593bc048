import { handOverDueMails } from './domain/applicants/stage-mails'
import { handOverDueDigests } from './domain/job-alerts/due-digests'
import type { Dependencies } from './platform/dependencies'

/** How late a planned email or a digest may be, in milliseconds. */
const POLL_MS = 15_000

/**
 * Hands planned emails and the digests of job alerts to the outbox once their time has come, now and every 15 seconds.
 * Each instance does so; a row that another one works on is waited for.
 */
export function startDueMails(deps: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let isClosing = false
  let running: Promise<void> | undefined
  async function handOver(): Promise<void> {
    await handOverDueMails(deps).catch(onError)
    await handOverDueDigests(deps, () => isClosing).catch(onError)
  }
  const run = () => {
    running ??= handOver().finally(() => (running = undefined))
  }
  const poll = setInterval(run, POLL_MS).unref()
  run()
  return async () => {
    isClosing = true
    clearInterval(poll)
    await running
  }
}
