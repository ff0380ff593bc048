import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Section } from '@tekskills/shared/ui/Section/Section'
import type { MainPageContent } from '../../content/types'
import { DocumentCard } from './DocumentCard'

type DocumentCardsProps = Pick<MainPageContent, 'cardConatinerTitle' | 'cardContainerDescription' | 'cards'>

/** The document grid of use cases and eBooks (MS-06, MS-07). */
export function DocumentCards({ cardConatinerTitle, cardContainerDescription, cards }: DocumentCardsProps) {
  return (
    <Section heading={cardConatinerTitle} intro={cardContainerDescription}>
      <Cards as="ul" data-in={cards.length % 3 === 0 ? 'threes' : 'pairs'}>
        {cards.map((card) => (
          <DocumentCard key={card.title} card={card} />
        ))}
      </Cards>
    </Section>
  )
}

/* Four cards are laid out in two columns, so that no row has a single card. */
const Cards = styled(Grid)`
  ${media.laptop} {
    &[data-in='pairs'] {
      grid-template-columns: 1fr 1fr;
    }
  }
`
