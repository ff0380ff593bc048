import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { caseStudyMeta } from '../../content/page-meta'
import { caseStudyOf } from '../../features/case-study/case-study-of'
import { insightLoader } from './insight-loader'

/**
 * Loads one case study by the slug in its address (CS-01) with its metadata for search engines. After a failure the page has
 * the metadata of the route, and no dialog is shown (CS-09, `insight-loader.ts`).
 */
export const loader = insightLoader({
  kind: 'caseStudies',
  meta: caseStudyMeta,
  endpoint: '/public/user/caseStudy',
  endpointByName: '/public/user/casestudyurl',
  parameter: 'url',
  routeParameter: 'casestudyname',
  show: (study: PublicCaseStudy) => ({
    item: caseStudyOf(study),
    name: study.caseStudyName,
    imageAlt: study.bannerAlt,
    type: 'Article',
    section: study.primaryCategory ?? undefined,
    keywords: study.services.join(', '),
  }),
})
