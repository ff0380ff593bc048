import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { blogNotice } from '../../content/blog-notice'
import type { PicturePath } from '../../content/types'
import { Banner } from '../../kit/banner/Banner'

/** The banner of the future blog: a notice without title and description (MS-08). */
export function NoticeBanner({ background }: { background: PicturePath }) {
  return (
    <Banner background={background}>
      <VisuallyHidden as="h1">{blogNotice.heading}</VisuallyHidden>
      <Text $size="lead">{blogNotice.notice}</Text>
    </Banner>
  )
}
