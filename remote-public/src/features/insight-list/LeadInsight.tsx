import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Card } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { CardTitle } from '../../kit/insights/CardTitle'
import { FactLine } from '../../kit/insights/FactLine'
import { InsightPicture } from '../../kit/insights/InsightPicture'
import { ResultLine } from '../../kit/results/ResultLine'
import type { InsightCard } from '../../kit/insights/insight-card'

/** The large first item of a list. */
export function LeadInsight({ card }: { card: InsightCard }) {
  return (
    <Root as="article" $padding="none">
      <LeadPicture image={card.image} sizes="(min-width: 1300px) 720px, (min-width: 900px) 58vw, 92vw" priority />
      <TextColumn>
        {card.label && (
          <div>
            <Badge $tone="accent">{card.label}</Badge>
          </div>
        )}
        <Heading level={2} size="h3">
          <CardTitle card={card} />
        </Heading>
        {card.proof?.result && <ResultLine result={card.proof.result} />}
        <Text $tone="muted">{card.description}</Text>
        <FactLine facts={card.facts} />
      </TextColumn>
    </Root>
  )
}

const Root = styled(Card)`
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

// A box with an aspect ratio does not stretch by default.
const LeadPicture = styled(InsightPicture)`
  place-self: stretch;
`

const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    padding: ${({ theme }) => theme.space.xxl};
  }
`
