import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'

/** A response as it was rendered, before compression. */
export interface PageResponse {
  status: number
  headers: Record<string, string>
  html: string
  /** False for personal pages and failures, which are not cached. */
  cacheable: boolean
  /** True for searches and missing pages, of which there can be any number: they evict only each other. */
  unbounded?: boolean
  tags: readonly ContentTag[]
}

/** A redirect, such as the one to `/pagenotfound`. */
export const redirectResponse = (status: number, location: string): PageResponse => ({
  status,
  cacheable: false,
  tags: [],
  html: '',
  headers: { location, 'cache-control': 'no-store' },
})
