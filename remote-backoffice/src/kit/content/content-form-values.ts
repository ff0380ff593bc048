import type { StaffItem } from '@tekskills/shared/contracts/http/content'
import { isSameMinute } from '../time/local-time'
import type { ContentFormValues } from './content-form-schema'

/** The shared fields of a record as its form shows them; without one, an empty form. */
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

interface ValidContent {
  status: string
  slug?: string | null
  scheduledAt?: string | null
  publishedAt?: string | null
}

/**
 * What is sent of the fields of a form. A moment that the person did not touch is left out: the field knows minutes,
 * the service knows milliseconds, and a plain save must not move the day of publication.
 */
export function contentPayload(valid: ValidContent, base: StaffItem | null): Record<string, unknown> {
  const payload: Record<string, unknown> = { ...valid, scheduledAt: scheduleOf(valid, base) }
  if (isSameMinute(valid.publishedAt, base?.publishedAt)) delete payload['publishedAt']
  if (isSameMinute(payload['scheduledAt'] as string | null, base?.scheduledAt)) delete payload['scheduledAt']
  if (!valid.slug) delete payload['slug']
  return payload
}

/**
 * A draft keeps the moment that it is meant for; every other way to save than to schedule takes it out, and says so.
 */
function scheduleOf({ status, scheduledAt }: ValidContent, base: StaffItem | null) {
  const keepsSchedule = status === 'SCHEDULED' || (status === 'DRAFT' && base?.status !== 'SCHEDULED')
  // One that was just typed is not thrown away with the page: the service says that it does not fit.
  const isTyped = status === 'ARCHIVED' && !isSameMinute(scheduledAt, base?.scheduledAt)
  return keepsSchedule || isTyped ? (scheduledAt ?? null) : null
}

interface FilePart {
  /** The field of the chosen file, which is the name of its part. */
  part: string
  /** The field that holds what is stored, `null` once it was removed. */
  stored: string
  /** What was stored when the form was opened. */
  before: string | null | undefined
}

/** Takes the fields that only speak of files out of a payload, and says which stored files are to go. */
export function withoutFileFields(payload: Record<string, unknown>, parts: readonly FilePart[]) {
  const names = parts.flatMap(({ part, stored }) => [part, stored])
  const rest = Object.fromEntries(Object.entries(payload).filter(([field]) => !names.includes(field)))
  for (const { part, stored, before } of parts) {
    if (before && payload[stored] === null && !payload[part]) rest[removalOf(part)] = true
  }
  return rest
}

const removalOf = (part: string) => `remove${part.charAt(0).toUpperCase()}${part.slice(1)}`

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
