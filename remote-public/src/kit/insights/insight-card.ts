/** A few words below a title; `date` makes them a time. */
export interface Fact {
  text: string
  date?: string
}

/** A picture of the service, or what to draw where there is none. */
export interface InsightImage {
  url: string | null
  alt: string
  seed: string
}

/** One item of a list, whatever its kind. */
export interface InsightCard {
  id: string
  title: string
  description: string
  /** Its page, or where it was printed. */
  link: { to: string; href?: never } | { href: string; to?: never }
  image: InsightImage
  /** Its category. */
  label: string | null
  facts: Fact[]
  featured?: boolean
  author?: string
}

/** One page of a list with what it can be narrowed to. */
export interface InsightPage {
  cards: InsightCard[]
  totalElements: number
  totalPages: number
  /** The values of a filter that the list knows beside its categories. */
  facets: Facets
}

/** How many items each value of a filter would leave. */
export type Facets = Partial<Record<'industry' | 'year', { value: string; count: number }[]>>
