import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { cardOfCaseStudy } from '../../kit/insights/card-of'
import { insightKinds, itemPath } from '../../kit/insights/insight-kind'
import { insightsPath } from '../../kit/insights/insight-query'
import type { CaseStudy } from './case-study'
import { storyParts } from './story-parts'

const { caseStudies } = insightKinds

/** A case study as its page shows it. */
export function caseStudyOf(study: PublicCaseStudy): CaseStudy {
  const { primaryCategory, categorySlug, industry } = study
  const neighbour = (link: PublicCaseStudy['previous']) =>
    link && { title: link.caseStudyName, to: itemPath(caseStudies, link.url) }
  return {
    id: study.id,
    name: study.caseStudyName,
    description: study.description,
    category: primaryCategory
      ? { name: primaryCategory, to: insightsPath(caseStudies, { category: categorySlug ?? '' }) }
      : null,
    industry: industry ? { name: industry, to: insightsPath(caseStudies, { industry }) } : null,
    client: study.clientName,
    services: study.services,
    banner: { url: study.webpUrl, alt: study.bannerAlt, seed: study.url },
    story: storyParts(study),
    fileName: study.caseStudyFileName,
    previous: neighbour(study.previous),
    next: neighbour(study.next),
    related: study.related.map(cardOfCaseStudy),
  }
}
