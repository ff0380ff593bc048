import type { Chrome } from '../contracts/access'
import type { PageMeta } from '../contracts/page-meta'
import { DEFAULT_ROBOTS, type Robots } from '../contracts/robots'
import { SHARE_IMAGE_ALT, shareFamilyOf, shareImagePath } from '../contracts/share-image'

/** Default title of every page (MT-02), and the name of the site in share cards. */
export const COMPANY_NAME = 'Tekskills'

/** Default keywords of every page (MT-01), if neither its route nor its item has any. */
export const COMPANY_KEYWORDS = `${COMPANY_NAME}, IT services, IT consulting, data and AI`

/** A page's meta with defaults applied and absolute URLs. */
export interface MergedMeta {
  title: string
  description: string
  keywords: string
  canonical: string
  image: string
  imageAlt: string
  robots: Robots
  type: 'website' | 'article'
  /** Whether the page is not public, so that its canonical URL does not exist. */
  isPreview: boolean
  /** URL of the page's RSS feed, if it has one. */
  feed?: string
}

export interface MetaPlace {
  /** Public origin of the site, without a trailing slash. */
  origin: string
  /** Path of the page; a query is not part of the canonical URL. */
  path: string
  /** Chrome of the page; determines how its share image is drawn. */
  chrome?: Chrome
}

/**
 * Merges the fixed metadata of a route with the metadata of the fetched item, whose non-empty fields take precedence (MT-03).
 * Missing fields get their defaults (MT-02, MT-04), and a page without a picture gets a drawn share image.
 */
export function mergeMeta(
  handleMeta: Partial<PageMeta> | undefined,
  itemMeta: Partial<PageMeta> | undefined,
  { origin, path, chrome }: MetaPlace,
): MergedMeta {
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
    robots: pick('robots') || DEFAULT_ROBOTS,
    type: pick('type') || 'website',
    isPreview: pick('isPreview') ?? false,
    feed: pick('feed') && absolute(pick('feed') ?? '', origin),
  }
}

const absolute = (address: string, origin: string) => new URL(address, origin).href

const withoutSlash = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/(?<!\/)\/+$/, '') || '/'
