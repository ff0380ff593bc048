interface Slugs {
  content: { slug: string }[]
}

/** Paths of one page of each kind, by name. */
export async function benchPages(service: string): Promise<Record<string, string>> {
  const response = await fetch(`${service}/api/public/user/get-allblogs?size=1`)
  const newest = ((await response.json()) as Slugs).content[0]?.slug
  return {
    home: '/',
    blogs: '/resources/blogs',
    service: '/services/cloud',
    article: `/blog/${newest}`,
    opportunities: '/opportunities',
    microsite: '/tekdatanova',
  }
}
