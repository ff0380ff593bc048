/** Titles of the RSS feeds by path, for the feed itself and for links in the head of pages (MT-06). */
export const feedTitles = {
  '/feed/blogs.xml': 'Tekskills insights',
  '/feed/newsroom.xml': 'Tekskills newsroom',
  '/feed/careers.xml': 'Open positions at Tekskills',
} as const

/** The title of the feed at a URL; the company name if the feed is unknown. */
export const feedTitleOf = (address: string): string =>
  Object.entries(feedTitles).find(([path]) => address.endsWith(path))?.[1] ?? 'Tekskills'
