import type { PublicPortrait, StaffAuthor } from '@tekskills/shared/contracts/http/taxonomy'
import { sql, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { countRows } from '../../platform/http/lists/count-rows'
import { readSort, readListType, type TableList } from '../../platform/http/lists/list-parameters'
import { pageResponse } from '../../platform/http/lists/page'
import { alphabetical, paged } from '../../platform/http/lists/paged'
import { notFound } from '../../platform/http/problems/problem-error'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { personOf, staffNameOf } from '../session/staff-person'

const statuses = z.enum(['ACTIVE', 'INACTIVE'])

const columns = {
  id: 'author.id',
  authorName: alphabetical('author.author_name'),
  blogCount: 'blog_count',
  updatedAt: 'author.updated_at',
}

const blogCount = sql<number>`(select count(*)::int from content_item where content_item.author_id = author.id and content_item.deleted_at is null)`

const withStaffColumns = (query: SelectQueryBuilder<Schema, 'author', object>) =>
  query
    .selectAll('author')
    .select(blogCount.as('blog_count'))
    .select(staffNameOf('author.created_by').as('creator_name'))
    .select(staffNameOf('author.updated_by').as('editor_name'))

/** One author as staff see it. Throws 404. */
export async function readAuthor(queries: Queries, id: string): Promise<StaffAuthor> {
  const row = await withStaffColumns(queries.selectFrom('author')).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This author could not be found.')
  return staffAuthorOf(row)
}

/** The staff table (contract §3.3). */
export async function listAuthors(queries: Queries, list: TableList) {
  const sort = readSort(list.sort, ['authorName', 'blogCount', 'updatedAt'], { column: 'authorName', direction: 'asc' })
  let query = queries.selectFrom('author')
  const status = readListType(statuses, list.type)
  if (status) query = query.where('author.status', '=', status)
  if (list.q) {
    const text = sql`search_key(concat_ws(' ', author.author_name, author.designation, author.email))`
    query = query.where(sql<boolean>`${text} like contains_pattern(${list.q})`)
  }
  const total = await countRows(query)
  const rows = await paged(withStaffColumns(query), columns, sort, list).execute()
  return pageResponse({ ...list, content: rows.map(staffAuthorOf), total, sort })
}

/** The picture of an author, if it has one. */
export async function authorPicture(queries: Queries, id: string): Promise<string | null | undefined> {
  const row = await queries.selectFrom('author').select('picture_id').where('id', '=', id).executeTakeFirst()
  return row?.picture_id
}

/** The pictures of all active authors who have one, by name. */
export async function listPortraits(queries: Queries): Promise<PublicPortrait[]> {
  const rows = await queries
    .selectFrom('author')
    .select(['id', 'slug', 'picture_id', 'image_alt'])
    .where('status', '=', 'ACTIVE')
    .where('picture_id', 'is not', null)
    .orderBy('author_name')
    .execute()
  return rows.flatMap(({ id, slug, picture_id, image_alt }) => {
    const url = pictureAddress('author', id, picture_id)
    return url ? [{ slug, url, imageAlt: image_alt }] : []
  })
}

type StaffRow = Awaited<ReturnType<ReturnType<typeof withStaffColumns>['executeTakeFirstOrThrow']>>

const staffAuthorOf = (row: StaffRow): StaffAuthor => ({
  id: row.id,
  version: row.version,
  authorName: row.author_name,
  slug: row.slug,
  designation: row.designation,
  description: row.description,
  email: row.email,
  linkedinUrl: row.linkedin_url,
  twitterUrl: row.twitter_url,
  url: pictureAddress('author', row.id, row.picture_id),
  imageAlt: row.image_alt,
  status: row.status,
  blogCount: row.blog_count,
  createdAt: row.created_at.toISOString(),
  createdBy: personOf(row.created_by, row.creator_name),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: personOf(row.updated_by, row.editor_name),
})
