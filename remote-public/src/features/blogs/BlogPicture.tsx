import { styled } from 'styled-components'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { Picture } from '@tekskills/shared/ui/Picture/Picture'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

const WIDTH = 1280
const HEIGHT = 720

interface BlogPictureProps {
  blog: Pick<BlogCard, 'url' | 'imageAlt' | 'slug'>
  /** How wide it is laid out, as the `sizes` attribute. */
  sizes: string
  priority?: boolean
  className?: string
}

/** An article's picture; one drawn from its slug where it has none, so that no two are alike. */
export function BlogPicture({ blog, sizes, priority, className }: BlogPictureProps) {
  if (!blog.url) {
    return (
      <Drawn className={className}>
        <SignalArt seed={blog.slug} width={WIDTH} height={HEIGHT} />
      </Drawn>
    )
  }
  return (
    <Picture
      src={blog.url}
      alt={blog.imageAlt}
      width={WIDTH}
      height={HEIGHT}
      sizes={sizes}
      priority={priority}
      className={className}
    />
  )
}

const Drawn = styled.div`
  overflow: hidden;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  background: ${({ theme }) => theme.color.surfaceMuted};
`
