import { notFoundContent } from '../../content/not-found'
import { AspectCards } from '../../features/content-page/AspectCards'
import { BenefitCards } from '../../features/content-page/BenefitCards'
import { ContentBanner } from '../../features/content-page/ContentBanner'
import { FundamentalRow } from '../../features/content-page/FundamentalRow'
import { MicrosoftPartnerLogo } from '../../kit/pictures/MicrosoftPartnerLogo'
import type { ContentData } from './content-loader'

type ChildPageProps = Extract<ContentData, { layout: 'child' }>

/** A content page (MS-10), or the notice for a slug without content (MS-09). */
export function ChildPage({ page, isMicrosoft, isIndustry }: ChildPageProps) {
  if (!page) return <ContentBanner {...notFoundContent} background="signal:nothing-here" />

  return (
    <>
      <ContentBanner
        {...page}
        kicker={isIndustry ? 'Industries' : undefined}
        aside={isMicrosoft ? <MicrosoftPartnerLogo /> : undefined}
      />
      {page.funCards.length > 0 && <FundamentalRow {...page} />}
      {page.benifitCards.length > 0 && <BenefitCards {...page} showsFigures={isMicrosoft} />}
      {page.aspectCards.length > 0 && <AspectCards {...page} />}
    </>
  )
}
