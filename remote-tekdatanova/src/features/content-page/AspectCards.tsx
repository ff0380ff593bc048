import { styled } from 'styled-components'
import { Section } from '@tekskills/shared/ui/Section/Section'
import type { PageContent } from '../../content/types'
import { AspectCard } from './AspectCard'

type AspectCardsProps = Pick<PageContent, 'aspectSectionTitle' | 'aspectSectionDesc' | 'aspectCards'>

/** The aspect cards, with the picture on alternating sides (MS-10). */
export function AspectCards({ aspectSectionTitle, aspectSectionDesc, aspectCards }: AspectCardsProps) {
  return (
    <Section heading={aspectSectionTitle} intro={aspectSectionDesc}>
      <List>
        {aspectCards.map((card, index) => (
          <AspectCard key={card.title} card={card} pictureSide={index % 2 === 0 ? 'left' : 'right'} />
        ))}
      </List>
    </Section>
  )
}

const List = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.section};
`
