import { useLoaderData } from '@tekskills/shared/routing/router'
import { notFoundContent } from '../../content/not-found'
import { AspectCards } from '../../features/content-page/AspectCards'
import { BenefitCards } from '../../features/content-page/BenefitCards'
import { ContentBanner } from '../../features/content-page/ContentBanner'
import { FundamentalCards } from '../../features/content-page/FundamentalCards'
import type { ContentData } from './content-loader'

/** A page of the catalogue (MS-10), or the notice for a slug that is not in it (MS-09). */
export function ContentRoute() {
  const { page } = useLoaderData<ContentData>()
  if (!page) return <ContentBanner {...notFoundContent} background="signal:nothing-here" />

  return (
    <>
      <ContentBanner {...page} />
      {page.funCards.length > 0 && <FundamentalCards {...page} />}
      {page.benifitCards.length > 0 && <BenefitCards {...page} />}
      {page.aspectCards.length > 0 && <AspectCards {...page} />}
    </>
  )
}
