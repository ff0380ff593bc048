/** A former path of the site and its successor; parameters are inserted where the successor names them. */
export interface RetiredPath {
  pattern: string
  successor: string
}

/** The retired and duplicate paths (MT-04). */
export const retiredPaths: readonly RetiredPath[] = [
  { pattern: '/blog', successor: '/resources/blogs' },
  { pattern: '/old-blog', successor: '/resources/blogs' },
  { pattern: '/old-blog/:name', successor: '/blog/:name' },
  { pattern: '/resources/blog', successor: '/resources/blogs' },
  { pattern: '/resources/blog/:name', successor: '/blog/:name' },
  { pattern: '/resources/blogs/:name', successor: '/blog/:name' },
  { pattern: '/news', successor: '/resources/newsroom' },
  { pattern: '/newsroom', successor: '/resources/newsroom' },
  { pattern: '/case-studies', successor: '/resources/case-studies' },
  { pattern: '/case-studies/:name', successor: '/individualcasestudy/:name' },
  { pattern: '/individualcasestudy', successor: '/resources/case-studies' },
  { pattern: '/contact-us', successor: '/contact' },
  { pattern: '/contact-us/:country', successor: '/contact?country=:country' },
  { pattern: '/contact/:country', successor: '/contact?country=:country' },
  { pattern: '/about', successor: '/about-us' },
  { pattern: '/aboutus', successor: '/about-us' },
  { pattern: '/about-us/leadership', successor: '/leadership' },
  { pattern: '/about/leadership', successor: '/leadership' },
  { pattern: '/leaders', successor: '/leadership' },
  { pattern: '/leadership/:name', successor: '/leadershipDetails/:name' },
  { pattern: '/leadershipDetails', successor: '/leadership' },
  { pattern: '/why-us', successor: '/whyus' },
  { pattern: '/career', successor: '/careers' },
  { pattern: '/jobs', successor: '/opportunities' },
  { pattern: '/privacy-policy', successor: '/privacy-notice' },
  { pattern: '/cookies', successor: '/cookie-policy' },
]

/** Robots directive of a retired path: search engines index its successor only (MT-04). */
export const RETIRED_ROBOTS = 'noindex, nofollow' as const

/** The successor of a retired path; `undefined` for any other path. */
export function redirectTargetOf(pathname: string): string | undefined {
  for (const { pattern, successor } of retiredPaths) {
    const values = parametersIn(pathname, pattern)
    if (values) return successor.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
  }
  return undefined
}

/** The path of a successor, without its query parameters. */
export const withoutQuery = (address: string) => address.split('?', 1)[0] ?? ''

/** The URL-encoded parameter values of a path that matches a pattern; `undefined` if it does not match. */
function parametersIn(pathname: string, pattern: string): Record<string, string> | undefined {
  const parts = pathname.split('/')
  const wanted = pattern.split('/')
  if (parts.length !== wanted.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (!name.startsWith(':')) {
      if (part.toLowerCase() !== name.toLowerCase()) return undefined
    } else if (part) values[name.slice(1)] = encodeURIComponent(decoded(part))
    else return undefined
  }
  return values
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
