import { useEffect, useRef } from 'react'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { jsonLd, STRUCTURED_DATA_ID } from '@tekskills/shared/seo/structured-data'

/** Keeps the JSON-LD in the head in sync with the page (MT-06); `page` is the loader data. */
export function useStructuredData(page: WithPageMeta | null | undefined): void {
  const first = useRef(page)
  useEffect(() => {
    const text = jsonLd(page?.structuredData)
    // For the first page the server rendered it into the head and removed it from the loader data.
    if (page === first.current && !text) return
    document.getElementById(STRUCTURED_DATA_ID)?.remove()
    if (!text) return
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.id = STRUCTURED_DATA_ID
    script.textContent = text
    document.head.append(script)
  }, [page])
}
