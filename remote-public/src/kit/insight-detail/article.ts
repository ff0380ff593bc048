import type { Fact, InsightCard, InsightImage } from '../insights/insight-card'
import type { InsightTypeName } from '../insights/insight-type'

/** A link to another item of the same kind. */
export interface Sibling {
  title: string
  to: string
}

/** What is shown beside the text of an item on its page. */
export interface Surroundings {
  previous: Sibling | null
  next: Sibling | null
  related: InsightCard[]
}

/** An article or a news item as its page shows it. */
export interface Article extends Surroundings {
  kind: InsightTypeName
  title: string
  description: string
  image: InsightImage
  author: { name: string; designation: string | null; portrait: string | null; to: string } | null
  facts: Fact[]
  category: { name: string; to: string } | null
  /** Where it was printed, for press coverage. */
  source: { name: string; href: string } | null
  /** HTML as the service cleaned it on write and on render (contract §3.5). */
  html: string
  tags: string[]
}
