import { styled } from 'styled-components'
import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Grid } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { LinkedPage } from '../../content/page-content'

/** Pages as cards, each with its own picture. */
export function TopicCards({ items }: { items: readonly LinkedPage[] }) {
  return (
    <Grid as="ul" $column="medium">
      {items.map(({ name, text, to, seed }) => (
        <Card as="li" key={name} $padding="none">
          <Art>
            <SignalArt seed={seed} width={480} height={200} density={0.5} />
          </Art>
          <CardBody>
            <Heading level={3} size="h4">
              <CardLink to={to}>{name}</CardLink>
            </Heading>
            <Text $tone="muted">{text}</Text>
          </CardBody>
        </Card>
      ))}
    </Grid>
  )
}

const Art = styled.div`
  aspect-ratio: 12 / 5;
  background: ${({ theme }) => theme.color.surfaceMuted};
`
