import { styled } from 'styled-components'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import type { PicturePath } from '../../content/types'
import { DomainPicture } from './DomainPicture'

interface ContentPictureProps {
  image: PicturePath
  /** Size in pixels; the picture fills its box and is cropped to it. */
  width: number
  height: number
}

/** A decorative picture from the content: generated for `signal:` and `trace:`, loaded for any other address. */
export function ContentPicture({ image, width, height }: ContentPictureProps) {
  const [, kind, name = ''] = /^(signal|trace):(.*)$/.exec(image) ?? []
  if (kind === 'signal') return <SignalArt seed={name} width={width} height={height} />
  if (kind === 'trace') return <DomainPicture slug={name} />
  return <Photograph src={image} alt="" width={width} height={height} loading="lazy" decoding="async" />
}

const Photograph = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`
