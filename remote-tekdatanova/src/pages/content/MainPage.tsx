import { AspectCards } from '../../features/content-page/AspectCards'
import { ContentBanner } from '../../features/content-page/ContentBanner'
import { DocumentCards } from '../../features/main-page/DocumentCards'
import { NoticeBanner } from '../../features/main-page/NoticeBanner'
import type { ContentData } from './content-loader'

type MainPageProps = Extract<ContentData, { layout: 'main' }>

/** A page in the main layout: accelerators (MS-05), documents (MS-06, MS-07) or the blog's notice (MS-08). */
export function MainPage({ page, isAccelerators, isDocuments, isBlog }: MainPageProps) {
  if (isBlog && page.notice) return <NoticeBanner background={page.background} notice={page.notice} />

  return (
    <>
      <ContentBanner {...page} />
      {isDocuments && <DocumentCards {...page} />}
      {isAccelerators && (
        <AspectCards
          aspectSectionTitle={page.cardConatinerTitle}
          aspectSectionDesc={page.cardContainerDescription}
          aspectCards={page.aspectCards}
        />
      )}
    </>
  )
}
