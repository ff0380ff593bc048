import type { BundleConflict, BundleItem } from '@tekskills/shared/contracts/http/bundles'
import type { ContentKindName, ContentStatus } from '@tekskills/shared/contracts/http/content'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { Queries } from '../../platform/database/database'
import { pagePaths } from '../content/page-paths'
import type { DraftChanges } from '../content/item-drafts'
import type { StoredItem } from '../content/items.repository'
import { publishProblems } from '../content/items.service'
import { publicationOf, statusAt } from '../content/publication'
import { approvedVersions } from '../reviews/approvals.repository'
import { definitions, readBundleItems, type StoredBundle, type StoredBundleItem } from './bundles.repository'

type Bundle = Pick<StoredBundle, 'id' | 'state' | 'goes_live_at' | 'live_since'>

interface OtherBundle extends Bundle {
  name: string
  item_id: string
  before: unknown
}

/** An item of a bundle with the facts that decide whether it can go live or be reverted. */
export interface JudgedItem {
  entry: StoredBundleItem
  row: StoredItem | undefined
  status: ContentStatus | null
  draft: DraftChanges | undefined
  conflicts: BundleConflict[]
}

interface Judging {
  now: Date
  /** Kinds whose items need someone else's approval to go live. */
  approvalKinds: readonly ContentKindName[]
  /** Findings of the checker in what goes live, by item. */
  findings?: ReadonlyMap<string, readonly Finding[]>
}

/** The items of a bundle with their conflicts: on the way to the site, or, for a live bundle, on the way back. */
export async function judgeItems(
  queries: Queries,
  bundle: Bundle,
  { now, findings, approvalKinds }: Judging,
): Promise<JudgedItem[]> {
  const entries = await readBundleItems(queries, bundle.id)
  const ids = entries.map(({ item_id }) => item_id)
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('content_item').selectAll().where('id', 'in', ids).execute()
  const drafts = await queries.selectFrom('content_draft').selectAll().where('item_id', 'in', ids).execute()
  const others = await readOthers(queries, bundle, ids)
  const approved = await approvedVersions(queries, ids)
  return entries.map((entry) => {
    const { item_id } = entry
    const row = rows.find(({ id }) => id === item_id)
    const draft = drafts.find((each) => each.item_id === item_id)?.changes as DraftChanges | undefined
    const status = row && row.deleted_at === null ? statusAt(publicationOf(row), now) : null
    const isUnapproved = row !== undefined && approvalKinds.includes(row.kind) && approved.get(row.id) !== row.version
    const judged = { entry, row, status, draft }
    const shared = others.filter((other) => other.item_id === item_id)
    const conflicts =
      bundle.state === 'LIVE'
        ? backConflicts(bundle, judged, shared)
        : liveConflicts(bundle, judged, { others: shared, findings: findings?.get(item_id) ?? [], isUnapproved, now })
    return { ...judged, conflicts }
  })
}

const readOthers = (queries: Queries, bundle: Bundle, ids: string[]): Promise<OtherBundle[]> =>
  queries
    .selectFrom('bundle_item')
    .innerJoin('bundle', 'bundle.id', 'bundle_item.bundle_id')
    .select(['bundle.id', 'bundle.name', 'state', 'goes_live_at', 'live_since', 'item_id', 'before'])
    .where('item_id', 'in', ids)
    .where('bundle.id', '<>', bundle.id)
    .where('state', 'in', ['SCHEDULED', 'LIVE'])
    .orderBy('bundle.name')
    .execute()

/** Whether a bundle changes an item when it goes live. */
export const hasSomethingNew = ({ status, draft }: Pick<JudgedItem, 'status' | 'draft'>) =>
  status !== 'PUBLISHED' || draft !== undefined

type Unjudged = Omit<JudgedItem, 'conflicts'>

const conflict = (code: BundleConflict['code'], blocks: boolean, message: string, field: string | null = null) => ({
  code,
  blocks,
  message,
  field,
})

const CHANGES: Record<ContentStatus, string> = {
  PUBLISHED: 'Has since been published on its own.',
  DRAFT: 'Has since been taken off the site.',
  SCHEDULED: 'Has since been scheduled on its own.',
  ARCHIVED: 'Has since been archived.',
}

interface Around {
  others: OtherBundle[]
  findings: readonly Finding[]
  /** Whether it needs someone else's approval to go live. */
  isUnapproved: boolean
  now: Date
}

function liveConflicts(
  bundle: Bundle,
  item: Unjudged,
  { others, findings, isUnapproved, now }: Around,
): BundleConflict[] {
  const { entry, row, status, draft } = item
  if (!row || status === null)
    return [conflict('DELETED', true, 'Was deleted. Restore it from the trash, or remove it from the bundle.')]
  const found: BundleConflict[] = []
  if (status === 'SCHEDULED')
    found.push(conflict('OWN_SCHEDULE', true, 'Is scheduled on its own. Cancel that schedule first.', 'scheduledAt'))
  else if (hasSomethingNew(item))
    for (const { field, message } of publishProblems(definitions[row.kind], { ...row, ...draft } as StoredItem))
      found.push(conflict('REQUIRED', true, message, field))
  if (isUnapproved && hasSomethingNew(item))
    found.push(conflict('NOT_APPROVED', true, 'Must be approved by someone else before it goes live.'))
  if (status === 'DRAFT' && row.planned_at && row.planned_at > now)
    found.push(conflict('OWN_SCHEDULE', false, 'Has a planned date of its own, which will be removed.', 'scheduledAt'))
  for (const other of others) found.push(withOther(bundle, other))
  if (status !== entry.seen_status) found.push(conflict('STATUS_CHANGED', false, CHANGES[status]))
  else if (row.version !== entry.seen_version)
    found.push(
      conflict('CHANGED', false, `Has been changed since it was ${bundle.state === 'OPEN' ? 'added' : 'scheduled'}.`),
    )
  if (!hasSomethingNew(item))
    found.push(conflict('NOTHING_NEW', false, 'Is on the site without a draft, so nothing about it changes.'))
  for (const { severity, message, place } of findings)
    if (severity === 'ERROR' && !found.some(({ field }) => field === place.field))
      found.push(conflict('CHECK', false, message, place.field))
  return found
}

function withOther(bundle: Bundle, other: OtherBundle): BundleConflict {
  if (other.state === 'LIVE') return conflict('OTHER_BUNDLE', false, `Is also live in the bundle “${other.name}”.`)
  const isSameTime = bundle.goes_live_at?.getTime() === other.goes_live_at?.getTime()
  return isSameTime
    ? conflict('SAME_TIME', true, `Goes live at the same time in the bundle “${other.name}”. Remove it from one.`)
    : conflict('OTHER_BUNDLE', false, `Also goes live in the bundle “${other.name}”, at another time.`)
}

function backConflicts(bundle: Bundle, { entry, row, status }: Unjudged, others: OtherBundle[]): BundleConflict[] {
  if (entry.before === null) return []
  if (!row || status === null) return [conflict('DELETED', false, 'Has since been deleted, and stays in the trash.')]
  if (status !== 'PUBLISHED') return [conflict('OFF_SITE', false, 'Is no longer on the site, and stays as it is.')]
  const isLater = ({ live_since, before }: OtherBundle) =>
    before !== null && live_since !== null && bundle.live_since !== null && live_since > bundle.live_since
  const found = others
    .filter(isLater)
    .map(({ name }) =>
      conflict('LATER_BUNDLE', true, `Went live again in the bundle “${name}”. Revert that bundle first.`),
    )
  if (row.version !== entry.seen_version)
    found.push(conflict('CHANGED', false, 'Has been changed since it went live. The changes are kept in its draft.'))
  return found
}

/** An item of a bundle as staff see it. */
export function bundleItemOf({ entry, row, status, draft, conflicts }: JudgedItem): BundleItem {
  const { item_id: id, kind, name, seen_version } = entry
  const isPublic = status === 'PUBLISHED' && row?.slug
  return {
    id,
    kind,
    title: (draft?.name as string | undefined) ?? row?.name ?? name,
    version: row?.version ?? seen_version,
    status,
    hasDraft: draft !== undefined,
    path: isPublic ? `${pagePaths[kind]}${row.slug}` : null,
    conflicts,
  }
}
