import { z } from 'zod'
import {
  publicationFields,
  scheduleProblem,
  seoFields,
  type ContentStatus,
  type StaffItem,
} from '@tekskills/shared/contracts/http/content'
import { hasVisibleText } from '@tekskills/shared/contracts/http/line'
import { always, emptyAsNull, localTime } from '../forms/form-schemas'
import { mediaIdOf } from '../media/media-address'
import { isSameMinute } from '../time/local-time'
import { capitalized } from '../labels/capitalized'

const { slug, description, status, scheduledAt, publishedAt, focusX, focusY } = publicationFields.shape
const { metaTitle, metaDescription, keywords, canonicalLink } = seoFields.shape

/** The fields shared by the forms of all content types. */
export const contentFormFields = {
  slug: emptyAsNull(slug),
  description: description.unwrap(),
  status: status.unwrap(),
  scheduledAt: localTime(scheduledAt),
  publishedAt: localTime(publishedAt),
  focusX: focusX.unwrap(),
  focusY: focusY.unwrap(),
  metaTitle: emptyAsNull(metaTitle),
  metaDescription: emptyAsNull(metaDescription),
  keywords: emptyAsNull(keywords),
  canonicalLink: emptyAsNull(canonicalLink),
  noindex: z.boolean(),
}

/** The values of {@link contentFormFields}. */
export interface ContentFormValues {
  slug: string
  description: string
  status: ContentStatus
  scheduledAt: string
  publishedAt: string
  focusX: number | null
  focusY: number | null
  metaTitle: string
  metaDescription: string
  keywords: string
  canonicalLink: string
  noindex: boolean
}

interface Publication {
  status: ContentStatus
  description?: string
  scheduledAt?: string | null
}

/** Whether saving makes the record public, now or later. */
export const goesPublic = ({ status: wanted }: Pick<Publication, 'status'>) =>
  wanted === 'PUBLISHED' || wanted === 'SCHEDULED'

/** Publishing requires a summary (contract §3.5); for `refine(...needsSummary)`. */
export const needsSummary = [
  (item: Publication) => !goesPublic(item) || hasVisibleText(item.description ?? ''),
  { path: ['description'], message: 'Enter a summary. Required to publish.', when: always },
] satisfies [unknown, unknown]

/** A schedule must be in the future; for `refine(...needsFutureSchedule)`. */
export const needsFutureSchedule = [
  (item: Publication) => item.status !== 'SCHEDULED' || scheduleFault(item) === undefined,
  {
    path: ['scheduledAt'],
    error: ({ input }: { input?: unknown }) => scheduleFault(input as Publication),
    when: always,
  },
] satisfies [unknown, unknown]

/** The lead time that the service requires of a new schedule; an unchanged one can be saved until it is due. */
const LEAD_TIME_MS = 60_000

function scheduleFault({ scheduledAt }: Publication): string | undefined {
  if (!scheduledAt) return 'Choose a date and time.'
  return scheduleProblem(new Date(scheduledAt), new Date(Date.now() - LEAD_TIME_MS))
}

/** The form values of a record's shared fields, or of an empty form for `null`. */
export const contentValues = (item: StaffItem | null): ContentFormValues => ({
  slug: item?.slug ?? '',
  description: item?.description ?? '',
  status: item?.status ?? 'DRAFT',
  scheduledAt: item?.scheduledAt ?? '',
  publishedAt: item?.publishedAt ?? '',
  focusX: item?.focusX ?? null,
  focusY: item?.focusY ?? null,
  metaTitle: item?.metaTitle ?? '',
  metaDescription: item?.metaDescription ?? '',
  keywords: item?.keywords ?? '',
  canonicalLink: item?.canonicalLink ?? '',
  noindex: item?.noindex ?? false,
})

/**
 * What a copy does not take over: it has no address and no dates of its own yet, and the canonical link of the original
 * would keep the copy out of search engines.
 */
export const uncopiedContentValues = {
  slug: '',
  status: 'DRAFT',
  scheduledAt: '',
  publishedAt: '',
  canonicalLink: '',
} satisfies Partial<ContentFormValues>

interface ValidContent {
  status: string
  slug?: string | null
  scheduledAt?: string | null
  publishedAt?: string | null
}

/**
 * The payload of a save. An unchanged date is omitted: the field has minute precision, the service milliseconds, and a
 * save must not change the publication date by accident.
 */
export function contentPayload(valid: ValidContent, base: StaffItem | null): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...valid, scheduledAt: scheduleOf(valid, base) }
  if (isSameMinute(valid.publishedAt, base?.publishedAt)) delete payload['publishedAt']
  if (isSameMinute(payload['scheduledAt'] as string | null, base?.scheduledAt)) delete payload['scheduledAt']
  if (!valid.slug) delete payload['slug']
  if (base) payload['statusSeen'] = base.status
  return payload
}

/**
 * The schedule to send: a draft keeps the date it is planned for, every other status except SCHEDULED clears it.
 */
function scheduleOf({ status, scheduledAt }: ValidContent, base: StaffItem | null) {
  const keepsSchedule = status === 'SCHEDULED' || (status === 'DRAFT' && base?.status !== 'SCHEDULED')
  // A date that the editor has just entered is sent, so that the service rejects it instead of it being lost.
  const isTyped = status === 'ARCHIVED' && !isSameMinute(scheduledAt, base?.scheduledAt)
  return keepsSchedule || isTyped ? (scheduledAt ?? null) : null
}

interface FilePart {
  /** The field of the chosen file, and the name of its multipart part. */
  part: string
  /** The field of the stored file, `null` once it was removed. */
  stored: string
  /** The stored file when the form was opened. */
  before: string | null | undefined
}

/**
 * Removes the file fields from a payload, and adds the id of each picture that was chosen from the library and a flag for
 * each stored file to delete.
 */
export function withoutFileFields(payload: Record<string, unknown>, parts: readonly FilePart[]) {
  const names = parts.flatMap(({ part, stored }) => [part, stored])
  const rest = Object.fromEntries(Object.entries(payload).filter(([field]) => !names.includes(field)))
  for (const { part, stored, before } of parts) {
    if (payload[part]) continue
    const chosen = mediaIdOf(payload[stored])
    if (chosen) rest[`${part}Media`] = chosen
    if (before && payload[stored] === null) rest[removalOf(part)] = true
  }
  return rest
}

const removalOf = (part: string) => `remove${capitalized(part)}`

/** Labels of the fields that every content type has. */
export const contentFieldNames = {
  slug: 'address',
  description: 'summary',
  status: 'status',
  scheduledAt: 'schedule',
  publishedAt: 'publication date',
  metaTitle: 'title for search engines',
  metaDescription: 'description for search engines',
  keywords: 'keywords',
  canonicalLink: 'canonical link',
  noindex: 'visibility in search engines',
} as const
