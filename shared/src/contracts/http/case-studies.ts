import { z } from 'zod'
import { focalPoint, publicationFields, resolvedMeta, seoFields, slug, staffItem } from './content'
import { line } from './line'
import { listFacet } from './lists'

/** A result of a case study; the values before and after are known for some. */
export const caseStudyResult = z.object({
  figure: z.string(),
  measure: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
})
export type CaseStudyResult = z.infer<typeof caseStudyResult>

/** The result that staff wrote as one line, `46% | fewer unplanned stops | 61 | 33`; `null` unless it has this form. */
export function parseResult(text: string): CaseStudyResult | null {
  const [figure = '', measure = '', before, after, more] = text.split('|').map((part) => part.trim())
  const values = [before, after].map((part) => (part ? Number(part.replaceAll(',', '')) : null))
  const isComplete = figure !== '' && measure !== '' && Boolean(before) === Boolean(after) && more === undefined
  if (!isComplete || values.some((value) => Number.isNaN(value))) return null
  return { figure, measure, before: values[0] ?? null, after: values[1] ?? null }
}

/** One case study in a public list (contract §3.7, row 12); `url` is its slug, `webpUrl` the URL of its banner. */
export const caseStudyCard = z.object({
  id: z.string(),
  url: z.string(),
  slug: z.string(),
  caseStudyName: z.string(),
  description: z.string(),
  primaryCategory: z.string().nullable(),
  /** Slug of the primary category, for the filter. */
  categorySlug: z.string().nullable(),
  industry: z.string().nullable(),
  clientName: z.string().nullable(),
  results: z.array(caseStudyResult),
  webpUrl: z.string().nullable(),
  bannerAlt: z.string(),
  focus: focalPoint,
  publishedAt: z.iso.datetime(),
})
export type CaseStudyCard = z.infer<typeof caseStudyCard>

/** Facets of the list of case studies: the industries to filter by. */
export const caseStudyFacets = z.object({ industry: listFacet })

export const caseStudyLink = z.object({ caseStudyName: z.string(), url: z.string() })

const story = z.object({
  aboutClient: z.string(),
  objective: z.string(),
  solution: z.string(),
  challenge: z.string(),
  impact: z.string(),
})

/** `GET /public/user/caseStudy?url=`: one published case study. */
export const publicCaseStudy = caseStudyCard.extend({
  ...story.shape,
  services: z.array(z.string()),
  /** File name of the downloadable document; `null` when there is none. */
  caseStudyFileName: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  meta: resolvedMeta,
  related: z.array(caseStudyCard),
  previous: caseStudyLink.nullable(),
  next: caseStudyLink.nullable(),
})
export type PublicCaseStudy = z.infer<typeof publicCaseStudy>

/** A case study in the table and the edit form of staff. */
export const staffCaseStudy = staffItem.extend({
  ...story.shape,
  url: z.string().nullable(),
  caseStudyName: z.string(),
  primaryCategoryId: z.string().nullable(),
  primaryCategory: z.string().nullable(),
  industry: z.string().nullable(),
  clientName: z.string().nullable(),
  services: z.array(z.string()),
  /** As written, one line each. */
  results: z.array(z.string()),
  webpUrl: z.string().nullable(),
  /** The id of the banner in the library, as a write takes it. */
  bannerImageMedia: z.string().nullish(),
  bannerAlt: z.string(),
  caseStudyFileName: z.string().nullable(),
})
export type StaffCaseStudy = z.infer<typeof staffCaseStudy>

const text = z.string().max(1_000_000).default('')

/** Input of staff (contract §3.5, CaseStudy); `url` is the slug here, but `slug` is accepted too. */
export const caseStudyInput = publicationFields.omit({ categoryId: true }).extend({
  ...seoFields.shape,
  caseStudyName: line(200).min(1, 'Enter a name.'),
  url: slug.nullish(),
  primaryCategoryId: z.string().nullish(),
  industry: line(80).nullish(),
  clientName: line(120).nullish(),
  services: z.array(line(40).min(1)).max(5, 'Use at most 5 services.').default([]),
  results: z
    .array(
      line(120).refine((text) => text === '' || parseResult(text) !== null, {
        error: 'Write figure | what it measures | before | after. The last two are optional numbers.',
        params: { code: 'INVALID' },
      }),
    )
    .max(3, 'Use at most 3 results.')
    .default([]),
  bannerAlt: line(191).default(''),
  aboutClient: text,
  objective: text,
  solution: text,
  challenge: text,
  impact: text,
})
