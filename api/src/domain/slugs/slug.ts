import transliterate from '@sindresorhus/transliterate'

const MAX_LENGTH = 120
const reserved = new Set(['page', 'feed', 'rss', 'preview', 'download'])

/**
 * Lower-case words of `name` joined by hyphens (contract §3.5). Letters without a plain one below them, ß or æ, and those
 * of Cyrillic, Greek, Arabic … are spelled out; `fallback` where nothing can be, as of Chinese.
 */
export function slugOf(name: string, fallback: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = transliterate(plain)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH - 5)
    .replace(/^-+|-+$/g, '')
  return words || fallback
}

/** `slug`, or the first of `slug-2`, `slug-3` … that is neither taken nor reserved. */
export async function freeSlug(slug: string, isTaken: (candidate: string) => Promise<boolean>): Promise<string> {
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : `-${count}`
    const candidate = slug.slice(0, MAX_LENGTH - suffix.length) + suffix
    if (!reserved.has(candidate) && !(await isTaken(candidate))) return candidate
  }
}

export const isReserved = (slug: string) => reserved.has(slug)
