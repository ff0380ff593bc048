import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { jsonLd, STRUCTURED_DATA_ID } from '@tekskills/shared/seo/structured-data'

type LoaderData = Record<string, unknown>

const isRecord = (data: unknown): data is WithPageMeta =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

/** The structured data of the page's loaders as an inert script for the head; empty when there is none. */
export function structuredDataTag(loaderData: LoaderData): string {
  const items = Object.values(loaderData).flatMap((data) => (isRecord(data) ? (data.structuredData ?? []) : []))
  const text = jsonLd(items)
  return text && `<script type="application/ld+json" id="${STRUCTURED_DATA_ID}">${text}</script>`
}

/** The loader data without structured data, which is in the head already and not needed for hydration. */
export const withoutStructuredData = (loaderData: LoaderData): LoaderData =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      if (!isRecord(data) || !data.structuredData) return [id, data]
      const { structuredData: _, ...rest } = data
      return [id, rest]
    }),
  )
