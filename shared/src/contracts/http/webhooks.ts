import { z } from 'zod'
import { contentKindName } from './content'

/** Webhooks that an account may have. */
export const MAX_WEBHOOKS = 10

/** What a webhook can be told. */
export const webhookEvent = z.enum([
  'item.published',
  'item.updated',
  'item.unpublished',
  'item.deleted',
  'bundle.published',
  'bundle.updated',
  'bundle.unpublished',
  'bundle.deleted',
])
export type WebhookEvent = z.infer<typeof webhookEvent>

const events = z.array(webhookEvent).min(1, 'Choose at least one event.').max(webhookEvent.options.length)

/** The service decides which addresses it accepts: `https:` and public, unless its environment says otherwise. */
const url = z
  .url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' })
  .max(2000, 'Use at most 2,000 characters.')

/** `POST /webhooks`. */
export const newWebhook = z.object({ url, events })
export type NewWebhook = z.infer<typeof newWebhook>

/** `PUT /webhooks/{id}`: what is left out stays. */
export const webhookChange = newWebhook.partial().extend({ isEnabled: z.boolean().optional() })
export type WebhookChange = z.infer<typeof webhookChange>

/** A webhook of the signed-in account, without its secret (contract §3.7, additions). */
export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: z.iso.datetime(),
  isEnabled: z.boolean(),
  /** Why the service disabled it; null if its owner did, or it is enabled. */
  disabledReason: z.string().nullable(),
  /** Until when the former secret signs too; null without one. */
  formerSecretUntil: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof webhook>

/** The response of `POST /webhooks` and `POST /webhooks/{id}/secret`: the secret is shown only this once. */
export const webhookWithSecret = z.object({ webhook, secret: z.string() })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

/** What was told to a webhook, or will be. */
export const webhookDelivery = z.object({
  /** The header `webhook-id`, which is the same for every attempt. */
  id: z.string(),
  type: z.string(),
  /** Path of the page it is about; null for a bundle and for a test. */
  path: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attempts: z.number().int(),
  state: z.enum(['WAITING', 'DELIVERED', 'GIVEN_UP']),
  nextAttemptAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** Status of the last response; null if there was none. */
  status: z.number().int().nullable(),
  /** Why the last attempt failed; null if it did not. */
  error: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

/** The body of a delivery (Standard Webhooks): what happened where, and no text of an item. */
export const webhookPayload = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    kind: contentKindName.optional(),
    id: z.string().optional(),
    path: z.string().optional(),
  }),
})
export type WebhookPayload = z.infer<typeof webhookPayload>
