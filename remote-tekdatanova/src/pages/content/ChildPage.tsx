import { notFoundContent } from '../../content/not-found'
import { AspectCards } from '../../features/content-page/AspectCards'
import { BenefitCards } from '../../features/content-page/BenefitCards'
import { ContentBanner } from '../../features/content-page/ContentBanner'
import { FundamentalRow } from '../../features/content-page/FundamentalRow'
import { IndustrySections } from '../../features/industry/IndustrySections'
import { methodPlace, type MethodPlace } from '../../features/method/method-place'
import { MethodSection } from '../../features/method/MethodSection'
import { WorkExample } from '../../features/work-example/WorkExample'
import { MicrosoftPartnerLogo } from '../../kit/pictures/MicrosoftPartnerLogo'
import type { PicturePath } from '../../content/types'
import type { ContentData } from './content-loader'

type ChildPageProps = Extract<ContentData, { layout: 'child' }>

/** A content page (MS-10), or the notice for a slug without content (MS-09). */
export function ChildPage({ page, isMicrosoft, isIndustry }: ChildPageProps) {
  if (!page) return <ContentBanner {...notFoundContent} background="signal:nothing-here" />

  const { method } = page
  const proof = page.work ?? page.proof
  const methodAfter = (place: MethodPlace) =>
    method && methodPlace(method) === place && <MethodSection method={method} />

  return (
    <>
      <ContentBanner
        {...page}
        kicker={isIndustry ? 'Industries' : undefined}
        aside={isMicrosoft ? <MicrosoftPartnerLogo /> : undefined}
      />
      {page.work && <IndustrySections slug={slugOf(page.background)} work={page.work} />}
      {methodAfter('banner')}
      {page.funCards.length > 0 && <FundamentalRow {...page} />}
      {methodAfter('fundamentals')}
      {page.benifitCards.length > 0 && <BenefitCards {...page} showsFigures={isMicrosoft} />}
      {methodAfter('benefits')}
      {page.aspectCards.length > 0 && <AspectCards {...page} />}
      {methodAfter('aspects')}
      {proof && <WorkExample {...proof} />}
    </>
  )
}

/** The industry whose curve is the picture of a banner. */
const slugOf = (background: PicturePath) => background.replace(/^trace:/, '')
