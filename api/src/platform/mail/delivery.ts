import type { Queries } from '../database/database'
import { inRequest } from '@tekskills/shared/server/request-scope'
import { traced } from '@tekskills/shared/server/tracing'
import type { OutgoingMail } from './mail-message'
import { claimMail, deleteMail, postponeMail, rejectMail } from './outbox'
import type { MailTransport } from './transport'

/** Polling interval of the outbox, in milliseconds. */
const POLL_MS = 15_000
/** After this many consecutive failures the server counts as down until the next poll. */
const MAX_CONSECUTIVE_FAILURES = 3

interface DeliveryDeps {
  queries: Queries
  transport: MailTransport
  now: () => Date
  onSent(sent: AttemptedMail): void
  onFailure(failure: AttemptedMail & { attempts: number; reason: string }): void
  onError(error: unknown): void
}

/** An email that was sent, or could not be sent. */
interface AttemptedMail {
  mail: string
  /** Id of the request that it was queued for. */
  reqId?: string
}

export type MailDelivery = ReturnType<typeof startDelivery>

/** Delivers the outbox in the background: when woken, and every 15 seconds. */
export function startDelivery({ queries, transport, now, onSent, onFailure, onError }: DeliveryDeps) {
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  async function deliverDue(): Promise<void> {
    let failures = 0
    while (!closed && failures < MAX_CONSECUTIVE_FAILURES) {
      const claimed = await claimMail(queries, now())
      if (!claimed) return
      const { mail, attempts } = claimed
      const attempted = { mail: mail.id, reqId: mail.requestId }
      const sending = () => traced('send mail', { 'mail.id': mail.id }, () => send(transport, mail))
      // Not in the context of the request that woke the delivery, which may be a different one.
      const failure = await (mail.requestId === undefined ? send(transport, mail) : inRequest(mail.requestId, sending))
      if (!failure) {
        failures = 0
        await deleteMail(queries, mail.id)
        onSent(attempted)
        continue
      }
      failures += 1
      onFailure({ ...attempted, attempts, reason: failure.reason })
      if (failure.final) await rejectMail(queries, mail.id, failure.reason, now())
      else await postponeMail(queries, claimed, failure.reason, now())
    }
  }

  async function run(): Promise<void> {
    do {
      again = false
      await deliverDue().catch(onError)
    } while (again && !closed)
    running = undefined
  }

  const wake = () => {
    if (closed) return
    again = true
    running ??= run()
  }
  const poll = setInterval(wake, POLL_MS).unref()
  wake()

  return {
    /** Call it after the transaction that queued a message is committed. */
    wake,
    /** Resolves after an attempt for each due message. */
    settled: async () => running,
    async close(): Promise<void> {
      closed = true
      clearInterval(poll)
      transport.close()
      await running
    },
  }
}

interface Failure {
  reason: string
  final: boolean
}

async function send(transport: MailTransport, mail: OutgoingMail): Promise<Failure | undefined> {
  try {
    await transport.send(mail)
    return undefined
  } catch (error) {
    const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
    const ofThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
    return { reason: `${code} ${responseCode || ''}`.trim() || 'failed', final: ofThisMail && responseCode >= 500 }
  }
}
