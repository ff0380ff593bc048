/** An invented author of sample content. */
export type SeedAuthor = { authorName: string; designation: string; description: string; slug: string }

/** A category of sample content. */
export type SeedCategory = {
  categoryName: string
  slug: string
  description: string
  type: 'ALL' | 'BLOG' | 'CASESTUDY' | 'NEWSROOM'
  sortOrder: number
}

/** Fields of every sample item; texts are HTML with the tags that the service allows. */
export type SeedItem = {
  slug: string
  description: string
  categorySlug: string
  publishedDaysAgo: number
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

/** A sample case study of an invented client; like real ones, some lack a part. */
export type SeedCaseStudy = SeedItem & {
  caseStudyName: string
  industry: string
  clientName: string
  services: string[]
  /** As staff write them: figure | what it measures | before | after. */
  results: string[]
  aboutClient?: string
  objective?: string
  challenge?: string
  solution?: string
  impact?: string
}
