import { styled } from 'styled-components'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import type { PicturePath } from '../../content/types'

const DRAWN = 'signal:'

interface ContentPictureProps {
  image: PicturePath
  /** Size of the frame in pixels; the picture fills its box and is cut to it. */
  width: number
  height: number
}

/** A picture that the content names: drawn for `signal:` addresses, fetched for any other; decorative. */
export function ContentPicture({ image, width, height }: ContentPictureProps) {
  if (image.startsWith(DRAWN)) return <SignalArt seed={image.slice(DRAWN.length)} width={width} height={height} />
  return <Photograph src={image} alt="" width={width} height={height} loading="lazy" decoding="async" />
}

const Photograph = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
