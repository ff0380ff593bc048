import type { ContentStatus, seoFields } from '@tekskills/shared/contracts/http/content'
import type { z } from 'zod'
import { definedOnly } from '../../platform/database/defined-only'
import { plainTextOf } from '../../platform/rich-text/rich-text'
import type { ItemChange, ItemValues } from './content-definition'
import type { ItemRow } from './item-rows'

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
export const sharedFieldsOf = (row: ItemRow) => ({
  description: row.description,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  keywords: row.keywords,
  canonicalLink: row.canonical_link,
  noindex: row.noindex,
  focusX: row.focus_x,
  focusY: row.focus_y,
})

/** A focus point needs both coordinates; with only one it is cleared. */
const focusOf = ({ focusX, focusY }: SharedFields) => {
  if (focusX === undefined && focusY === undefined) return {}
  const isPoint = typeof focusX === 'number' && typeof focusY === 'number'
  return isPoint ? { focus_x: focusX, focus_y: focusY } : { focus_x: null, focus_y: null }
}

/** Joins the plain text of several rich texts. */
export const toPlainText = (texts: readonly (string | undefined)[]) =>
  texts
    .map((html) => plainTextOf(html ?? ''))
    .join(' ')
    .trim()

/** Initial column values of a new item. */
export const emptyItem = {
  description: '',
  content: '',
  plain_text: '',
  picture_id: null,
  image_alt: '',
  image_decorative: false,
  tags: [],
  featured: false,
  noindex: false,
}
