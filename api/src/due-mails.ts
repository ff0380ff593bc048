import { handOverDueMails } from './domain/applicants/stage-mails'
import { handOverDueDigests } from './domain/job-alerts/due-digests'
import { handOverDueIssues } from './domain/newsletter-issues/due-issues'
import type { Dependencies } from './platform/dependencies'

/** How late a scheduled email, a digest or a newsletter may be, in milliseconds. */
const POLL_MS = 15_000

/**
 * Hands over due emails (scheduled ones, digests of job alerts, newsletters) to the outbox, now and every 15 seconds.
 * Each instance does so, and waits for rows that another one is processing.
 */
export function startDueMails(deps: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let isClosing = false
  let running: Promise<void> | undefined
  async function handOver(): Promise<void> {
    await handOverDueMails(deps).catch(onError)
    await handOverDueDigests(deps, () => isClosing).catch(onError)
    await handOverDueIssues(deps, () => isClosing).catch(onError)
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
