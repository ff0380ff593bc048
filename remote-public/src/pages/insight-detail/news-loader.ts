import type { PublicNews } from '@tekskills/shared/contracts/http/newsroom'
import { newsMeta } from '../../content/page-meta'
import { articleOfNews } from '../../features/article/article-of'
import { insightLoader } from './insight-loader'

/** Loads one news item with its metadata for search engines. */
export const loader = insightLoader({
  kind: 'newsroom',
  meta: newsMeta,
  endpoint: '/public/user/newsRoom',
  parameter: 'name',
  routeParameter: 'newsroomName',
  show: (news: PublicNews) => ({
    item: articleOfNews(news),
    name: news.title,
    imageAlt: news.imageAlt,
    type: 'NewsArticle',
    section: news.category?.categoryName,
  }),
})
