import type { ContentKindName } from '@tekskills/shared/contracts/http/content'
import type { Generated } from 'kysely'

interface WebhookTable {
  id: string
  account_id: string
  url: string
  events: string[]
  /** Sealed. */
  secret: string
  /** Sealed; signs too until `former_until`. */
  former_secret: string | null
  former_until: Date | null
  created_at: Date
  disabled_at: Date | null
  /** Why the service disabled it; null if its owner did. */
  disabled_reason: string | null
}

interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  type: string
  kind: ContentKindName | null
  record_id: string | null
  slug: string | null
  created_at: Date
  attempts: Generated<number>
  /** Null once it has arrived or was given up. */
  next_attempt_at: Date | null
  delivered_at: Date | null
  status: number | null
  error: string | null
}

interface WebhookDueTable {
  item_id: string
  published_at: Date
}

/** Addresses that are told when content goes on or off the site (ADR 0119). */
export interface WebhookTables {
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
  webhook_due: WebhookDueTable
}
