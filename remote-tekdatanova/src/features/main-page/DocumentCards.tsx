import { styled } from 'styled-components'
import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Section } from '@tekskills/shared/ui/Section/Section'
import type { MainPageContent } from '../../content/types'
import { DocumentCard } from './DocumentCard'

type DocumentCardsProps = Pick<MainPageContent, 'cardConatinerTitle' | 'cardContainerDescription' | 'cards'>

/** The grid of documents of use cases and eBooks (MS-06, MS-07). */
export function DocumentCards({ cardConatinerTitle, cardContainerDescription, cards }: DocumentCardsProps) {
  return (
    <Section heading={cardConatinerTitle} intro={cardContainerDescription}>
      <Cards as="ul" $column={cards.length % 3 === 0 ? 'medium' : 'large'}>
        {cards.map((card) => (
          <DocumentCard key={card.title} card={card} />
        ))}
      </Cards>
    </Section>
  )
}

/* The words of neighbours begin and end on the same lines. */
const Cards = styled(Grid)`
  align-items: stretch;
`
