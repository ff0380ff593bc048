import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { renditionUrl, sourceSet } from './picture-sources'
import { usePictureFallback } from './use-picture-fallback'

export interface PictureProps {
  /** URL of the service, e.g. `/api/public/user/blogs/download/{id}?v=3`; without one a drawn picture is shown. */
  src: string | null | undefined
  /** What the picture shows; empty for decoration. */
  alt: string
  /** Intrinsic size in pixels; reserves the space before the picture loads. */
  width: number
  height: number
  /** The `sizes` attribute: the layout width. */
  sizes?: string
  /** For the largest picture of the page: loads it eagerly and with high priority. */
  priority?: boolean
  /** The point that stays in view where the picture is cropped, in percent; the center by default. */
  focus?: { x: number; y: number } | null
  className?: string
  /** Shown in place of a missing picture; a drawn one by default. */
  fallback?: ReactNode
  /** Marks a picture that moves from a list to its page. */
  'data-cover'?: string
}

/** A picture of the service in the best format and width for the device, with a drawn one as the fallback. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  priority = false,
  focus,
  className,
  fallback,
  'data-cover': cover,
}: PictureProps) {
  const { image, failed, onError } = usePictureFallback(src)

  if (!src || failed) {
    return (
      <Frame
        className={className}
        data-cover={cover}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        $width={width}
        $height={height}
      >
        {fallback ?? <SignalArt seed={src || alt || 'tekskills'} width={width} height={height} />}
      </Frame>
    )
  }
  return (
    <Frame as="picture" className={className} data-cover={cover} $width={width} $height={height} $focus={focus}>
      <source type="image/avif" srcSet={sourceSet(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(src, 'webp')} sizes={sizes} />
      <img
        ref={image}
        src={renditionUrl(src, 960, 'jpeg')}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        onError={onError}
      />
    </Frame>
  )
}

const Frame = styled.div<{ $width: number; $height: number; $focus?: PictureProps['focus'] }>`
  display: block;
  overflow: hidden;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  background: ${({ theme }) => theme.color.surfaceMuted};

  & > :is(img, svg) {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: ${({ $focus }) => ($focus ? `${$focus.x}% ${$focus.y}%` : 'center')};
  }
`
