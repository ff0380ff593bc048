import type { WebhookDelivery, WebhookEvent } from '@tekskills/shared/contracts/http/webhooks'

/** The events of webhooks, as the screen names them. */
export const eventLabels: Record<WebhookEvent, string> = {
  'item.published': 'A page goes public',
  'item.updated': 'A public page changes',
  'item.unpublished': 'A page leaves the site',
  'item.deleted': 'A public page is deleted',
  'bundle.published': 'A bundle goes live',
  'bundle.updated': 'A live bundle changes',
  'bundle.unpublished': 'A bundle is reverted',
  'bundle.deleted': 'A live bundle is deleted',
}

/** The name of an event, also of one that only a newer service knows. */
export const eventLabelOf = (type: string) =>
  type === 'webhook.test' ? 'Test' : type in eventLabels ? eventLabels[type as WebhookEvent] : type

export const deliveryStates: Record<
  WebhookDelivery['state'],
  { label: string; tone: 'success' | 'neutral' | 'danger' }
> = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  GIVEN_UP: { label: 'Not delivered', tone: 'danger' },
}
