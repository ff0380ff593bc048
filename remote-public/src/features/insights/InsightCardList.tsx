import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Card, CardBody } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { CardTitle } from './CardTitle'
import { FactLine } from './FactLine'
import { InsightPicture } from './InsightPicture'
import type { InsightCard } from './insight-card'

interface InsightCardListProps {
  cards: readonly InsightCard[]
  /** Place of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
}

/** Items as cards, each a link as a whole. */
export function InsightCardList({ cards, headingLevel = 3 }: InsightCardListProps) {
  return (
    <Cards>
      {cards.map((card) => (
        <Card as="li" key={card.id} $padding="none">
          <InsightPicture
            image={card.image}
            sizes="(min-width: 1300px) 400px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 92vw"
          />
          <CardBody>
            {card.label && (
              <div>
                <Badge $tone="accent">{card.label}</Badge>
              </div>
            )}
            <Heading level={headingLevel} size="h4">
              <CardTitle card={card} />
            </Heading>
            <Text $tone="muted" $size="small">
              {card.description}
            </Text>
            <FactLine facts={card.facts} />
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
