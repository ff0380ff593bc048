import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { type LoaderFunctionArgs, data } from '@tekskills/shared/routing/router'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import type { InsightPage } from '../../kit/insights/insight-card'
import { insightTypes, type InsightTypeName } from '../../kit/insights/insight-type'
import { type InsightQuery, parseInsightQuery } from '../../kit/insights/insight-query'
import { type CategoryChoice, listCategories, listInsights } from '../../kit/insights/insights-api'
import { UNAVAILABLE, unlessUnavailable } from '../../kit/service/unless-unavailable'
import { metaOf } from './list-meta'

export interface InsightsListData extends WithPageMeta {
  kind: InsightTypeName
  query: InsightQuery
  /** `null` if the service could not be reached. */
  page: InsightPage | null
  /** Also empty if the service could not be reached, because the list is readable without this filter. */
  categories: CategoryChoice[]
}

/** Creates the loader of one page of the list of a content type. */
export const listLoader =
  (name: InsightTypeName) =>
  async ({ request }: LoaderFunctionArgs) => {
    const kind = insightTypes[name]
    const { searchParams, origin } = new URL(request.url)
    const query = parseInsightQuery(kind, searchParams)
    const [page, loadedCategories] = await Promise.all([
      unlessUnavailable(listInsights[name](query, request.signal)),
      unlessUnavailable(listCategories(name, request.signal)),
    ])
    const categories = loadedCategories ?? []
    const category = categories.find(({ slug }) => slug === query.category)
    const result: InsightsListData = {
      kind: name,
      query,
      page,
      categories,
      meta: metaOf(kind, query, category?.categoryName),
      structuredData: [breadcrumbs(origin, [{ name: kind.texts.name, path: kind.path }])],
      incomplete: loadedCategories === null,
    }
    return page ? result : data(result, UNAVAILABLE)
  }
