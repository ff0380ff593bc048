import type { Lead } from '../../content/people/leads'
import type { UploadedPortrait } from '../../content/people/person'
import type { Fact, InsightCard, InsightImage } from '../insights/insight-card'
import type { InsightTypeName } from '../insights/insight-type'

/** A link to another item of the same type. */
export interface Sibling {
  title: string
  to: string
}

/** The links to other items on the page of an item. */
export interface Surroundings {
  previous: Sibling | null
  next: Sibling | null
  related: InsightCard[]
}

/** The data of the page of an article or a news item. */
export interface Article extends Surroundings {
  id: string
  /** Who leads the work that the item describes. */
  lead: Lead
  kind: Exclude<InsightTypeName, 'caseStudies'>
  title: string
  description: string
  image: InsightImage
  author: { name: string; designation: string | null; portrait: UploadedPortrait | null; to: string } | null
  facts: Fact[]
  category: { name: string; to: string } | null
  /** The original publication, for press coverage. */
  source: { name: string; href: string } | null
  /** HTML sanitized by the service on write and on read (contract §3.5). */
  html: string
  tags: string[]
}
