import type { Config } from '../config/config'
import type { Queries } from '../database/database'
import { startDelivery } from './delivery'
import type { MailMessage } from './mail-message'
import { queueMail } from './outbox'
import { createTransport } from './transport'

interface MailerDeps {
  config: Pick<Config, 'mail' | 'siteOrigin'>
  queries: Queries
  now: () => Date
  log: { warn(details: object, message: string): void; error(details: object, message: string): void }
}

export type Mailer = ReturnType<typeof createMailer>

/**
 * E-mail with a transactional outbox: stored with the change that it belongs to, and retried in the background until it
 * is sent.
 */
export function createMailer({ config, queries, now, log }: MailerDeps) {
  const { wake, settled, close } = startDelivery({
    queries,
    transport: createTransport(config),
    now,
    onFailure: (failure) => log.warn(failure, 'an e-mail could not be sent yet'),
    onError: (err) => log.error({ err }, 'the outbox could not be read'),
  })
  return {
    /** Part of the caller's transaction; call `wake` after its commit. */
    queue: (transaction: Queries, message: MailMessage) => queueMail(transaction, message, now()),
    wake,
    settled,
    close,
  }
}
