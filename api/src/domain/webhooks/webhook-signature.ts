import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** A new secret of a webhook, in the form of Standard Webhooks: 256 random bits in Base64. */
export const newWebhookSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

interface SignedMessage {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
  /** The secrets that receivers may have, the newest first. */
  secrets: readonly string[]
}

/** The headers of a message (https://www.standardwebhooks.com, signature scheme v1). */
export const signedHeaders = ({ id, timestamp, body, secrets }: SignedMessage) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
    })
    .join(' '),
})
