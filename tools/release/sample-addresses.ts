import { matchRoutes } from 'react-router-dom'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

/** An address of a page, for one address pattern of a release. */
export interface SampleAddress {
  path: string
  /** No address of this pattern is listed, so the page may say that it has no such content. */
  isInvented: boolean
}

/** The value of a parameter whose values are not known. */
const INVENTED = 'sample'

/**
 * One address for each pattern of a release: the pattern itself, unless it has parameters; then the first address that
 * the release or the service lists.
 * @param listed addresses that the service lists
 */
export function sampleAddresses(
  { routes, pages = [] }: Pick<ReleaseDescriptor, 'routes' | 'pages'>,
  listed: readonly string[],
): SampleAddress[] {
  const patterns = routes.map(({ pattern }) => ({ path: pattern }))
  const known = new Map<string | undefined, string>()
  for (const path of [...pages.map((page) => page.path), ...listed]) {
    const pattern = matchRoutes(patterns, path)?.at(-1)?.route.path
    if (!known.has(pattern)) known.set(pattern, path)
  }
  return patterns.map(({ path: pattern }) => {
    if (!/[:*]/.test(pattern)) return { path: pattern, isInvented: false }
    const path = known.get(pattern)
    return path ? { path, isInvented: false } : { path: pattern.replace(/:[^/]+|\*/g, INVENTED), isInvented: true }
  })
}

/** The paths in the sitemaps of a service; none when it has no sitemap or does not respond. */
export async function listedAddresses(service: string): Promise<string[]> {
  const locations = async (path: string) => {
    const response = await fetch(new URL(path, service)).catch(() => undefined)
    const text = response?.ok ? await response.text() : ''
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  }
  const parts = await locations('/sitemap.xml')
  return (await Promise.all(parts.map(locations))).flat()
}
