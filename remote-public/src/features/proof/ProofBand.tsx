import { useId } from 'react'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { cardLinkTarget } from '@tekskills/shared/ui/Card/Card'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import { PROOF } from '../../content/page-content'
import { CardTitle } from '../../kit/insights/CardTitle'
import { FactLine } from '../../kit/insights/FactLine'
import type { InsightCard } from '../../kit/insights/insight-card'
import { BeforeAfter } from '../../kit/results/BeforeAfter'
import { Figure } from '../../kit/results/Figure'

/** A case study that proves what the page promises: its figure on the left, what it is about on the right. */
export function ProofBand({ card }: { card: InsightCard }) {
  const headingId = useId()
  const { figure, measure, before, after } = card.proof?.result ?? {}
  return (
    <Ground id={PROOF.id} aria-labelledby={headingId}>
      <Container>
        <Study>
          <Result>
            <p>
              <Figure>{figure}</Figure>
              <Text as="span" $weight="semibold">
                {measure}
              </Text>
            </p>
            {before != null && after != null && <BeforeAfter before={before} after={after} />}
          </Result>
          <TextColumn>
            <Eyebrow>{PROOF.name}</Eyebrow>
            <Heading level={2} size="h3" id={headingId}>
              <CardTitle card={card} />
            </Heading>
            <Text $measure>{card.description}</Text>
            <FactLine facts={card.facts} />
            <More aria-hidden="true" $size="small" $weight="semibold">
              Read the case study
              <ArrowRight strokeWidth={1.75} />
            </More>
          </TextColumn>
        </Study>
      </Container>
    </Ground>
  )
}

const Ground = styled(Band)`
  padding-block: ${({ theme }) => theme.space.xxxl};
  background: ${({ theme }) => theme.color.accentSoft};
`

const Study = styled.div`
  ${cardLinkTarget}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${({ theme }) => theme.space.xxxl};
    align-items: center;
  }
`

const Result = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;
`

/** The title is the link; this line only shows that there is one. */
const More = styled(Text)`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  color: ${({ theme }) => theme.color.accent};

  & > svg {
    inline-size: ${({ theme }) => theme.icon.sm};
  }

  ${media.print} {
    display: none;
  }
`
