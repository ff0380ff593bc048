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

/** What a sample item of every kind has; texts are HTML of the tags that the service keeps. */
export type SeedItem = {
  slug: string
  description: string
  categorySlug: string
  publishedDaysAgo: number
  imageAlt: string
  pictureSeed: string
}

export type SeedBlog = SeedItem & {
  blogName: string
  content: string
  authorSlug: string
  tags: string[]
  featured: boolean
}

export type SeedNews = SeedItem & { title: string; content: string }

/** A sample case study of an invented client; like real ones, some leave a part untold. */
export type SeedCaseStudy = SeedItem & {
  caseStudyName: string
  industry: string
  clientName: string
  services: string[]
  aboutClient?: string
  objective?: string
  challenge?: string
  solution?: string
  impact?: string
}
