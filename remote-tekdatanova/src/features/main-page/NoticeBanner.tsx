import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import type { MainPageContent } from '../../content/types'
import { Banner } from '../../kit/banner/Banner'

type NoticeBannerProps = Pick<MainPageContent, 'background'> & Required<Pick<MainPageContent, 'notice'>>

/** The banner of a page that only announces itself: a notice without title and description (MS-08). */
export function NoticeBanner({ background, notice }: NoticeBannerProps) {
  return (
    <Banner background={background}>
      <VisuallyHidden as="h1">{notice.heading}</VisuallyHidden>
      <Text $size="lead">{notice.text}</Text>
    </Banner>
  )
}
