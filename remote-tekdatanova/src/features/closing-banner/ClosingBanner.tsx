import { useId } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { contactPath } from '../../paths'
import { closingBanner } from '../../content/closing-banner'
import { scheduleMeet } from '../../content/contact-labels'
import { ConvergingLines } from '../../kit/pictures/ConvergingLines'

/** The closing banner of every page of the microsite (MS-01). */
export function ClosingBanner() {
  const headingId = useId()
  return (
    <Band aria-labelledby={headingId}>
      <Art>
        <ConvergingLines seed="closing-banner" />
      </Art>
      <TextColumn>
        <Heading level={2} size="h1" id={headingId}>
          {closingBanner.title}
        </Heading>
        <Text $size="lead" $tone="muted" $measure>
          {closingBanner.line}
        </Text>
        <ButtonLink to={contactPath}>{scheduleMeet}</ButtonLink>
      </TextColumn>
    </Band>
  )
}

const Band = styled.section`
  position: relative;
  overflow: clip;
  padding-bottom: ${({ theme }) => theme.space.section};
  border-top: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.gradient.wash};

  ${media.laptop} {
    padding-top: ${({ theme }) => theme.space.section};
  }
`

/* Above the text on narrow screens, as on the landing page. */
const Art = styled.div`
  height: 10rem;

  ${media.tablet} {
    height: 15rem;
  }

  ${media.laptop} {
    position: absolute;
    inset: 0 0 0 44%;
    height: auto;
    opacity: 0.9;
    mask-image: linear-gradient(90deg, transparent, currentColor 40%);
  }
`

const TextColumn = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${({ theme }) => theme.space.lg};

  h2 {
    max-width: 14em;
  }
`
