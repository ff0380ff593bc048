import type { ContentKindName, ContentStatus, seoFields, StaffItem } from '@tekskills/shared/contracts/http/content'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry } from '../../platform/audit/audit-log'
import { definedOnly } from '../../platform/database/defined-only'
import type { Schema } from '../../platform/database/schema'
import type { DocumentType } from '../../platform/files/document-types'
import type { CsvColumns } from '../../platform/http/lists/csv'
import type { SortTerm } from '../../platform/http/lists/list-parameters'
import type { SortColumns } from '../../platform/http/lists/paged'
import type { StaffRow } from './item-rows'
import type { PublicationChange } from './publication'

export type ItemValues = Updateable<Schema['content_item']>
export type TextColumn = 'content' | 'about_client' | 'objective' | 'solution' | 'challenge' | 'impact'
export type PictureColumn = 'picture_id' | 'template_picture_id'

/** A write in the engine's terms, independent of the field names in the API. */
export interface ItemChange {
  id?: string
  version?: number
  /** The new slug: an entered one, `null` to release it, undefined to leave it unchanged. */
  slug?: string | null
  publication: PublicationChange
  /** Columns to set; omitted ones stay unchanged. */
  values: ItemValues
  /** Pictures to remove. */
  removedPictures?: PictureColumn[]
  /** Pictures of the library to use, by their ids in it. */
  chosenPictures?: Partial<Record<PictureColumn, string>>
  removeFile?: boolean
}

/** A form part that holds a picture, and the column that stores its id. */
interface PicturePart {
  part: string
  column: PictureColumn
}

/** What is specific to one content type; the engine implements what all types share. */
export interface ContentDefinition {
  name: ContentKindName
  entity: AuditEntry['entity']
  /** The content type in a sentence: "This blog could not be found." */
  noun: string
  tag: ContentTag
  /** First segment of its staff paths, e.g. `blogs`. */
  area: string
  /** Path of a public page up to the slug, e.g. `/blog/`. */
  pagePath: string
  create: z.ZodObject
  update: z.ZodObject
  /** Columns of its rich texts, which the search covers. */
  texts: readonly TextColumn[]
  pictures: readonly PicturePart[]
  /** The form part that holds a downloadable document, with its accepted types and its limit in bytes. */
  document?: { part: string; types: readonly DocumentType[]; maxBytes: number }
  /** Reads a validated body. Throws 422 for text that cannot be sanitized. */
  changeOf(body: unknown, now: Date): ItemChange
  /** Problems with fields that a published item of this type must have, besides the description. */
  missingFields?(item: ItemValues): FieldProblem[]
  staffOf(row: StaffRow, now: Date): StaffItem
  /** The fields of a write with the values of a row, for revisions. */
  fieldsOf(row: StaffRow): Record<string, unknown>
  /** Columns that the staff table can be sorted by; `defaultSort` is its default order. */
  sorts: SortColumns
  defaultSort: SortTerm
}

/** A content type with the shape of its records for staff. */
export interface StaffContentDefinition<Staff extends StaffItem> extends ContentDefinition {
  staff: z.ZodType<Staff>
  staffOf(row: StaffRow, now: Date): Staff
  /** The columns of the exported table. */
  csv: CsvColumns<Staff>
}

/** The part of a row that decides who may see it. */
export interface PublicationRow {
  status: ContentStatus
  published_at: Date | null
}

/** The fields that writes of every content type share; an update may omit any of them. */
interface SharedFields extends z.infer<typeof seoFields> {
  id?: string
  version?: number
  slug?: string | null
  description?: string
  categoryId?: string | null
  status?: ContentStatus
  scheduledAt?: string | null
  publishedAt?: string | null
  statusSeen?: ContentStatus
  focusX?: number | null
  focusY?: number | null
}

/** Builds a change from the shared fields of a body and the columns that its content type adds. */
export function itemChange(body: SharedFields, own: ItemValues): ItemChange {
  const { id, version, slug, status, scheduledAt, publishedAt, statusSeen } = body
  const values = definedOnly({
    description: body.description,
    category_id: body.categoryId,
    meta_title: body.metaTitle,
    meta_description: body.metaDescription,
    keywords: body.keywords,
    canonical_link: body.canonicalLink,
    noindex: body.noindex,
    ...focusOf(body),
    ...own,
  })
  return { id, version, slug, publication: { status, scheduledAt, publishedAt, statusSeen }, values }
}

/**
 * The shared fields of a row under their names in a write, for revisions; status and slug are not part of a revision.
 */
export const sharedFieldsOf = (row: StaffRow) => ({
  description: row.description,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  keywords: row.keywords,
  canonicalLink: row.canonical_link,
  noindex: row.noindex,
  focusX: row.focus_x,
  focusY: row.focus_y,
})

/** A focal point needs both coordinates; with only one it is cleared. */
const focusOf = ({ focusX, focusY }: SharedFields) => {
  if (focusX === undefined && focusY === undefined) return {}
  const isPoint = typeof focusX === 'number' && typeof focusY === 'number'
  return isPoint ? { focus_x: focusX, focus_y: focusY } : { focus_x: null, focus_y: null }
}
