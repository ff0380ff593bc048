import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { ArchivedIssue } from '@tekskills/shared/contracts/http/newsletter-issues'
import { http } from '@tekskills/shared/http/client'
import { data, type LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import { newsletterArchive } from '../../content/newsletter'
import { newslettersMeta } from '../../content/newsletter-meta'
import { readPage } from '../../kit/lists/address-parameters'
import { UNAVAILABLE, unlessUnavailable } from '../../kit/service/unless-unavailable'
import { paths } from '../../paths'

export interface NewslettersData extends WithPageMeta {
  page: number
  /** `null` if the service could not be reached. */
  issues: ArchivedIssue[] | null
  totalPages: number
}

/** Loads one page of the sent newsletters, newest first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams, origin } = new URL(request.url)
  const page = readPage(searchParams.get('page'))
  const params = { page }
  const call = http.get<Page<ArchivedIssue>>('/public/user/newsLetter/issues', { params, signal: request.signal })
  const response = await unlessUnavailable(call)
  const result: NewslettersData = {
    page,
    issues: response?.data.content ?? null,
    totalPages: response?.data.totalPages ?? 0,
    meta: {
      ...newslettersMeta,
      ...(page > 0 && {
        title: `Newsletters: page ${page + 1} | Tekskills`,
        canonicalLink: `${paths.newsletters}?page=${page}`,
      }),
    },
    structuredData: [breadcrumbs(origin, [{ name: newsletterArchive.name, path: paths.newsletters }])],
  }
  return response ? result : data(result, UNAVAILABLE)
}
