import type { ContentKindName, ContentStatus, StaffItem } from '@tekskills/shared/contracts/http/content'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry } from '../../platform/audit/audit-log'
import type { Schema } from '../../platform/database/schema'
import type { DocumentType } from '../../platform/files/document-types'
import type { CsvColumns } from '../../platform/http/lists/csv'
import type { SortTerm } from '../../platform/http/lists/list-request'
import type { SortColumns } from '../../platform/http/lists/paged'
import type { ItemRow } from './item-rows'
import type { PublicationChange } from './publication'

export type ItemValues = Updateable<Schema['content_item']>
export type TextColumn = 'content' | 'about_client' | 'objective' | 'solution' | 'challenge' | 'impact'
export type PictureColumn = 'picture_id' | 'template_picture_id'

/** A write as the engine takes it, whatever its fields were called outside. */
export interface ItemChange {
  id?: string
  version?: number
  /** What becomes of the address: a typed slug, `null` to give it up, undefined to leave it. */
  slug?: string | null
  publication: PublicationChange
  /** Columns to set; those left out stay. */
  values: ItemValues
  /** Pictures to take away. */
  removedPictures?: PictureColumn[]
  removeFile?: boolean
}

/** A part of a form that holds a picture, and where its id is kept. */
interface PicturePart {
  part: string
  column: PictureColumn
}

/** What makes one kind of content differ from the others; everything they share is done once, by the engine. */
export interface ContentDefinition {
  name: ContentKindName
  entity: AuditEntry['entity']
  /** The kind in a sentence: "This blog could not be found." */
  noun: string
  tag: ContentTag
  /** First segment of its staff paths, e.g. `blogs`. */
  area: string
  /** Path of a public page up to the slug, e.g. `/blog/`. */
  pagePath: string
  create: z.ZodObject
  update: z.ZodObject
  /** Columns of its rich texts, whose words are searched. */
  texts: readonly TextColumn[]
  pictures: readonly PicturePart[]
  /** The part of a form that holds a document to take away, with the types it may be and its limit in bytes. */
  document?: { part: string; types: readonly DocumentType[]; maxBytes: number }
  /** Reads a validated body. Throws 422 for text that cannot be cleaned. */
  changeOf(body: unknown, now: Date): ItemChange
  /** What a published item of this kind lacks, beside a description. */
  lacks?(item: ItemValues): FieldProblem[]
  staffOf(row: ItemRow, now: Date): StaffItem
  /** Names of a write's fields with the values that a row has, for revisions. */
  fieldsOf(row: ItemRow): Record<string, unknown>
  /** Columns that the staff table can be sorted by, and its order when none is asked. */
  sorts: SortColumns
  byDefault: SortTerm
}

/** A kind with the shape that its records have for staff. */
export interface StaffContentDefinition<Staff extends StaffItem> extends ContentDefinition {
  staff: z.ZodType<Staff>
  staffOf(row: ItemRow, now: Date): Staff
  /** The columns of the exported table. */
  csv: CsvColumns<Staff>
}

/** The part of a row that decides who may see it. */
export interface PublicationRow {
  status: ContentStatus
  published_at: Date | null
}
