import type { Surroundings } from '../../kit/insight-detail/article'
import type { InsightImage } from '../../kit/insights/insight-card'

/** Ids of the parts of a case study, exactly as specified (CS-03). */
export type StoryId = 'aboutclient' | 'objective' | 'solution' | 'challenge' | 'Impact'

/** One part of a case study that has something to say. */
export interface StoryPart {
  id: StoryId
  heading: string
  /** HTML as the service cleaned it on write and on render (contract §3.5). */
  html: string
}

/** A case study as its page shows it. */
export interface CaseStudy extends Surroundings {
  id: string
  name: string
  description: string
  category: { name: string; to: string } | null
  industry: { name: string; to: string } | null
  client: string | null
  services: string[]
  banner: InsightImage
  story: StoryPart[]
  /** Name under which its document is saved; `null`: there is none. */
  fileName: string | null
}
