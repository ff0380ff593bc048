import { styled } from 'styled-components'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import type { PicturePath } from '../../content/types'
import { DomainPicture } from './DomainPicture'

interface ContentPictureProps {
  image: PicturePath
  /** Size of the frame in pixels; the picture fills its box and is cut to it. */
  width: number
  height: number
}

/** A picture that the content names: drawn for `signal:` and `trace:`, fetched for any other address; decorative. */
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
