import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { REVIEW_TOKEN } from '@tekskills/shared/contracts/review-token'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { type LoaderFunctionArgs, data, redirect } from '@tekskills/shared/routing/router'
import { insightTypes, itemPath, type InsightTypeName } from '../../kit/insights/insight-type'
import { article, breadcrumbs, type ArticleFacts } from '@tekskills/shared/seo/structured-data'
import type { Lead } from '../../content/people/leads'
import { loadPortraits, withPortrait } from '../../features/people/portraits-api'
import { UNAVAILABLE } from '../../kit/service/unless-unavailable'

/** The loader data of the page of one item. */
export interface ItemData<T> extends WithPageMeta {
  kind: InsightTypeName
  /** `null` if there is no such item or, with `failed`, if the service could not be reached. */
  item: T | null
  failed?: boolean
  /** Absolute address of the page, for the share links. */
  pageUrl: string
  /** A preview that was opened with a link for people outside, not next to a form. */
  isShared?: boolean
}

/** The fields that every response of the service has. */
interface PublishedItem {
  slug: string
  description: string
  publishedAt: string
  updatedAt: string
  meta: PageMeta
}

/** The type-specific part of a page: the item, and its structured data except dates and addresses. */
export type ShownItem<T> = {
  item: T
  name: string
  imageAlt: string
} & Pick<ArticleFacts, 'type' | 'author' | 'section' | 'keywords'>

interface ItemSource<Published extends PublishedItem, T extends { lead: Lead }> {
  kind: InsightTypeName
  /** The static metadata of the route. */
  meta: PageMeta
  /** The endpoint of one item; `parameter` is the name of its query parameter. */
  endpoint: string
  /** The endpoint that finds an item by its name, if it is a different one. */
  endpointByName?: string
  parameter: 'name' | 'url'
  /** The name of the route's parameter. */
  routeParameter: string
  show: (published: Published) => ShownItem<T>
}

/** The format of slugs; any other value in an address is treated as the item's name. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Statuses for an item that does not exist: unknown, removed, or an invalid name. */
const NO_SUCH_ITEM = [400, 404, 410, 414, 422]

const hidden = (meta: PageMeta): PageMeta => ({ ...meta, robots: 'noindex, nofollow' })

const previewed = (meta: PageMeta): PageMeta => ({ ...hidden(meta), isPreview: true })

/** The loader data of a published item, with its metadata and structured data (MT-03, MT-06). */
function pageOf<T>(kind: InsightTypeName, published: PublishedItem, shown: ShownItem<T>, origin: string) {
  const { item, name, imageAlt, ...rest } = shown
  const { slug, description, publishedAt, updatedAt, meta } = published
  const insights = insightTypes[kind]
  const path = itemPath(insights, slug)
  const facts = { ...rest, headline: name, description, path, image: meta.image, publishedAt, updatedAt }
  const trail = [
    { name: insights.texts.name, path: insights.path },
    { name, path },
  ]
  return {
    item,
    meta: { ...meta, imageAlt, type: 'article' as const },
    structuredData: [article(origin, facts), breadcrumbs(origin, trail)],
  }
}

/**
 * Creates the loader of an item's page: redirects (301) from a previous slug, responds with 404 or 410 if there is no
 * such item, and with 503 and the metadata of the route while the service is unreachable (CS-09). A page with `preview` is
 * neither cached nor indexed.
 */
export const insightLoader =
  <Published extends PublishedItem, T extends { lead: Lead }>({
    kind,
    meta,
    endpoint,
    endpointByName = endpoint,
    parameter,
    routeParameter,
    show,
  }: ItemSource<Published, T>) =>
  async ({ request, params: { [routeParameter]: name = '' } }: LoaderFunctionArgs) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const preview = searchParams.get('preview')
    const page = { kind, pageUrl: `${origin}${pathname}` }
    const respondWith = (rest: Omit<ItemData<T>, keyof typeof page>): ItemData<T> => ({ ...page, ...rest })
    try {
      const params = { [parameter]: name, ...(preview && { preview }) }
      const { data: published } = await http.get<Published>(SLUG.test(name) ? endpoint : endpointByName, {
        params,
        signal: request.signal,
      })
      if (!preview && published.slug !== name) return redirect(itemPath(insightTypes[kind], published.slug), 301)
      const shownItem = show(published)
      const lead = withPortrait(shownItem.item.lead, await loadPortraits(request.signal))
      const item = { ...shownItem.item, lead }
      const shown = pageOf(kind, published, { ...shownItem, item }, origin)
      if (!preview) return respondWith(shown)
      const isShared = preview.startsWith(REVIEW_TOKEN)
      return respondWith({ item: shown.item, meta: previewed(shown.meta), isShared, incomplete: true })
    } catch (error) {
      if (!isApiError(error)) throw error
      const { status = 0 } = error
      if (!NO_SUCH_ITEM.includes(status)) return data(respondWith({ item: null, failed: true }), UNAVAILABLE)
      return data(respondWith({ item: null, meta: hidden(meta) }), { status: status === 410 ? 410 : 404 })
    }
  }
