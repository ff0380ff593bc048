import { styled } from 'styled-components'
import { Picture } from '@tekskills/shared/ui/Picture/Picture'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import type { InsightImage } from './insight-card'

const WIDTH = 1280
const HEIGHTS = { card: 720, banner: 600 }

interface InsightPictureProps {
  image: InsightImage
  /** The `sizes` attribute. */
  sizes: string
  priority?: boolean
  /** `banner` is flatter than `card`, for the full width of the page. */
  shape?: keyof typeof HEIGHTS
  className?: string
}

/** An item's picture, or generated art seeded with its slug: here if it has none, by `Picture` if it fails (CS-02). */
export function InsightPicture({ image, sizes, priority, shape = 'card', className }: InsightPictureProps) {
  const height = HEIGHTS[shape]
  if (!image.url) {
    return (
      <Drawn className={className} $height={height} data-cover="">
        <SignalArt seed={image.seed} width={WIDTH} height={height} />
      </Drawn>
    )
  }
  return (
    <Picture
      src={image.url}
      alt={image.alt}
      width={WIDTH}
      height={height}
      sizes={sizes}
      focus={image.focus}
      priority={priority}
      className={className}
      data-cover=""
    />
  )
}

const Drawn = styled.div<{ $height: number }>`
  overflow: hidden;
  aspect-ratio: ${({ $height }) => `${WIDTH} / ${$height}`};
  background: ${({ theme }) => theme.color.surfaceMuted};
`
