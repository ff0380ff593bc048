import type { IssueCounts, IssueSummary } from '@tekskills/shared/contracts/http/newsletter-issues'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { notFound } from '../../platform/http/problems/problem-error'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { pagePaths } from '../content/page-paths'
import { isPublicAt } from '../content/publication'
import { personOf, staffNameOf } from '../session/staff-person'
import type { IssueContent } from './issue-mail'

export type StoredIssue = Selectable<Schema['newsletter_issue']>

const missing = () => notFound('This newsletter could not be found.')

export const selectIssues = (queries: Queries) =>
  queries
    .selectFrom('newsletter_issue')
    .selectAll('newsletter_issue')
    .select(staffNameOf('newsletter_issue.updated_by').as('editor_name'))

type IssueRow = Awaited<ReturnType<ReturnType<typeof selectIssues>['executeTakeFirstOrThrow']>>

/** Issues as staff see them in a list. */
export async function summariesOf(queries: Queries, rows: readonly IssueRow[]): Promise<IssueSummary[]> {
  const summaries = rows.map(async (row) => ({
    id: row.id,
    version: row.version,
    subject: row.subject,
    preheader: row.preheader,
    state: row.state,
    sendAt: row.send_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    failure: row.failure,
    counts: row.started_at ? await countsOf(queries, row) : null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: personOf(row.updated_by, row.editor_name),
  }))
  return Promise.all(summaries)
}

/** The numbers of emails of an issue whose sending has begun. */
export async function countsOf(queries: Queries, issue: StoredIssue): Promise<IssueCounts> {
  if (issue.state === 'SENT') {
    return {
      waiting: 0,
      sent: issue.sent_count ?? 0,
      refused: issue.refused_count ?? 0,
      unsent: issue.unsent_count ?? 0,
    }
  }
  const { rows } = await sql<{ written: number; unsent: number; waiting: number; refused: number }>`select
    (select count(*)::int from newsletter_recipient where issue_id = ${issue.id}) as written,
    (select count(unsent_at)::int from newsletter_recipient where issue_id = ${issue.id}) as unsent,
    (select count(*)::int from mail where issue_id = ${issue.id} and refused_at is null) as waiting,
    (select count(refused_at)::int from mail where issue_id = ${issue.id}) as refused`.execute(queries)
  const { written = 0, unsent = 0, waiting = 0, refused = 0 } = rows[0] ?? {}
  return { waiting, sent: Math.max(0, written - unsent - waiting - refused), refused, unsent }
}

/** Throws 404. */
export async function readIssue(queries: Queries, id: string): Promise<IssueRow> {
  const row = await selectIssues(queries).where('newsletter_issue.id', '=', id).executeTakeFirst()
  if (!row) throw missing()
  return row
}

/** The row of an issue, locked until the transaction ends. Throws 404. */
export async function lockIssue(transaction: Queries, id: string): Promise<StoredIssue> {
  const rows = transaction.selectFrom('newsletter_issue').selectAll().where('id', '=', id).forUpdate()
  const row = await rows.executeTakeFirst()
  if (!row) throw missing()
  return row
}

/** The columns of an item that its newsletter shows. */
export const itemColumns = [
  'content_item.id',
  'content_item.kind',
  'content_item.name',
  'content_item.slug',
  'content_item.description',
  'content_item.picture_id',
  'content_item.image_alt',
  'content_item.image_decorative',
  'content_item.focus_x',
  'content_item.focus_y',
] as const

/** Items, with whether visitors can see them at `now`. */
const selectIssueItems = (queries: Queries, now: Date) =>
  queries.selectFrom('content_item').select(itemColumns).select(isPublicAt(now).as('is_public'))

type IssueItemRow = Awaited<ReturnType<ReturnType<typeof selectIssueItems>['executeTakeFirstOrThrow']>>
/** What the addresses of an item and its picture depend on. */
type AddressedItem = Pick<IssueItemRow, 'id' | 'kind' | 'slug' | 'picture_id'>

/** The item of an issue; undefined once it is deleted for good. */
export async function readIssueItem(queries: Queries, id: string | null, now: Date): Promise<IssueItemRow | undefined> {
  if (id === null) return undefined
  return selectIssueItems(queries, now).where('content_item.id', '=', id).executeTakeFirst()
}

const pictureAreas = { BLOG: 'blogs', NEWSROOM: 'newsRoom', CASESTUDY: 'caseStudy' } as const

/** Path of the page of an item. */
export const pathOfItem = ({ kind, slug }: AddressedItem) => `${pagePaths[kind]}${slug ?? ''}`

/** Path of the picture of an item; null without one. */
export const pictureOfItem = ({ kind, id, picture_id }: AddressedItem) =>
  pictureAddress(pictureAreas[kind], id, picture_id)

/** What the emails of an issue say of its item now. Email clients need a JPEG. */
export function contentOf(item: IssueItemRow, siteOrigin: string): IssueContent {
  const picture = pictureOfItem(item)
  return {
    title: item.name,
    lead: item.description,
    url: `${siteOrigin}${pathOfItem(item)}`,
    pictureUrl: picture && `${siteOrigin}${picture}&crop=share&f=jpeg`,
    pictureAlt: item.image_decorative ? '' : item.image_alt,
  }
}

/** The number of confirmed subscribers. */
export async function countSubscribers(queries: Queries): Promise<number> {
  const counted = queries
    .selectFrom('subscriber')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'CONFIRMED')
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** When an issue about an item was last sent, other than this one. */
export async function lastSentAt(queries: Queries, { id, item_id }: StoredIssue): Promise<Date | null> {
  const { last } = await queries
    .selectFrom('newsletter_issue')
    .select(({ fn }) => fn.max('started_at').as('last'))
    .where('item_id', '=', item_id)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow()
  return last ?? null
}

/** Deletes the emails of an issue that wait in the outbox. */
export async function deleteWaiting(transaction: Queries, id: string, now: Date): Promise<void> {
  await sql`with deleted as (
      delete from mail where issue_id = ${id} and refused_at is null returning subscriber_id)
    update newsletter_recipient set unsent_at = ${now} from deleted
    where issue_id = ${id} and newsletter_recipient.subscriber_id = deleted.subscriber_id`.execute(transaction)
}
