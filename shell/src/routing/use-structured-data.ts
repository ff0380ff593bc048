import { useEffect, useRef } from 'react'
import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { jsonLd, STRUCTURED_DATA_ID } from '@tekskills/shared/seo/structured-data'

/** Keeps the JSON-LD of the head in step with the page (MT-06); `page` is what its loader returned. */
export function useStructuredData(page: WithPageMeta | null | undefined): void {
  const first = useRef(page)
  useEffect(() => {
    const text = jsonLd(page?.structuredData)
    // The server wrote it for the first page and kept it out of the data.
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
