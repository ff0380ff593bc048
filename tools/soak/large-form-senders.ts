import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { formBody } from '../../api/src/testing/forms'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { callerAt, senderAddress } from './caller-at'
import { serveRounds } from './forked-senders'

// Forked by `large-forms.ts` with the port of the site.

const LARGE_FORMS = 150
const SLOW_FORMS = 200
/** Long enough for the first slow requests to get 408. */
const SECONDS_SLOW = 30
/** Pseudo response of a connection that was closed before a response. */
const CUT_OFF = { status: 0 }
/** Statuses that the contract allows for a form of the maximum size or larger. */
const ALLOWED = [CUT_OFF.status, 400, 413, 415, 422, 429, 503]

const MEGABYTE = 1024 * 1024
const port = Number(process.argv[2])
const words = (bytes: number) => 'words '.repeat(bytes / 6)
const texts = (count: number, bytes: number) =>
  formBody(Object.fromEntries(Array.from({ length: count }, (_, index) => [`text${index}`, words(bytes)])))
const json = (value: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: Buffer.from(JSON.stringify(value)),
})
const person = { name: 'Ada Harrow', email: 'ada@example.org', consent: 'true' }
const resume = Buffer.concat([samplePdf(), Buffer.alloc(4.9 * MEGABYTE)])
const kinds = [
  { endpoint: 'jobApplicants', ...(await texts(25, MEGABYTE)) },
  { endpoint: 'jobApplicants', ...(await texts(60, 9_600)) },
  { endpoint: 'jobApplicants', ...(await formBody(person, { resume })) },
  { endpoint: 'footerEnquiry', ...json({ name: 'Ada', message: words(30 * MEGABYTE) }) },
]

/** Sends large forms of every kind, all at once; returns how many, with the number of responses by status. */
async function sendLarge(): Promise<string> {
  const statuses = new Map<number, number>()
  const forms = Array.from({ length: LARGE_FORMS }, async (_, sender) => {
    const { endpoint, headers, payload } = kinds[sender % kinds.length] ?? assert.fail()
    const path = `/api/public/user/${endpoint}`
    // The site may close the connection while a body that it has rejected is still being sent.
    const { status } = await callerAt(port, senderAddress(sender))(path, { headers, body: payload }).catch(
      () => CUT_OFF,
    )
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  await Promise.all(forms)
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  assert.ok(
    [...statuses.keys()].every((status) => ALLOWED.includes(status)),
    `Large forms got ${counts}`,
  )
  return `${LARGE_FORMS} large forms (${counts})`
}

/**
 * Sends forms at a byte per second until time is up, each again once it is rejected; returns how many, with the number of
 * rejections.
 */
async function sendSlowly(): Promise<string> {
  const end = performance.now() + SECONDS_SLOW * 1000
  let rejected = 0
  const head =
    `POST /api/public/user/jobApplicants HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${5 * MEGABYTE}\r\n` +
    'content-type: multipart/form-data; boundary=x\r\n\r\n--x\r\ncontent-disposition: form-data; name="name"\r\n\r\n'
  const sendOne = async (sender: number) => {
    while (performance.now() < end) {
      const socket = connect({ host: '127.0.0.1', port, localAddress: senderAddress(sender) })
      // The site may close the connection at any time; that counts as a rejection.
      socket.on('error', () => undefined).on('data', () => undefined)
      socket.write(head)
      while (!socket.closed && performance.now() < end) {
        await pause(1000)
        if (socket.writable) socket.write('a')
      }
      if (performance.now() < end) rejected += 1
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: SLOW_FORMS }, (_, sender) => sendOne(sender)))
  return `${SLOW_FORMS} slow forms (rejected ${rejected} times)`
}

const rounds = [sendLarge, sendSlowly]
serveRounds((round) => (rounds[round] ?? assert.fail(`There is no round ${round}.`))())
