import type { CaseStudyResult } from '@tekskills/shared/contracts/http/case-studies'
import type { Lead } from '../../content/people/leads'
import type { Surroundings } from '../../kit/insight-detail/article'
import type { InsightImage } from '../../kit/insights/insight-card'
import type { StorySection } from './story-sections'

/** The data of a case study's page. */
export interface CaseStudy extends Surroundings {
  /** Who leads the work that the item describes. */
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
  story: StorySection[]
  /** File name of its document; `null` if there is none. */
  fileName: string | null
}
