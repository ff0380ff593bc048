import { useEffect, useState, type ComponentType } from 'react'
import { REVIEW_TOKEN } from '@tekskills/shared/contracts/review-token'
import type { InsightTypeName } from '../../kit/insights/insight-type'

export interface PreviewCommentsProps {
  kind: InsightTypeName
}

interface ReviewPanel {
  Panel: ComponentType<PreviewCommentsProps & { token: string }>
  token: string
}

/** The comments on the page of a preview link for people without an account, loaded by the browser on such a page only. */
export function PreviewComments({ kind }: PreviewCommentsProps) {
  const [loaded, setLoaded] = useState<ReviewPanel | null>(null)

  useEffect(() => {
    const token = new URLSearchParams(location.search).get('preview')
    if (!token?.startsWith(REVIEW_TOKEN)) return
    let isLeft = false
    void import(/* webpackChunkName: "outside-review" */ './OutsideReviewPanel').then(({ OutsideReviewPanel }) => {
      if (!isLeft) setLoaded({ Panel: OutsideReviewPanel, token })
    })
    return () => void (isLeft = true)
  }, [])

  return loaded && <loaded.Panel kind={kind} token={loaded.token} />
}
