import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { careers } from '../../content/careers/careers'
import { OPPORTUNITIES_PATH } from '../../kit/jobs/job-query'
import { positions } from '../../kit/jobs/job-labels'
import { HeroArt } from '../../kit/page-content/PageArt'

const { eyebrow, heading, lead, pictureSeed, action, secondaryAction } = careers.hero

/** The hero with its two links. `total` is the number of open positions, undefined if it could not be loaded. */
export function Hero({ total }: { total: number | undefined }) {
  return (
    <Root>
      <Columns>
        <TextColumn>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1}>{heading}</Heading>
          <Text $size="lead" $tone="muted" $measure>
            {lead}
          </Text>
          <Cluster $gap="md">
            <ButtonLink to={OPPORTUNITIES_PATH}>{total ? `See ${positions(total)}` : action}</ButtonLink>
            <ButtonLink to="/careers/life-at-tekskills" variant="secondary">
              {secondaryAction}
            </ButtonLink>
          </Cluster>
        </TextColumn>
        <Picture>
          <HeroArt seed={pictureSeed} />
        </Picture>
      </Columns>
    </Root>
  )
}

const Root = styled.section`
  overflow: clip;
  background: ${({ theme }) => theme.gradient.wash};
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;
  padding-block: ${({ theme }) => `${theme.space.section} ${theme.space.lg}`};

  ${media.laptop} {
    padding-block-end: ${({ theme }) => theme.space.section};
  }
`

/** Centered beside the text, which stays where it was painted before the picture has arrived. */
const Picture = styled.div`
  align-self: center;
  padding-block-end: ${({ theme }) => theme.space.lg};
`
