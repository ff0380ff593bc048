import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Eyebrow } from '@tekskills/shared/ui/Text/Text'
import { home } from '../../content/home'
import { WideArt } from '../../kit/page-content/WideArt'

/** Id of the section that the call to action links to. */
export const HOW_WE_WORK = 'how-we-work'

const { eyebrow, heading, action, pictureSeed } = home.hero

/** The hero: one sentence, one picture, one call to action. */
export function Hero() {
  return (
    <Root>
      <Container>
        <Words>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <ButtonLink to={{ hash: HOW_WE_WORK }} state={{ samePage: true }}>
            {action.label}
          </ButtonLink>
        </Words>
      </Container>
      <WideArt seed={pictureSeed} />
    </Root>
  )
}

const Root = styled.section`
  overflow: clip;
  background: ${({ theme }) => theme.gradient.wash};
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;
  max-inline-size: ${({ theme }) => theme.layout.narrow};
  padding-block: ${({ theme }) => `${theme.space.xxxl} ${theme.space.xxl}`};

  ${media.wide} {
    max-inline-size: 88%;
  }
`
