import type { IndustryWork } from '../../content/types'
import { IndustryCurve } from './IndustryCurve'
import { IndustryProblems } from './IndustryProblems'

/** The curve and the problems of an industry; `slug` selects the curve. */
export function IndustrySections({ slug, work }: { slug: string; work: IndustryWork }) {
  return (
    <>
      <IndustryCurve slug={slug} curve={work.curve} />
      <IndustryProblems {...work} />
    </>
  )
}
