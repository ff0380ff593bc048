import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Config } from '../config/config'
import type { Queries } from '../database/database'
import { startDelivery } from './delivery'
import type { MailMessage } from './mail-message'
import { deleteRejectedMails, queueMail } from './outbox'
import { createTransport, deleteMailFiles, forgetMailFiles } from './transport'

/** Their texts hold enquiries and links that set passwords, so they are not kept for longer. */
const TTL_MS = 30 * 24 * 60 * 60_000

interface MailerDeps {
  config: Pick<Config, 'mail' | 'siteOrigin'>
  queries: Queries
  now: () => Date
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
}

export type Mailer = ReturnType<typeof createMailer>

/**
 * Email with a transactional outbox: stored with the change that it belongs to, and retried in the background until it
 * is sent.
 */
export function createMailer({ config, queries, now, log }: MailerDeps) {
  const delivery = startDelivery({
    queries,
    transport: createTransport(config),
    now,
    onSent: (sent) => log.info(sent, 'email sent'),
    onFailure: (failure) => log.warn(failure, 'an email could not be sent yet'),
    onError: (err) => log.error({ err }, 'the outbox could not be read'),
  })
  const { wake } = delivery
  const unfinished = new Set<Promise<void>>()
  return {
    /** Part of the caller's transaction; call `wake` after its commit. */
    queue: (transaction: Queries, message: MailMessage) => queueMail(transaction, message, now()),
    wake,

    /**
     * Runs work that may queue messages once `response` is sent or its client has disconnected, so that the time of the
     * response does not reveal whether there was anything to send. A failure is logged.
     */
    afterResponse(response: ServerResponse, work: () => Promise<void>): void {
      const isOver = response.destroyed || response.closed
      const working = (isOver ? Promise.resolve() : once(response, 'close'))
        .then(work)
        .catch((err: unknown) => log.error({ err }, 'mail after a response could not be queued'))
        .finally(() => unfinished.delete(working))
      unfinished.add(working)
    },

    /** Resolves after an attempt for each due message. */
    async settled(): Promise<void> {
      await Promise.all(unfinished)
      await delivery.settled()
    },

    async close(): Promise<void> {
      await Promise.all(unfinished)
      await delivery.close()
    },

    /** Deletes the files of messages that belong to erased records, by the ids of those. */
    forget: (erased: ReadonlySet<string>) => forgetMailFiles(config.mail.directory, erased),

    /** Deletes messages after 30 days: those written as files, and those rejected permanently. */
    async deleteOld(): Promise<void> {
      const before = new Date(now().getTime() - TTL_MS)
      await deleteRejectedMails(queries, before)
      await deleteMailFiles(config.mail.directory, before)
    },
  }
}
