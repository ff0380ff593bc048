import { useEffect, useState } from 'react'
import { slug as slugSchema } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

/** Whether an address is free in an area, and one that is (contract §3.7, `checkSlug`). */
interface SlugCheck {
  available: boolean
  suggestion: string
}

async function checkSlug(
  path: string,
  { slug, excludeId, signal }: { slug: string; excludeId?: string; signal: AbortSignal },
): Promise<SlugCheck> {
  const { data } = await http.get<SlugCheck>(`${path}/checkSlug`, { params: { slug, excludeId }, signal })
  return data
}

/** Milliseconds without a keystroke after which the service is asked. */
const REST = 400

interface SlugToCheck {
  /** First part of the area's paths: `/blogs`. */
  path: string
  slug: string
  /** The record's own address, which is free for it. */
  own: string | null | undefined
  excludeId?: string
}

/**
 * Asks the service whether a typed address is free; the last response wins, and a response for another address is
 * ignored.
 */
export function useSlugCheck({ path, slug, own, excludeId }: SlugToCheck): SlugCheck | undefined {
  const [result, setResult] = useState<SlugCheck & { slug: string }>()
  const isAsked = slug !== '' && slug !== own && slugSchema.safeParse(slug).success

  useEffect(() => {
    if (!isAsked) return
    const cancellation = new AbortController()
    const timer = setTimeout(() => {
      checkSlug(path, { slug, excludeId, signal: cancellation.signal })
        .then((check) => setResult({ ...check, slug }))
        // The save reports the error again.
        .catch(() => undefined)
    }, REST)
    return () => {
      clearTimeout(timer)
      cancellation.abort()
    }
  }, [path, slug, excludeId, isAsked])

  return isAsked && result?.slug === slug ? result : undefined
}
