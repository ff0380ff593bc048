import { styled } from 'styled-components'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { Picture } from '@tekskills/shared/ui/Picture/Picture'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

const WIDTH = 1280
const HEIGHTS = { card: 720, banner: 600 }

interface BlogPictureProps {
  blog: Pick<BlogCard, 'url' | 'imageAlt' | 'slug'>
  /** How wide it is laid out, as the `sizes` attribute. */
  sizes: string
  priority?: boolean
  /** `banner` is lower, for the full width of the page. */
  shape?: keyof typeof HEIGHTS
  className?: string
}

/** An article's picture; one drawn from its slug where it has none, so that no two are alike. */
export function BlogPicture({ blog, sizes, priority, shape = 'card', className }: BlogPictureProps) {
  const height = HEIGHTS[shape]
  if (!blog.url) {
    return (
      <Drawn className={className} $height={height}>
        <SignalArt seed={blog.slug} width={WIDTH} height={height} />
      </Drawn>
    )
  }
  return (
    <Picture
      src={blog.url}
      alt={blog.imageAlt}
      width={WIDTH}
      height={height}
      sizes={sizes}
      priority={priority}
      className={className}
    />
  )
}

const Drawn = styled.div<{ $height: number }>`
  overflow: hidden;
  aspect-ratio: ${({ $height }) => `${WIDTH} / ${$height}`};
  background: ${({ theme }) => theme.color.surfaceMuted};
`
