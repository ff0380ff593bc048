interface Slugs {
  content: { slug: string }[]
}

/** One page of each kind: home, a service, an article, a case study, the open positions, the microsite. */
export async function benchPages(service: string): Promise<string[]> {
  const newest = async (list: string) => {
    const response = await fetch(`${service}/api/public/user/${list}?size=1`)
    return ((await response.json()) as Slugs).content[0]?.slug
  }
  const study = `/individualcasestudy/${await newest('get-allcaseStudy')}`
  return ['/', '/services/cloud', `/blog/${await newest('get-allblogs')}`, study, '/opportunities', '/tekdatanova']
}
