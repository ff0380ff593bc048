import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { LinkedPage } from '../../content/page-content'
import { CardArt } from './PageArt'

/** Links to pages as cards with pictures. */
export function TopicCards({ items }: { items: readonly LinkedPage[] }) {
  return (
    <Cards $columns={items.length % 3 === 0 ? 3 : 4}>
      {items.map(({ name, text, to, seed, dots }) => (
        <Card as="li" key={name} $padding="none">
          <Art>
            <CardArt seed={seed} dots={dots} />
          </Art>
          <CardBody>
            <Heading level={3} size="h4">
              <CardLink to={to}>{name}</CardLink>
            </Heading>
            <Text $tone="muted">{text}</Text>
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:where(:nth-child(odd):last-child) {
      grid-column: 1 / -1;
      flex-direction: row;
    }

    & > li:where(:nth-child(odd):last-child) > * {
      flex: 1 1 0;
      min-inline-size: 0;
    }
  }

  ${media.laptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    & > li:where(:nth-child(odd):last-child) {
      grid-column: auto;
      flex-direction: column;
    }

    & > li:where(:nth-child(odd):last-child) > :first-child {
      flex: initial;
    }
  }
`

const Art = styled.div`
  aspect-ratio: 12 / 5;
  background: ${({ theme }) => theme.color.surfaceMuted};
`
