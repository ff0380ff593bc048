import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { leadOf } from '../../content/people/leads'
import { cardOfCaseStudy } from '../../kit/insights/card-of'
import { insightTypes, itemPath } from '../../kit/insights/insight-type'
import { insightsPath } from '../../kit/insights/insight-query'
import type { CaseStudy } from './case-study'
import { storySections } from './story-sections'

const { caseStudies } = insightTypes

/** Converts a case study to the data of its page. */
export function caseStudyOf(study: PublicCaseStudy): CaseStudy {
  const { primaryCategory, categorySlug, industry } = study
  const siblingLink = (link: PublicCaseStudy['previous']) =>
    link && { title: link.caseStudyName, to: itemPath(caseStudies, link.url) }
  return {
    id: study.id,
    lead: leadOf(categorySlug),
    name: study.caseStudyName,
    description: study.description,
    category: primaryCategory
      ? { name: primaryCategory, to: insightsPath(caseStudies, { category: categorySlug ?? '' }) }
      : null,
    industry: industry ? { name: industry, to: insightsPath(caseStudies, { industry }) } : null,
    client: study.clientName,
    services: study.services,
    results: study.results,
    banner: { url: study.webpUrl, alt: study.bannerAlt, seed: study.url, focus: study.focus },
    story: storySections(study),
    fileName: study.caseStudyFileName,
    previous: siblingLink(study.previous),
    next: siblingLink(study.next),
    related: study.related.map(cardOfCaseStudy),
  }
}
