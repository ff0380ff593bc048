/** A person who signs sample content; all of them are invented. */
export type SeedAuthor = { authorName: string; designation: string; description: string; slug: string }

/** A subject of sample content. */
export type SeedCategory = {
  categoryName: string
  slug: string
  description: string
  type: 'ALL' | 'BLOG' | 'CASESTUDY' | 'NEWSROOM'
  sortOrder: number
}

/** One sample blog; `content` is HTML of the tags that the service keeps. */
export type SeedBlog = {
  blogName: string
  slug: string
  description: string
  content: string
  categorySlug: string
  authorSlug: string
  tags: string[]
  featured: boolean
  publishedDaysAgo: number
  imageAlt: string
  pictureSeed: string
}
