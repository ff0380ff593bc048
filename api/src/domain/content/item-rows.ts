import type { ContentKindName, ResolvedMeta, StaffItem } from '@tekskills/shared/contracts/http/content'
import { sql, type Selectable } from 'kysely'
import type { Queries } from '../../platform/database/database'
import type { Schema } from '../../platform/database/schema'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { personOf, staffNameOf } from '../session/staff-person'
import { isPublicAt, publicationInTrash, publicationOf, statusAt } from './publication'

/**
 * Items of one content type that are not deleted, joined with the category, author and file that cards and tables show.
 */
export const selectItems = (queries: ItemSource, kind: ContentKindName) =>
  selectWithTrash(queries, kind).where('content_item.deleted_at', 'is', null)

/** Items of one content type, including those in the trash. */
export const selectWithTrash = (queries: ItemSource, kind: ContentKindName) =>
  selectShown(queries).where('content_item.kind', '=', kind)

/** Where items are read from: the database, or {@link withDrafts}. */
export type ItemSource = Pick<Queries, 'selectFrom'>

/**
 * The database with the items as they will be once their drafts are published: the changes of a draft replace the
 * columns of its item, so that every query of items, joins included, reads them. Never for what visitors get.
 */
export const withDrafts = (queries: Queries, ids: string | readonly string[]): ItemSource =>
  queries.with(
    'content_item',
    () => sql<Selectable<Schema['content_item']>>`(
      select drafted.* from content_item
      left join content_draft on content_draft.item_id = content_item.id
      cross join lateral jsonb_populate_record(content_item, coalesce(content_draft.changes, '{}')) as drafted
      where content_item.id = any(${typeof ids === 'string' ? [ids] : ids}::uuid[]))`,
  )

/**
 * {@link withDrafts} with these columns on top of an item and its draft, whatever they are; an item that is not stored
 * yet has these columns alone. Never for what visitors get.
 */
export const withTyped = (queries: Queries, id: string, columns: object): ItemSource =>
  queries.with(
    'content_item',
    () => sql<Selectable<Schema['content_item']>>`(
      select typed.* from (select ${id}::uuid as id) as wanted
      left join content_item on content_item.id = wanted.id
      left join content_draft on content_draft.item_id = content_item.id
      cross join lateral jsonb_populate_record(content_item, coalesce(content_draft.changes, '{}')) as drafted
      cross join lateral jsonb_populate_record(drafted, ${JSON.stringify(columns)}::jsonb) as typed)`,
  )

/** Items of every content type, joined with the records that cards and tables show. */
export const selectShown = (queries: ItemSource) =>
  queries
    .selectFrom('content_item')
    .leftJoin('category', 'category.id', 'content_item.category_id')
    .leftJoin('author', 'author.id', 'content_item.author_id')
    .leftJoin('stored_file', 'stored_file.id', 'content_item.file_id')

/**
 * Items of one content type, including the trash, without joins, so that an index alone can filter, count and sort
 * them.
 */
export const filterWithTrash = (queries: Queries, kind: ContentKindName) =>
  queries.selectFrom('content_item').where('content_item.kind', '=', kind)

export type ItemFilter = ReturnType<typeof filterWithTrash>

/** The items of {@link selectVisible}, without joins. */
export const filterVisible = (queries: Queries, kind: ContentKindName, now: Date): ItemFilter =>
  filterWithTrash(queries, kind).where(isPublicAt(now))

/** Items that are public at `now`: published, or scheduled for a time that has passed. */
export const selectVisible = (queries: Queries, kind: ContentKindName, now: Date) =>
  selectWithTrash(queries, kind).where(isPublicAt(now))

export type ItemSelection = ReturnType<typeof selectItems>

const cardColumns = [
  'content_item.id',
  'content_item.name',
  'content_item.slug',
  'content_item.description',
  'content_item.picture_id',
  'content_item.template_picture_id',
  'content_item.image_alt',
  'content_item.focus_x',
  'content_item.focus_y',
  'content_item.category_id',
  'content_item.author_id',
  'content_item.tags',
  'content_item.featured',
  'content_item.news_date',
  'content_item.source',
  'content_item.external_link',
  'content_item.industry',
  'content_item.client_name',
  'content_item.results',
  'content_item.published_at',
] as const

export const withCardColumns = (query: ItemSelection) =>
  query
    .select(cardColumns)
    .select(sql<number>`cardinality(regexp_split_to_array(content_item.plain_text, '\\s+'))`.as('words'))
    .select(['category.category_name', 'category.slug as category_slug'])
    .select(['author.author_name', 'author.designation', 'author.picture_id as author_picture_id'])

export type CardRow = Awaited<ReturnType<ReturnType<typeof withCardColumns>['executeTakeFirstOrThrow']>>

interface StoredDraftState {
  at: string
  account_id: string | null
  account_name: string | null
  columns: string[]
}

/** Facts about the draft of an item; never its content. */
const draftColumn = sql<StoredDraftState | null>`(select json_build_object(
    'at', draft.at, 'account_id', draft.account_id, 'account_name', coalesce(account.name, account.username),
    'columns', array(select jsonb_object_keys(draft.changes)))
  from content_draft as draft left join account on account.id = draft.account_id
  where draft.item_id = content_item.id)`

interface StoredBundlePlan {
  id: string
  name: string
  at: string
}

/** The first scheduled bundle that the item is in. */
const bundleColumn = sql<StoredBundlePlan | null>`(select json_build_object(
    'id', bundle.id, 'name', bundle.name, 'at', bundle.goes_live_at)
  from bundle_item join bundle on bundle.id = bundle_item.bundle_id
  where bundle_item.item_id = content_item.id and bundle.state = 'SCHEDULED' and bundle.goes_live_at is not null
  order by bundle.goes_live_at limit 1)`

/** The id in the library of the picture in a column. */
const mediaIdOf = (column: 'picture_id' | 'template_picture_id') =>
  sql<string | null>`(select media.id from media where media.picture_id = ${sql.ref(`content_item.${column}`)})`

/** What the page of an item shows; nothing that only staff may know. */
export const withPageColumns = (query: ItemSelection) =>
  withCardColumns(query)
    .select(['content_item.content', 'content_item.image_decorative', 'content_item.about_client'])
    .select(['content_item.objective', 'content_item.solution', 'content_item.challenge', 'content_item.impact'])
    .select(['content_item.services', 'content_item.related_ids', 'content_item.noindex', 'content_item.meta_title'])
    .select(['content_item.keywords', 'content_item.meta_description', 'content_item.canonical_link'])
    .select(['content_item.updated_at', 'content_item.file_id', 'stored_file.name as file_name'])

export type PageRow = Awaited<ReturnType<ReturnType<typeof withPageColumns>['executeTakeFirstOrThrow']>>

/** Everything that staff see of an item. */
export const withStaffColumns = (query: ItemSelection) =>
  withPageColumns(query)
    .select(['content_item.version', 'content_item.status', 'content_item.deleted_at', 'content_item.planned_at'])
    .select(['content_item.earlier_published_at', 'content_item.created_at', 'content_item.created_by'])
    .select('content_item.updated_by')
    .select(staffNameOf('content_item.created_by').as('creator_name'))
    .select(staffNameOf('content_item.updated_by').as('editor_name'))
    .select(draftColumn.as('draft'))
    .select(bundleColumn.as('bundle'))
    .select(mediaIdOf('picture_id').as('picture_media'))
    .select(mediaIdOf('template_picture_id').as('template_picture_media'))

export type StaffRow = Awaited<ReturnType<ReturnType<typeof withStaffColumns>['executeTakeFirstOrThrow']>>

export const categoryOf = ({ category_id: id, category_name: categoryName, category_slug: slug }: CardRow) =>
  id && categoryName && slug ? { id, categoryName, slug } : null

export const authorOf = ({ author_id: id, author_name: authorName, designation, author_picture_id }: CardRow) =>
  id && authorName ? { id, authorName, designation, url: pictureAddress('author', id, author_picture_id) } : null

/** The publication time of a visible item, which always has one. */
export const publishedAtOf = ({ published_at }: CardRow) => (published_at ?? new Date(0)).toISOString()

/**
 * The staff fields that all content types share; a scheduled item whose time has passed is returned as published, and
 * one in the trash as a restore would leave it.
 */
export function staffItemOf(row: StaffRow, names: FieldNames, now: Date): StaffItem {
  const stored = publicationOf(row)
  const publication = row.deleted_at ? publicationInTrash(stored, row.deleted_at, now) : stored
  const { publishedAt, plannedAt, earlierPublishedAt } = publication
  const status = statusAt(publication, now)
  const time = publishedAt?.toISOString() ?? null
  return {
    id: row.id,
    version: row.version,
    status,
    slug: row.slug,
    description: row.description,
    categoryId: row.category_id,
    category: categoryOf(row),
    publishedAt: status === 'SCHEDULED' ? (earlierPublishedAt?.toISOString() ?? null) : time,
    scheduledAt: status === 'SCHEDULED' ? time : (plannedAt?.toISOString() ?? null),
    focusX: row.focus_x,
    focusY: row.focus_y,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    keywords: row.keywords,
    canonicalLink: row.canonical_link,
    noindex: row.noindex,
    createdAt: row.created_at.toISOString(),
    createdBy: personOf(row.created_by, row.creator_name),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: personOf(row.updated_by, row.editor_name),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    draft: row.draft && {
      at: new Date(row.draft.at).toISOString(),
      by: personOf(row.draft.account_id, row.draft.account_name),
      fields: row.draft.columns
        .filter((column) => column !== 'plain_text')
        .map((column) => fieldOf(column, names))
        .sort(),
    },
    bundle: row.bundle && {
      id: row.bundle.id,
      name: row.bundle.name,
      goesLiveAt: new Date(row.bundle.at).toISOString(),
    },
  }
}

/** The names of a content type's fields whose columns are called differently. */
export type FieldNames = Readonly<Partial<Record<keyof Schema['content_item'], string>>>

/** The field of a write that sets a column: `category_id` → `categoryId`. */
const fieldOf = (column: string, names: FieldNames) =>
  names[column as keyof FieldNames] ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The focal point of the main picture, for public responses. */
export const focalPointOf = ({ focus_x: x, focus_y: y }: CardRow) => (x === null || y === null ? null : { x, y })

/** Part of the URL, so that caches store a crop around another focal point separately. */
const focusParameter = ({ focus_x, focus_y }: PageRow) => (focus_x === null ? '' : `&at=${focus_x}-${focus_y}`)

/**
 * The spec's page-meta record: the search engine fields that the editor entered, else the fields of the item itself.
 */
export function metaOf(row: PageRow, pagePath: string, image: string | null): ResolvedMeta {
  return {
    title: row.meta_title || row.name,
    description: row.meta_description || row.description,
    keywords: row.keywords || row.tags.join(', '),
    canonicalLink: row.canonical_link || `${pagePath}${row.slug ?? ''}`,
    image: image ? `${image}&crop=share${focusParameter(row)}` : '',
    robots: row.noindex ? 'noindex, nofollow' : 'index, follow',
  }
}
