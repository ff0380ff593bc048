import { styled } from 'styled-components'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { home } from '../../content/home'
import { WideArt } from '../../kit/page-content/WideArt'

/** Id of the section that the call to action links to. */
export const HOW_WE_WORK = 'how-we-work'

const { eyebrow, heading, lead, action, secondaryAction, pictureSeed } = home.hero

/** The hero: heading, one sentence, the link to a person, one picture. */
export function Hero() {
  return (
    <Root>
      <Container>
        <TextColumn>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1} size="display">
            {heading}
          </Heading>
          <Text $size="lead" $tone="muted" $measure>
            {lead}
          </Text>
          <Cluster $gap="sm">
            <ButtonLink to={action.to}>{action.label}</ButtonLink>
            <ButtonLink to={{ hash: HOW_WE_WORK }} state={SAME_PAGE} variant="secondary">
              {secondaryAction.label}
            </ButtonLink>
          </Cluster>
        </TextColumn>
      </Container>
      <WideArt seed={pictureSeed} />
    </Root>
  )
}

const Root = styled.section`
  overflow: clip;
  background: ${({ theme }) => theme.gradient.wash};
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;
  max-inline-size: ${({ theme }) => theme.layout.narrow};
  padding-block: ${({ theme }) => `${theme.space.xxxl} ${theme.space.xxl}`};

  ${media.wide} {
    max-inline-size: 88%;
  }
`
