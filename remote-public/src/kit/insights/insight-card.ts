import type { CaseStudyResult } from '@tekskills/shared/contracts/http/case-studies'

/** A short text below a title; rendered as a `time` element if it has a `date`. */
export interface Fact {
  text: string
  date?: string
}

/** A picture from the service, or the seed of generated art if there is none. */
export interface InsightImage {
  url: string | null
  alt: string
  seed: string
  /** The point that crops keep in view, in percent; the center if there is none. */
  focus?: { x: number; y: number } | null
}

/** One item of a list of any content type. */
export interface InsightCard {
  id: string
  title: string
  description: string
  /** Its page, or the original publication. */
  link: { to: string; href?: never } | { href: string; to?: never }
  image: InsightImage
  /** Its category. */
  label: string | null
  facts: Fact[]
  /** The client and the first result of a case study. */
  proof?: { client: string | null; result: CaseStudyResult | null }
  featured?: boolean
  author?: string
}

/** One page of a list with its filter values. */
export interface InsightPage {
  cards: InsightCard[]
  totalElements: number
  totalPages: number
  /** The values of the list's filters other than categories. */
  facets: Facets
}

/** The number of items for each filter value. */
export type Facets = Partial<Record<'industry' | 'year', { value: string; count: number }[]>>
