import type { ReactNode } from 'react'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { PicturePath } from '../../content/types'
import { Banner } from '../../kit/banner/Banner'

interface ContentBannerProps {
  /** Label above the title. */
  kicker?: string
  title: string
  subtitle?: string
  description: string
  background: PicturePath
  /** Shown next to the 'Schedule Meet' link. */
  aside?: ReactNode
}

/** The banner of a content page: title, optional subtitle, description and the 'Schedule Meet' link (MS-10). */
export function ContentBanner({ kicker, title, subtitle, description, background, aside }: ContentBannerProps) {
  return (
    <Banner background={background} aside={aside}>
      {kicker && <Eyebrow>{kicker}</Eyebrow>}
      <Heading level={1}>{title}</Heading>
      {subtitle && (
        <Text $size="lead" $tone="accent">
          {subtitle}
        </Text>
      )}
      <Text $tone="muted">{description}</Text>
    </Banner>
  )
}
