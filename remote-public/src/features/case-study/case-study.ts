import type { CaseStudyResult, storyPartIds } from '@tekskills/shared/contracts/http/case-studies'
import type { Lead } from '../../content/people/leads'
import type { Surroundings } from '../../kit/insight-detail/article'
import type { InsightImage } from '../../kit/insights/insight-card'

/** Ids of the sections of a case study, exactly as specified (CS-03). */
export type StoryId = (typeof storyPartIds)[keyof typeof storyPartIds]

/** One non-empty section of a case study. */
export interface StoryPart {
  id: StoryId
  heading: string
  /** HTML sanitized by the service on write and on read (contract §3.5). */
  html: string
}

/** The data of a case study's page. */
export interface CaseStudy extends Surroundings {
  /** Who leads the work that it is about. */
  lead: Lead
  id: string
  name: string
  description: string
  category: { name: string; to: string } | null
  industry: { name: string; to: string } | null
  client: string | null
  services: string[]
  results: CaseStudyResult[]
  banner: InsightImage
  story: StoryPart[]
  /** File name of its document; `null` if there is none. */
  fileName: string | null
}
