import { useEffect } from 'react'
import { useLoaderData } from '@tekskills/shared/routing/router'
import { browserStorage } from '@tekskills/shared/storage/browser-storage'
import type { CaseStudy } from '../../features/case-study/case-study'
import { InsightNotFound } from '../../kit/insight-detail/InsightNotFound'
import { InsightUnavailable } from '../../kit/insight-detail/InsightUnavailable'
import type { ItemData } from './insight-loader'
import { insightTypes } from '../../kit/insights/insight-type'
import { CaseStudyView } from './CaseStudyView'

/** One case study, or a message if it cannot be shown; stores the id of the last opened one (contract §3.10). */
export function CaseStudyPage() {
  const { item, failed, pageUrl } = useLoaderData<ItemData<CaseStudy>>()
  const id = item?.id
  useEffect(() => {
    if (!id) return
    const remember = () => void browserStorage.write('casestudyId', id)
    remember()
    // Another tab may have stored another id in the meantime.
    addEventListener('focus', remember)
    return () => removeEventListener('focus', remember)
  }, [id])

  const kind = insightTypes.caseStudies
  if (item) return <CaseStudyView study={item} pageUrl={pageUrl} />
  return failed ? <InsightUnavailable kind={kind} /> : <InsightNotFound kind={kind} />
}
