import { styled } from 'styled-components'
import { TextLink } from './TextLink'

interface PlaceTextProps {
  /** An address, or a link to a video call. */
  place: string
  /** The text of the link; its address by default. */
  linkText?: string
}

/** Where an appointment takes place: a link if that is a video call. */
export function PlaceText({ place, linkText }: PlaceTextProps) {
  return (
    <Root dir="auto">
      {/^https?:\/\/\S+$/i.test(place) ? (
        <TextLink href={place} external>
          {linkText ?? place}
        </TextLink>
      ) : (
        place
      )}
    </Root>
  )
}

const Root = styled.bdi`
  overflow-wrap: anywhere;
`
