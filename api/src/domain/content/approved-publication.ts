import { isDeepStrictEqual } from 'node:util'
import { conflict } from '../../platform/http/problems/problem-error'
import type { Queries } from '../../platform/database/database'
import { approvedVersion, endApproval } from '../reviews/approvals.repository'
import type { ContentDefinition } from './content-definition'
import type { StoredItem } from './items.repository'

/** Columns as JSON has them. */
type Columns = Partial<Record<keyof StoredItem, unknown>>

/** Columns that say how and when an item is public, or that are derived from others; an approval covers the rest. */
const NOT_CONTENT = new Set<string>([
  ...['id', 'version', 'kind', 'status', 'plain_text', 'published_at', 'planned_at', 'earlier_published_at'],
  ...['created_at', 'created_by', 'updated_at', 'updated_by', 'content_by', 'deleted_at'],
  ...['search_key', 'search_words', 'picture_refs'],
])

const isPublic = ({ status }: Pick<StoredItem, 'status'>) => status === 'PUBLISHED' || status === 'SCHEDULED'

const asJson = (columns: object) => JSON.parse(JSON.stringify(columns)) as Columns

/** What an approval covers; the slug too, unless publishing derives it from the name. */
function contentOf(columns: Columns, hasSlug: boolean): Columns {
  const content = Object.entries(columns).filter(
    ([column]) => !NOT_CONTENT.has(column) && (hasSlug || column !== 'slug'),
  )
  return Object.fromEntries(content)
}

/** Whether the content of an item is the same, however and whenever it is public. */
export const isSameContent = (one: object, other: object, hasSlug: boolean): boolean =>
  isDeepStrictEqual(contentOf(asJson(one), hasSlug), contentOf(asJson(other), hasSlug))

interface Publication {
  definition: ContentDefinition
  /** Whether items of this kind need someone else's approval to go public. */
  requiresApproval: boolean
  before: StoredItem
  /** The slug of the write; without one, the first publication derives it. */
  typedSlug: string | null | undefined
  /** The changes of the draft that the write publishes. */
  published: object | undefined
  after: StoredItem
}

/**
 * Ends the approval of an item that goes public. Where approval is required, throws 409 `NOT_APPROVED` unless exactly
 * what goes public has been approved or was public before.
 */
export async function passApproval(transaction: Queries, publication: Publication): Promise<void> {
  const { definition, requiresApproval, before, typedSlug, published, after } = publication
  if (!isPublic(after)) return
  const drafted = published ?? (requiresApproval ? await draftOf(transaction, before.id) : undefined)
  const hasSlug = before.slug !== null || Boolean(typedSlug)
  const isSame = (one: object, other: object) => isSameContent(one, other, hasSlug)
  const wasPublic = isPublic(before)
  if (requiresApproval && !(wasPublic && isSame(before, after))) {
    const approved = await approvedVersion(transaction, before.id)
    if (approved !== before.version || !isSame({ ...asJson(before), ...drafted }, after))
      throw notApproved(definition, approved !== undefined)
  }
  if (published || !wasPublic) await endApproval(transaction, before.id)
}

/** 409 for an item that someone else must approve first. */
export function notApproved({ noun }: Pick<ContentDefinition, 'noun'>, wasApproved: boolean) {
  const message = wasApproved
    ? `This ${noun} has been changed since it was approved. It must be approved again before it goes public.`
    : `This ${noun} must be approved by someone else before it goes public. Request approval under “Review”.`
  return conflict('NOT_APPROVED', message)
}

/** The draft that an update alone does not publish; an approval covers the item together with its draft. */
async function draftOf(queries: Queries, id: string): Promise<object | undefined> {
  const draft = queries.selectFrom('content_draft').select('changes').where('item_id', '=', id)
  return (await draft.executeTakeFirst())?.changes as object | undefined
}
