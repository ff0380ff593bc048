import type { AddressMeta, SiteAddress } from '@tekskills/shared/contracts/http/site-addresses'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 3
/** Minimum similarity of a suggestion. */
const MIN_SIMILARITY = 0.45
/** Maximum number of pages of the list to fetch, with 100 addresses each. */
const MAX_PAGES = 5

/** A page of the site that the visitor may have meant. */
export interface Suggestion {
  to: string
  title: string
}

/** The pages whose addresses are most similar to the given one, best first. Rejects with `ApiError`. */
export async function closestAddresses(address: string, signal: AbortSignal): Promise<Suggestion[]> {
  const wanted = letterPairs(address)
  const close = (await allAddresses(signal))
    .map((url) => ({ url, similarity: similarity(wanted, letterPairs(url)) }))
    .filter((found) => found.similarity >= MIN_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
  return Promise.all(close.slice(0, MAX_SUGGESTIONS).map(({ url }) => suggestionOf(url, signal)))
}

async function allAddresses(signal: AbortSignal): Promise<string[]> {
  const read = async (page: number) => {
    const params = { page, size: 100 }
    const { data } = await http.get<Page<SiteAddress>>('/public/user/get-allurls', { params, signal })
    return data
  }
  const first = await read(0)
  const others = Array.from({ length: Math.min(first.totalPages, MAX_PAGES) - 1 }, (_, index) => read(index + 1))
  return [first, ...(await Promise.all(others))].flatMap(({ content }) => content.map(({ url }) => url))
}

/** A suggestion with the page's title, or with its address if the title cannot be loaded. */
async function suggestionOf(url: string, signal: AbortSignal): Promise<Suggestion> {
  try {
    const { data } = await http.get<AddressMeta>('/public/user/geturls', { params: { url }, signal })
    return { to: url, title: data.title.split(' | ')[0] || url }
  } catch {
    return { to: url, title: url }
  }
}

/** Pairs of adjacent letters and digits, ignoring case and separators. */
function letterPairs(address: string): Set<string> {
  const text = address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)))
}

/** The Sørensen–Dice coefficient: 0 for nothing in common, 1 for the same pairs. */
function similarity(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size)
}
