import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookWithSecret,
} from '@tekskills/shared/contracts/http/webhooks'
import type { Me } from '@tekskills/shared/contracts/http/session'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { mayAutomate } from './api-tokens-api'

const addressOf = (id: string) => `/webhooks/${encodeURIComponent(id)}`

/** The webhooks of the account; undefined for an account that may have none, and from a service that knows none. */
export async function listWebhooks(me: Me, signal: AbortSignal): Promise<Webhook[] | undefined> {
  if (!mayAutomate(me)) return undefined
  try {
    const { data } = await http.get<Webhook[]>('/webhooks', { signal })
    return data
  } catch (error) {
    if (isApiError(error) && error.status === 404) return undefined
    throw error
  }
}

/** Adds a webhook, whose secret the service does not return again. */
export async function addWebhook(webhook: NewWebhook): Promise<WebhookWithSecret> {
  const { data } = await http.post<WebhookWithSecret>('/webhooks', webhook)
  return data
}

export async function changeWebhook(id: string, change: WebhookChange): Promise<void> {
  await http.put(addressOf(id), change)
}

export async function deleteWebhook(id: string): Promise<void> {
  await http.delete(addressOf(id))
}

/** Replaces the secret, which the service does not return again; the former one signs too for a day. */
export async function replaceSecret(id: string): Promise<WebhookWithSecret> {
  const { data } = await http.post<WebhookWithSecret>(`${addressOf(id)}/secret`)
  return data
}

export async function sendTest(id: string): Promise<void> {
  await http.post(`${addressOf(id)}/test`)
}

export async function listDeliveries(id: string): Promise<WebhookDelivery[]> {
  const { data } = await http.get<WebhookDelivery[]>(`${addressOf(id)}/deliveries`)
  return data
}

export async function deliverAgain(id: string, deliveryId: string): Promise<void> {
  await http.post(`${addressOf(id)}/deliveries/${encodeURIComponent(deliveryId)}/again`)
}
