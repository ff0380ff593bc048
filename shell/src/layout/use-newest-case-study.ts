import { useCallback, useRef, useState } from 'react'
import { reportCaught } from '../release-reports/report-uncaught'
import type { NewestCaseStudy } from './load-newest-case-study'

/**
 * The newest case study with a result; undefined until it has been fetched, which starts when the user first approaches
 * the menu.
 */
export function useNewestCaseStudy() {
  const [study, setStudy] = useState<NewestCaseStudy>()
  const isRequested = useRef(false)
  const loadStudy = useCallback(async () => {
    if (isRequested.current) return
    isRequested.current = true
    try {
      const { loadNewestCaseStudy } = await import(/* webpackChunkName: "later" */ './load-newest-case-study')
      setStudy(await loadNewestCaseStudy())
    } catch (error) {
      reportCaught(error)
      // The client has logged it. The link to all case studies remains, and the next approach tries again.
      isRequested.current = false
    }
  }, [])
  return { study, loadStudy }
}
