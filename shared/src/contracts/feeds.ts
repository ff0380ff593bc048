/** What each RSS feed is called, in the feed itself and where a page's head links to it (MT-06); by its path. */
export const feedTitles = {
  '/feed/blogs.xml': 'Tekskills insights',
  '/feed/newsroom.xml': 'Tekskills newsroom',
  '/feed/careers.xml': 'Open positions at Tekskills',
} as const

/** The title of the feed at an address; the company's name for one that is not known. */
export const feedTitleOf = (address: string): string =>
  Object.entries(feedTitles).find(([path]) => address.endsWith(path))?.[1] ?? 'Tekskills'
