import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { hostileDocuments } from '../../api/src/testing/hostile-documents'
import { serveRounds } from './forked-senders'
import { applicationForm, sendApplication, type ApplicationForm } from './send-application'

// Forked by `hostile-files.ts` with the port of the site.

/** The result of a round: how many files were sent, and every status received. */
export interface RoundOfFiles {
  files: number
  statuses: number[]
}

/** Milliseconds after which every file must have its final status. */
const TIMEOUT_MS = 300_000
/** What the contract provides for a file: accepted, too large, unreadable, rejected, rate-limited. */
const FINAL = [201, 413, 415, 422, 429]
/** No capacity, or the upload was too slow: to be sent again after `Retry-After`. */
const RETRYABLE = [408, 503]

const port = Number(process.argv[2])
const files: { name: string; form: ApplicationForm }[] = []
for (const [name, content] of Object.entries(hostileDocuments()))
  files.push({ name, form: await applicationForm(content) })

/** Sends a file until its status is final; returns every status on the way. */
async function sendUntilFinal({ name, form }: (typeof files)[number], sender: number): Promise<number[]> {
  const end = performance.now() + TIMEOUT_MS
  const statuses: number[] = []
  for (;;) {
    const { status, headers } = await sendApplication(port, form, sender)
    statuses.push(status)
    if (FINAL.includes(status)) return statuses
    assert.ok(RETRYABLE.includes(status), `${name} got ${status}`)
    assert.ok(performance.now() < end, `${name} has no final status after ${TIMEOUT_MS / 1000} s`)
    // Jitter: senders that all retry at the same moment would compete for the same few slots each time.
    await pause(Number(headers['retry-after']) * 1000 * (0.5 + Math.random()))
  }
}

serveRounds(async (round) => {
  const sent = files.map((file, index) => sendUntilFinal(file, round * files.length + index))
  return { files: files.length, statuses: (await Promise.all(sent)).flat() } satisfies RoundOfFiles
})
