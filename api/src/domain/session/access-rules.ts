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

/** Who may call the route registered as `url`; `closed` when no rule covers it, so that a forgotten rule refuses every caller. */
export function accessOf(url: string, stated?: RouteAccess): RouteAccess | 'closed' {
  return stated ?? byArea[/^\/api\/(\w+)/.exec(url)?.[1] ?? ''] ?? 'closed'
}
