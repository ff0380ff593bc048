import {
  caseStudyCard,
  caseStudyFacets,
  parseResult,
  publicCaseStudy,
  type CaseStudyCard,
} from '@tekskills/shared/contracts/http/case-studies'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import { cardList } from '../../platform/http/lists/list-parameters'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { facetOf, inCategory, pageOfCards, publicMatch, sorts } from '../content/item-lists'
import { focalPointOf, metaOf, publishedAtOf, filterVisible, type CardRow } from '../content/item-rows'
import { previousAndNext, relatedTo } from '../content/public-items'
import { publicItemRoutes } from '../content/public-items.routes'
import { caseStudyDefinition } from './case-study-definition'
import { storyOf } from './story'

/** Parameters of the public list: the filters of row 12; `category` is a slug or an id, `industry` a name. */
const parameters = cardList.extend({
  category: z.string().max(120).optional(),
  industry: z.string().max(80).optional(),
})

const cardOf = (row: CardRow): CaseStudyCard => ({
  id: row.id,
  url: row.slug ?? '',
  slug: row.slug ?? '',
  caseStudyName: row.name,
  description: row.description,
  primaryCategory: row.category_name,
  categorySlug: row.category_slug,
  industry: row.industry,
  clientName: row.client_name,
  results: row.results.flatMap((text) => parseResult(text) ?? []),
  webpUrl: pictureAddress('caseStudy', row.id, row.picture_id),
  bannerAlt: row.image_alt,
  focus: focalPointOf(row),
  publishedAt: publishedAtOf(row),
})

const columns = { publishedAt: sorts.publicSince, caseStudyName: sorts.name }

async function readCaseStudies(queries: Queries, list: z.output<typeof parameters>, now: Date) {
  let query = filterVisible(queries, 'CASESTUDY', now)
  if (list.category) query = inCategory(queries, query, list.category)
  if (list.q) query = query.where(publicMatch(list.q))
  const industry = await facetOf(query, sql<string | null>`content_item.industry`)
  if (list.industry) query = query.where('content_item.industry', '=', list.industry)
  const defaultSort = { column: 'publishedAt', direction: 'desc' } as const
  return { ...(await pageOfCards(queries, query, list, { cardOf, columns, defaultSort })), facets: { industry } }
}

const linkOf = (item: { name: string; slug: string } | null) => item && { caseStudyName: item.name, url: item.slug }

/** Case studies for visitors (contract §3.7, rows 1, 2 and 12). */
export const publicCaseStudiesRoutes = publicItemRoutes({
  definition: caseStudyDefinition,
  list: { path: '/get-allcaseStudy', parameters, card: caseStudyCard, facets: caseStudyFacets },
  read: readCaseStudies,
  details: [
    { path: '/caseStudy', parameter: 'url' },
    { path: '/casestudyurl', parameter: 'url' },
  ],
  detail: publicCaseStudy,
  async detailOf(queries, row, now) {
    const card = cardOf(row)
    const { previous, next } = await previousAndNext(queries, caseStudyDefinition, row, now)
    return {
      ...card,
      ...storyOf(row),
      services: row.services,
      caseStudyFileName: row.file_name,
      updatedAt: row.updated_at.toISOString(),
      meta: metaOf(row, caseStudyDefinition.pagePath, card.webpUrl),
      related: (await relatedTo(queries, caseStudyDefinition, row, now)).map(cardOf),
      previous: linkOf(previous),
      next: linkOf(next),
    }
  },
})
