import type { IndustryWork } from '../../content/types'
import { IndustryCurve } from './IndustryCurve'
import { IndustryExample } from './IndustryExample'
import { IndustryProblems } from './IndustryProblems'

/** What an industry's page says below its banner; `slug` selects its curve. */
export function IndustrySections({ slug, work }: { slug: string; work: IndustryWork }) {
  return (
    <>
      <IndustryCurve slug={slug} curve={work.curve} />
      <IndustryProblems {...work} />
      <IndustryExample {...work} />
    </>
  )
}
