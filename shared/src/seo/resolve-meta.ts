import type { Chrome } from '../contracts/access'
import type { PageMeta } from '../contracts/page-meta'
import { SHARE_IMAGE_ALT, shareFamilyOf, shareImagePath } from '../contracts/share-image'

/** Default title of every page (MT-02), and the name of the site in share cards. */
export const COMPANY_NAME = 'Tekskills'

/** What every page is about (MT-01), where neither its route nor its item says more. */
export const COMPANY_KEYWORDS = `${COMPANY_NAME}, IT services, IT consulting, data and AI`

/** A page's meta with every gap filled and every address absolute. */
export interface ResolvedMeta {
  title: string
  description: string
  keywords: string
  canonical: string
  image: string
  imageAlt: string
  robots: 'index, follow' | 'noindex, nofollow'
  type: 'website' | 'article'
  /** Address of an RSS feed; absent: the page has none. */
  feed?: string
}

export interface MetaPlace {
  /** Public origin of the site, without a slash at its end. */
  origin: string
  /** Path of the page; its query is no part of the canonical address. */
  path: string
  /** Chrome of the page; decides how its share image is drawn. */
  chrome?: Chrome
}

/**
 * Joins the fixed meta of a route with the meta of the fetched item, which wins field by field where it says anything
 * (MT-03); what neither says gets its default (MT-02, MT-04), and a page without a picture a drawn share image.
 */
export function resolveMeta(
  handleMeta: Partial<PageMeta> | undefined,
  itemMeta: Partial<PageMeta> | undefined,
  { origin, path, chrome }: MetaPlace,
): ResolvedMeta {
  const ownPath = withoutSlash(path)
  const family = shareFamilyOf(chrome)
  const pick = <K extends keyof PageMeta>(field: K) => itemMeta?.[field] || handleMeta?.[field]
  return {
    title: pick('title') || COMPANY_NAME,
    description: pick('description') ?? '',
    keywords: pick('keywords') || COMPANY_KEYWORDS,
    canonical: absolute(pick('canonicalLink') || ownPath, origin),
    image: absolute(pick('image') || shareImagePath(ownPath, family), origin),
    imageAlt: pick('image') ? pick('imageAlt') || pick('title') || COMPANY_NAME : SHARE_IMAGE_ALT[family],
    robots: pick('robots') || 'index, follow',
    type: pick('type') || 'website',
    feed: pick('feed') && absolute(pick('feed') ?? '', origin),
  }
}

const absolute = (address: string, origin: string) => new URL(address, origin).href

const withoutSlash = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/'
