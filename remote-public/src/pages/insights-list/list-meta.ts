import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import { blogsMeta, caseStudiesMeta, newsroomMeta } from '../../content/page-meta'
import type { InsightType, InsightTypeName } from '../../kit/insights/insight-type'
import { type InsightQuery, insightsPath } from '../../kit/insights/insight-query'

const metas: Record<InsightTypeName, PageMeta> = {
  blogs: blogsMeta,
  caseStudies: caseStudiesMeta,
  newsroom: newsroomMeta,
}

/** The metadata of one view of a list; its canonical address has only category and page (contract §3.9). */
export function metaOf(kind: InsightType, { category, page }: InsightQuery, categoryName?: string): PageMeta {
  const subject = [categoryName, page > 0 && `page ${page + 1}`].filter(Boolean).join(', ')
  const view = [categoryName, page > 0 && `Page ${page + 1}`].filter(Boolean).map((part) => `${part}. `)
  const meta = metas[kind.name]
  return {
    ...meta,
    title: subject ? `${kind.texts.name}: ${subject} | Tekskills` : meta.title,
    description: `${view.join('')}${meta.description}`,
    canonicalLink: insightsPath(kind, { category, page }),
  }
}
