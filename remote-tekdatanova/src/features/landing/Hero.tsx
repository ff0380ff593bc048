import { ArrowDown } from 'lucide-react'
import { styled } from 'styled-components'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { hero } from '../../content/landing/hero'
import { contactPath } from '../../paths'
import { scheduleMeet } from '../../content/contact-labels'
import { ConvergingLines } from '../../kit/pictures/ConvergingLines'

/** The hero of the landing page: title, picture and calls to action (MS-13). */
export function Hero() {
  return (
    <Stage>
      <Art>
        <ConvergingLines seed="tekdatanova" />
      </Art>
      <TextColumn>
        <Eyebrow>{hero.kicker}</Eyebrow>
        <Heading level={1} size="display">
          {hero.title} <Emphasis>{hero.emphasis}</Emphasis>
        </Heading>
        <Text $size="lead" $tone="muted">
          {hero.lead}
        </Text>
        <Cluster $gap="md">
          <ButtonLink to={contactPath}>{scheduleMeet}</ButtonLink>
          <ButtonLink to="#framework" state={SAME_PAGE} variant="secondary" icon={<ArrowDown aria-hidden="true" />}>
            {hero.more}
          </ButtonLink>
        </Cluster>
      </TextColumn>
    </Stage>
  )
}

const Stage = styled.section`
  position: relative;
  overflow: clip;
  background: ${({ theme }) => theme.gradient.wash};

  ${media.laptop} {
    min-height: min(46rem, 86vh);
  }
`

const Art = styled.div`
  height: 10rem;

  ${media.tablet} {
    height: 15rem;
  }

  ${media.laptop} {
    position: absolute;
    inset: 0 0 0 40%;
    height: auto;
    mask-image: linear-gradient(90deg, transparent, currentColor 36%);
  }
`

const TextColumn = styled(Container)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${({ theme }) => theme.space.lg};
  padding-bottom: ${({ theme }) => theme.space.section};

  /* Not centered in the height: text that is painted before all of it has arrived would move. */
  ${media.laptop} {
    padding-block: max(${({ theme }) => theme.space.section}, 12vh) ${({ theme }) => theme.space.section};

    & > * {
      max-width: min(42rem, 58%);
    }
  }
`

const Emphasis = styled.em`
  background: ${({ theme }) => theme.gradient.signal};
  background-clip: text;
  color: transparent;
  font-style: normal;

  ${media.forcedColors} {
    background: none;
    color: inherit;
  }

  ${media.print} {
    background: none;
    color: inherit;
  }
`
