import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import type { Queries } from '../../platform/database/database'
import { gone, notFound } from '../../platform/http/problems/problem-error'
import { isPublicAt } from '../content/publication'
import { itemColumns, pathOfItem, pictureOfItem } from './issues.repository'

/** The sent issues whose item visitors can see, without columns. */
export const findArchived = (queries: Queries, now: Date) =>
  queries
    .selectFrom('content_item')
    .innerJoin('newsletter_issue', 'newsletter_issue.item_id', 'content_item.id')
    .where('newsletter_issue.slug', 'is not', null)
    .where(isPublicAt(now))

/** The sent issues whose item visitors can see. */
export const selectArchived = (queries: Queries, now: Date) =>
  findArchived(queries, now)
    .select(itemColumns)
    .select(['newsletter_issue.slug as issue_slug', 'newsletter_issue.subject', 'newsletter_issue.preheader'])
    .select('newsletter_issue.started_at')

type ArchivedRow = Awaited<ReturnType<ReturnType<typeof selectArchived>['executeTakeFirstOrThrow']>>

/** The sent issue with a slug. Throws 404, and 410 while its item is off the site. */
export async function readArchivedIssue(queries: Queries, slug: string, now: Date): Promise<ArchivedIssue> {
  const row = await selectArchived(queries, now).where('newsletter_issue.slug', '=', slug).executeTakeFirst()
  if (row) return archivedIssueOf(row)
  throw (await wasSent(queries, slug)) ? gone() : notFound('This newsletter could not be found.')
}

async function wasSent(queries: Queries, slug: string): Promise<boolean> {
  const found = queries.selectFrom('newsletter_issue').select('id').where('slug', '=', slug)
  return (await found.executeTakeFirst()) !== undefined
}

/** A sent issue as visitors see it. */
export function archivedIssueOf(row: ArchivedRow): ArchivedIssue {
  const { focus_x: x, focus_y: y } = row
  return {
    slug: row.issue_slug ?? '',
    subject: row.subject,
    preheader: row.preheader,
    sentAt: (row.started_at ?? new Date(0)).toISOString(),
    item: {
      kind: row.kind,
      title: row.name,
      path: pathOfItem(row),
      description: row.description,
      image: pictureOfItem(row),
      imageAlt: row.image_decorative ? '' : row.image_alt,
      focus: x === null || y === null ? null : { x, y },
    },
  }
}
