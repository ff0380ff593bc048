import type { PublicNews } from '@tekskills/shared/contracts/http/newsroom'
import { breadcrumbs, writtenItem } from '@tekskills/shared/seo/structured-data'
import { newsMeta } from '../../content/page-meta'
import { articleOfNews } from '../../features/insight-detail/article-of'
import { itemLoader } from '../../features/insight-detail/read-item'
import { insightKinds, itemPath } from '../../features/insights/insight-kind'

const { newsroom } = insightKinds

/** Loads one news item with what search engines are told of it. */
export const loader = itemLoader({
  kind: 'newsroom',
  meta: newsMeta,
  call: '/public/user/newsRoom',
  parameter: 'name',
  routeParameter: 'newsroomName',
  show(news: PublicNews, origin) {
    const path = itemPath(newsroom, news.slug)
    const article = writtenItem(origin, {
      type: 'NewsArticle',
      headline: news.title,
      description: news.description,
      path,
      image: news.meta.image,
      publishedAt: news.publishedAt,
      updatedAt: news.updatedAt,
      section: news.category?.categoryName,
    })
    const trail = breadcrumbs(origin, [
      { name: newsroom.words.name, path: newsroom.path },
      { name: news.title, path },
    ])
    return {
      item: articleOfNews(news),
      meta: { ...news.meta, imageAlt: news.imageAlt, type: 'article' },
      structuredData: [article, trail],
    }
  },
})
