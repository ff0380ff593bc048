import { useLoaderData } from '@tekskills/shared/routing/router'
import { InsightNotFound } from '../../kit/insight-detail/InsightNotFound'
import { InsightUnavailable } from '../../kit/insight-detail/InsightUnavailable'
import type { Article } from '../../kit/insight-detail/article'
import type { ItemData } from './insight-loader'
import { insightTypes } from '../../kit/insights/insight-type'
import { ArticleView } from './ArticleView'

/** One article or news item, or a message if it cannot be shown. */
export function ArticlePage() {
  const { kind: name, item, failed, pageUrl } = useLoaderData<ItemData<Article>>()
  const kind = insightTypes[name]
  if (item) return <ArticleView article={item} pageUrl={pageUrl} />
  return failed ? <InsightUnavailable kind={kind} /> : <InsightNotFound kind={kind} />
}
