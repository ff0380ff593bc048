import { useEffect, useState } from 'react'
import { slug as slugSchema } from '@tekskills/shared/contracts/http/content'
import { http } from '@tekskills/shared/http/client'

/** Whether a slug is available, and a suggestion that is (contract §3.7, `checkSlug`). */
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

/** Debounce of the availability check in milliseconds. */
const DEBOUNCE_MS = 400

interface SlugToCheck {
  /** First part of the area's paths: `/blogs`. */
  path: string
  slug: string
  /** The record's current slug, which needs no check. */
  own: string | null | undefined
  excludeId?: string
}

/**
 * Checks with the service whether a typed slug is available; outdated responses are ignored.
 */
export function useSlugCheck({ path, slug, own, excludeId }: SlugToCheck): SlugCheck | undefined {
  const [result, setResult] = useState<SlugCheck & { slug: string }>()
  const needsCheck = slug !== '' && slug !== own && slugSchema.safeParse(slug).success

  useEffect(() => {
    if (!needsCheck) return
    const cancellation = new AbortController()
    const timer = setTimeout(() => {
      checkSlug(path, { slug, excludeId, signal: cancellation.signal })
        .then((check) => setResult({ ...check, slug }))
        // Saving reports the error again.
        .catch(() => undefined)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      cancellation.abort()
    }
  }, [path, slug, excludeId, needsCheck])

  return needsCheck && result?.slug === slug ? result : undefined
}
