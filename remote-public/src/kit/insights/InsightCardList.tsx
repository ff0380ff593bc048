import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Card, CardBody } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { CardTitle } from './CardTitle'
import { FactLine } from './FactLine'
import { InsightPicture } from './InsightPicture'
import { ResultLine } from '../results/ResultLine'
import type { InsightCard } from './insight-card'

interface InsightCardListProps {
  cards: readonly InsightCard[]
  /** Heading level of the titles. */
  headingLevel?: 2 | 3
}

/** Items as cards that are links as a whole. The cards of an incomplete row come first and are larger. */
export function InsightCardList({ cards, headingLevel = 3 }: InsightCardListProps) {
  return (
    <Cards>
      {cards.map((card, index) => (
        <Card as="li" key={card.id} $padding="none">
          <CardPicture image={card.image} isWide={index < cards.length % 3} />
          <CardBody>
            {card.label && (
              <div>
                <Badge $tone="accent">{card.label}</Badge>
              </div>
            )}
            <Heading level={headingLevel} size="h4">
              <CardTitle card={card} />
            </Heading>
            {card.proof?.result && <ResultLine result={card.proof.result} />}
            <Description $tone="muted" $size="small">
              {card.description}
            </Description>
            <FactLine facts={card.facts} />
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

function CardPicture({ image, isWide }: { image: InsightCard['image']; isWide: boolean }) {
  return isWide ? (
    <InsightPicture image={image} sizes="(min-width: 1300px) 600px, (min-width: 600px) 45vw, 92vw" />
  ) : (
    <InsightPicture
      image={image}
      sizes="(min-width: 1300px) 400px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 92vw"
    />
  )
}

/** A card that fills the row, with the text next to the picture. */
const besideText = css`
  grid-column: 1 / -1;
  flex-direction: row;

  & > :first-child {
    flex: 1 1 0;
    min-inline-size: 0;
  }
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:where(:first-child:nth-last-child(odd)) {
      grid-column: 1 / -1;
    }
  }

  ${media.laptop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
      flex-direction: column;
    }

    & > li > :first-child {
      flex: initial;
    }

    & > li:where(:first-child:nth-last-child(3n + 2)),
    & > li:where(:first-child:nth-last-child(3n + 2) + li) {
      grid-column: span 3;
    }

    & > li:where(:first-child:nth-last-child(3n + 1)) {
      ${besideText}
    }
  }
`

// Grows, so that the facts of all cards in a row are aligned.
const Description = styled(Text)`
  flex: 1;
`
