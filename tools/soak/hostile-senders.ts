import assert from 'node:assert/strict'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../../api/src/testing/forms'
import { hostileDocuments } from '../../api/src/testing/hostile-documents'
import { callerAt } from './caller-at'

// The senders of `hostile-files.ts`, in a process of their own: the clock of the readers must not wait for them. The first
// message names the port of the site, each further one asks for a round; the response to it counts the statuses.

/** Milliseconds after which no file may wait for its verdict. */
const VERDICT_LIMIT = 300_000
/** What becomes of a file by contract: taken, not read, or refused. */
const VERDICTS = [201, 413, 415, 422, 429]
/** No verdict: there was no room, or the file came too slowly for others to wait for it. It is to be sent again. */
const COME_AGAIN = [408, 503]

interface HostileFile {
  what: string
  form: Awaited<ReturnType<typeof formBody>>
}

/** An application for the talent pool, as a browser would send it. */
export function application(content: Buffer): ReturnType<typeof formBody> {
  const person = { name: 'Ada Harrow', email: 'ada@example.org', desiredRole: 'Engineer' }
  return formBody({ ...person, consent: 'true', consentFuture: 'true' }, { resume: content }, 'cv.pdf')
}

/** Sends an application, each sender from an address of its own. */
export function sendApplication(port: number, { headers, payload: body }: HostileFile['form'], sender: number) {
  const caller = callerAt(port, `127.0.${1 + (sender >> 7)}.${1 + (sender & 127)}`)
  return caller('/api/public/user/futureApplicants', { headers, body })
}

/** Sends a file until it is told something else than to come again; returns every status on the way. */
async function sendUntilVerdict(port: number, { what, form }: HostileFile, sender: number): Promise<number[]> {
  const end = performance.now() + VERDICT_LIMIT
  const statuses: number[] = []
  for (;;) {
    const { status, headers } = await sendApplication(port, form, sender)
    statuses.push(status)
    if (VERDICTS.includes(status)) return statuses
    assert.ok(COME_AGAIN.includes(status), `${what} was answered ${status}`)
    assert.ok(performance.now() < end, `${what} has no verdict after ${VERDICT_LIMIT / 1000} s`)
    // At random, as people come again: all at the same moment would meet the same few places each time.
    await pause(Number(headers['retry-after']) * 1000 * (0.5 + Math.random()))
  }
}

async function answerRounds(): Promise<void> {
  const [port] = (await once(process, 'message')) as [number]
  const files: HostileFile[] = []
  for (const [what, content] of Object.entries(hostileDocuments()))
    files.push({ what, form: await application(content) })
  process.send?.(files.length)
  process.on('message', (round: number) => {
    const sent = files.map((file, index) => sendUntilVerdict(port, file, round * files.length + index))
    void Promise.all(sent).then((statuses) => process.send?.(statuses.flat()))
  })
}

if (process.send) await answerRounds()
