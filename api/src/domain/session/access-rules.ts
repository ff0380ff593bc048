import type { RouteAccess } from '../../platform/http/plugins/route-access'

/** The authorisation matrix of contract §3.4, by the first segment of the path under `/api`. */
const byArea: Record<string, RouteAccess> = {
  me: 'signed-in',
  logout: 'signed-in',
  audit: 'signed-in',
  blogs: 'BLOGS',
  author: 'BLOGS',
  category: 'BLOGS',
  newsRoom: 'BLOGS',
  caseStudy: 'BLOGS',
  enquiry: 'BLOGS',
  newsLetter: 'BLOGS',
  media: 'BLOGS',
  redirects: 'BLOGS',
  career: 'CAREERS',
  jobApplicants: 'CAREERS',
}

/**
 * Who may call the route registered as `url`. Returns `closed` if no rule covers it, so that a missing rule rejects
 * every caller.
 */
export function accessOf(url: string, explicit?: RouteAccess): RouteAccess | 'closed' {
  return explicit ?? byArea[/^\/api\/(\w+)/.exec(url)?.[1] ?? ''] ?? 'closed'
}
