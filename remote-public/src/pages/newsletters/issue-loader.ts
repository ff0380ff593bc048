import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import { isApiError } from '@tekskills/shared/http/api-error'
import { http } from '@tekskills/shared/http/client'
import { data, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import { newsletterArchive } from '../../content/newsletter'
import { UNAVAILABLE } from '../../kit/service/unless-unavailable'
import { newsletterIssuePath, paths } from '../../paths'

export interface NewsletterIssueData extends WithPageMeta {
  /** `null` if there is no such newsletter or, with `failed`, if the service could not be reached. */
  issue: ArchivedIssue | null
  failed?: boolean
}

/** The metadata of a page without a newsletter. */
const issueMeta: PageMeta = {
  title: 'Newsletter | Tekskills',
  description: 'A newsletter from Tekskills, as our subscribers received it.',
  type: 'website',
}

/** Loads a sent newsletter; responds with 404 or 410 if there is none, and with 503 while the service is unreachable. */
export async function loader({ request, params: { newsletterName = '' } }: LoaderFunctionArgs) {
  const { origin } = new URL(request.url)
  try {
    const path = `/public/user/newsLetter/issues/${encodeURIComponent(newsletterName)}`
    const { data: issue } = await http.get<ArchivedIssue>(path, { signal: request.signal })
    const address = newsletterIssuePath(issue.slug)
    const result: NewsletterIssueData = {
      issue,
      meta: {
        ...issueMeta,
        title: `${issue.subject} | Tekskills newsletter`,
        description: issue.preheader || issue.item.description,
        canonicalLink: address,
        ...(issue.item.image && { image: `${issue.item.image}&crop=share`, imageAlt: issue.item.imageAlt }),
      },
      structuredData: [
        breadcrumbs(origin, [
          { name: newsletterArchive.name, path: paths.newsletters },
          { name: issue.subject, path: address },
        ]),
      ],
    }
    return result
  } catch (error) {
    if (!isApiError(error)) throw error
    const { status = 0 } = error
    const failed = ![400, 404, 410, 414, 422].includes(status)
    const meta: PageMeta = { ...issueMeta, robots: 'noindex, nofollow' }
    const result: NewsletterIssueData = { issue: null, failed, meta }
    return data(result, failed ? UNAVAILABLE : { status: status === 410 ? 410 : 404 })
  }
}
