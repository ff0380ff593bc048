import type { ReadingSource } from '@tekskills/shared/contracts/http/reading-figures'

const SEARCH = /(^|\.)(google|bing|duckduckgo|ecosia|qwant|startpage|yahoo|baidu|yandex|brave)\./
const SOCIAL =
  /(^|\.)(linkedin|facebook|instagram|reddit|youtube|mastodon|bsky|xing)\.|^(t\.co|x\.com|lnkd\.in|news\.ycombinator\.com)$/

/**
 * Where the reader of the first page of a document came from: a closed list, so that no address of another site is sent.
 * @param referrer `document.referrer`
 */
export function readingSource(referrer: string, { host, search }: { host: string; search: string }): ReadingSource {
  if (/[?&](utm_source|utm_medium|utm_campaign)=/.test(search)) return 'CAMPAIGN'
  if (!URL.canParse(referrer)) return 'DIRECT'
  const from = new URL(referrer)
  if (from.host === host) return 'INSIDE'
  if (SEARCH.test(from.hostname)) return 'SEARCH'
  return SOCIAL.test(from.hostname) ? 'SOCIAL' : 'SITE'
}
