import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { type LoaderFunctionArgs, data, redirect } from '@tekskills/shared/routing/router'
import { insightKinds, itemPath, type InsightKindName } from '../insights/insight-kind'
import { breadcrumbs, writtenItem, type WrittenItem } from '@tekskills/shared/seo/structured-data'
import { UNAVAILABLE } from '../service/unless-unavailable'

/** Data of the page of one item. */
export interface ItemData<T> extends WithPageMeta {
  kind: InsightKindName
  /** `null`: there is no such item, or, with `failed`, the service did not answer. */
  item: T | null
  failed?: boolean
  /** Absolute address of the page, for the share links. */
  pageUrl: string
}

/** What every answer of the service says of an item. */
interface PublishedItem {
  slug: string
  description: string
  publishedAt: string
  updatedAt: string
  meta: PageMeta
}

/** What the kinds differ in: what the page shows, and what search engines are told beside the dates and addresses. */
export type ShownItem<T> = {
  item: T
  name: string
  imageAlt: string
} & Pick<WrittenItem, 'type' | 'author' | 'section' | 'keywords'>

interface ItemSource<Answer extends PublishedItem, T> {
  kind: InsightKindName
  /** The fixed meta of the route. */
  meta: PageMeta
  /** The call that answers an item, and the name of its parameter. */
  call: string
  /** The call that answers an item by its name, where that is another one. */
  callByName?: string
  parameter: 'name' | 'url'
  /** The name of the route's parameter. */
  routeParameter: string
  show: (answer: Answer) => ShownItem<T>
}

/** How the service spells the address of an item; anything else in an address is its name. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Statuses that mean "this name names nothing": unknown, gone, or no possible name. */
const NO_SUCH_ITEM = [400, 404, 410, 414, 422]

const hidden = (meta: PageMeta): PageMeta => ({ ...meta, robots: 'noindex, nofollow' })

/** What a page shows of an answer of the service, and what its head says of it (MT-03, MT-06). */
function pageOf<T>(kind: InsightKindName, answer: PublishedItem, shown: ShownItem<T>, origin: string) {
  const { item, name, imageAlt, ...written } = shown
  const { slug, description, publishedAt, updatedAt, meta } = answer
  const insights = insightKinds[kind]
  const path = itemPath(insights, slug)
  const article = { ...written, headline: name, description, path, image: meta.image, publishedAt, updatedAt }
  const trail = [
    { name: insights.words.name, path: insights.path },
    { name, path },
  ]
  return {
    item,
    meta: { ...meta, imageAlt, type: 'article' as const },
    structuredData: [writtenItem(origin, article), breadcrumbs(origin, trail)],
  }
}

/**
 * The loader of an item's page: by slug, 301 from a name it had before, 404 or 410 in place for none, 503 with the
 * meta of the route while the service does not answer. A page with `preview` is neither kept nor found by anybody.
 */
export const itemLoader =
  <Answer extends PublishedItem, T>({
    kind,
    meta,
    call,
    callByName = call,
    parameter,
    routeParameter,
    show,
  }: ItemSource<Answer, T>) =>
  async ({ request, params: { [routeParameter]: name = '' } }: LoaderFunctionArgs) => {
    const { origin, pathname, searchParams } = new URL(request.url)
    const preview = searchParams.get('preview')
    const page = { kind, pageUrl: `${origin}${pathname}` }
    const answerWith = (rest: Omit<ItemData<T>, keyof typeof page>): ItemData<T> => ({ ...page, ...rest })
    try {
      const params = { [parameter]: name, ...(preview && { preview }) }
      const { data: answer } = await http.get<Answer>(SLUG.test(name) ? call : callByName, {
        params,
        signal: request.signal,
      })
      if (!preview && answer.slug !== name) return redirect(itemPath(insightKinds[kind], answer.slug), 301)
      const shown = pageOf(kind, answer, show(answer), origin)
      if (!preview) return answerWith(shown)
      return answerWith({ item: shown.item, meta: hidden(shown.meta), incomplete: true })
    } catch (error) {
      if (!isApiError(error)) throw error
      const { status = 0 } = error
      if (!NO_SUCH_ITEM.includes(status)) return data(answerWith({ item: null, failed: true }), UNAVAILABLE)
      return data(answerWith({ item: null, meta: hidden(meta) }), { status: status === 410 ? 410 : 404 })
    }
  }
