import type { PublicCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { breadcrumbs, writtenItem } from '@tekskills/shared/seo/structured-data'
import { caseStudyMeta } from '../../content/page-meta'
import { caseStudyOf } from '../../features/case-study/case-study-of'
import { itemLoader } from '../../features/insight-detail/read-item'
import { insightKinds, itemPath } from '../../features/insights/insight-kind'

const { caseStudies } = insightKinds

/** Loads one case study by the slug in its address (CS-01) with what search engines are told of it. */
export const loader = itemLoader({
  kind: 'caseStudies',
  meta: caseStudyMeta,
  call: '/public/user/caseStudy',
  parameter: 'url',
  routeParameter: 'casestudyname',
  show(study: PublicCaseStudy, origin) {
    const path = itemPath(caseStudies, study.url)
    const article = writtenItem(origin, {
      type: 'Article',
      headline: study.caseStudyName,
      description: study.description,
      path,
      image: study.meta.image,
      publishedAt: study.publishedAt,
      updatedAt: study.updatedAt,
      section: study.primaryCategory ?? undefined,
      keywords: study.services.join(', '),
    })
    const trail = breadcrumbs(origin, [
      { name: caseStudies.words.name, path: caseStudies.path },
      { name: study.caseStudyName, path },
    ])
    return {
      item: caseStudyOf(study),
      meta: { ...study.meta, imageAlt: study.bannerAlt, type: 'article' },
      structuredData: [article, trail],
    }
  },
})
