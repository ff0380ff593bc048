import { useLoaderData } from '@tekskills/shared/routing/router'
import { LeadBand } from '../../features/people/LeadBand'
import { ProofBand } from '../../features/proof/ProofBand'
import { ContentView } from '../../kit/page-content/ContentView'
import type { ServicePageData } from './service-loader'

/** A static page with one content file: most company pages, and services, which show a case study and end with their lead. */
export function ContentPage() {
  const { page, lead, proof } = useLoaderData<ServicePageData>()
  return (
    <ContentView
      page={page}
      proof={proof && <ProofBand card={proof} />}
      ending={lead && <LeadBand next={page.next} lead={lead} />}
    />
  )
}
