import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { jsonLd, STRUCTURED_DATA_ID } from '@tekskills/shared/seo/structured-data'

type LoaderData = Record<string, unknown>

const isRecord = (data: unknown): data is WithPageMeta =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** What the page's loaders say for search engines, as an inert script of the head; empty when they say nothing. */
export function structuredDataTag(loaderData: LoaderData): string {
  const items = Object.values(loaderData).flatMap((data) => (isRecord(data) ? (data.structuredData ?? []) : []))
  const text = jsonLd(items)
  return text && `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${text}</script>`
}

/** The loaders' data without what stands in the head already: the browser has no use for it. */
export const withoutStructuredData = (loaderData: LoaderData): LoaderData =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      if (!isRecord(data) || !data.structuredData) return [id, data]
      const { structuredData: _, ...rest } = data
      return [id, rest]
    }),
  )
