import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Eyebrow } from '@tekskills/shared/ui/Text/Text'
import { home } from '../../content/home'

/** Id of the section that the call leads to. */
export const HOW_WE_WORK = 'how-we-work'

const { eyebrow, heading, call, pictureSeed } = home.hero

/** One sentence, one picture, one call. */
export function Hero() {
  return (
    <Root>
      <Picture>
        <SignalArt seed={pictureSeed} width={960} height={720} />
      </Picture>
      <Container>
        <Words>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <div>
            <ButtonLink to={{ hash: HOW_WE_WORK }} state={{ samePage: true }}>
              {call.label}
            </ButtonLink>
          </div>
        </Words>
      </Container>
    </Root>
  )
}

const Root = styled.section`
  position: relative;
  overflow: clip;
  background: ${({ theme }) => theme.gradient.wash};
`

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => `${theme.space.xxl} ${theme.space.section}`};

  ${media.laptop} {
    justify-content: center;
    inline-size: 62%;
    min-block-size: 38rem;
    padding-block: ${({ theme }) => theme.space.section};
  }
`

const Picture = styled.div`
  aspect-ratio: 4 / 3;

  ${media.laptop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 46%;
    aspect-ratio: auto;
  }
`
