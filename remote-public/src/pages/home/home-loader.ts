import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { organization, webSite } from '@tekskills/shared/seo/structured-data'
import { leadOf, type Lead } from '../../content/people/leads'
import type { InsightCard } from '../../kit/insights/insight-card'
import { listLatestBlogs, listProvenCaseStudies } from '../../kit/insights/insights-api'
import { loadPortraits, withPortrait } from '../../features/people/portraits-api'
import { unlessUnavailable } from '../../kit/service/unless-unavailable'

export interface HomeData extends WithPageMeta {
  /** `null` if the service could not be reached, like the case studies; the rest of the page is still shown. */
  blogs: InsightCard[] | null
  caseStudies: InsightCard[] | null
  /** The person who reads messages of visitors. */
  lead: Lead
}

const LATEST = 3

export async function loader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const [blogs, caseStudies, portraits] = await Promise.all([
    unlessUnavailable(listLatestBlogs(LATEST, request.signal)),
    unlessUnavailable(listProvenCaseStudies(LATEST, request.signal)),
    loadPortraits(request.signal),
  ])
  const { origin } = new URL(request.url)
  return {
    blogs,
    caseStudies,
    lead: withPortrait(leadOf(), portraits),
    structuredData: [organization(origin), webSite(origin)],
    incomplete: !blogs || !caseStudies,
  }
}
