import { z } from 'zod'
import {
  publicationFields,
  scheduleProblem,
  seoFields,
  type ContentStatus,
} from '@tekskills/shared/contracts/http/content'
import { hasVisibleText } from '@tekskills/shared/contracts/http/line'
import { always } from '../forms/cross-field-rule'
import { emptyAsNull, localTime } from '../forms/form-schemas'

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
  { path: ['description'], message: 'Enter a summary. It is needed to publish.', when: always },
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

/** The lead time that the service demands of a new schedule; one that is not changed can be saved until it is due. */
const LEAD_TIME_MS = 60_000

function scheduleFault({ scheduledAt }: Publication): string | undefined {
  if (!scheduledAt) return 'Choose a day and time.'
  return scheduleProblem(new Date(scheduledAt), new Date(Date.now() - LEAD_TIME_MS))
}
