import { Card } from '../../ui/Card/Card'
import { Container } from '../../ui/Container/Container'
import { Column, Columns, Grid } from '../../ui/Grid/Grid'
import { Section } from '../../ui/Section/Section'
import { Cluster } from '../../ui/Stack/Cluster'
import { Stack } from '../../ui/Stack/Stack'
import { Text } from '../../ui/Text/Text'
import { TextLink } from '../../ui/TextLink/TextLink'
import type { KitEntry } from './kit-entry'

const card = (text: string) => (
  <Card key={text} $padding="md">
    <Text $size="small">{text}</Text>
  </Card>
)

export const layout: readonly KitEntry[] = [
  {
    name: 'Section',
    components: ['Section'],
    chapter: 'Layout',
    kind: 'view',
    purpose: 'A full-width section of the page with its heading in the page column, on one of four backgrounds.',
    specimens: [
      {
        label: 'Rest',
        wide: true,
        element: (
          <Section
            eyebrow="Insights"
            heading="What we learned this month"
            intro="Written by the people who did the work."
            action={<TextLink to="/resources/blogs">All articles</TextLink>}
          />
        ),
      },
      {
        label: 'Muted',
        wide: true,
        element: <Section heading="How an engagement runs" intro="Four steps, each with a way out." tone="muted" />,
      },
      {
        label: 'Wash',
        wide: true,
        element: <Section heading="Eight regions, one team" intro="Work follows the daylight." tone="wash" />,
      },
      {
        label: 'Inverse',
        wide: true,
        element: (
          <Section eyebrow="Next" heading="Tell us what slows you down" intro="One hour, no slides." tone="inverse" />
        ),
      },
    ],
  },
  {
    name: 'Container',
    components: ['Container'],
    chapter: 'Layout',
    kind: 'view',
    purpose: 'The centred page column with its gutter; narrow for forms, reading for prose.',
    specimens: [
      { label: 'Rest', wide: true, element: <Container>{card('The page: 1240 px at most')}</Container> },
      { label: 'Narrow', wide: true, element: <Container $width="narrow">{card('Forms')}</Container> },
      { label: 'Reading', wide: true, element: <Container $width="reading">{card('About 70 characters')}</Container> },
    ],
  },
  {
    name: 'Grid',
    components: ['Grid'],
    chapter: 'Layout',
    kind: 'view',
    purpose: 'As many equal columns as fit; or the twelve columns of the page.',
    specimens: [
      {
        label: 'Rest',
        wide: true,
        element: <Grid $column="small">{['Cloud', 'Security', 'Data', 'Quality'].map(card)}</Grid>,
      },
      {
        label: 'Twelve columns',
        wide: true,
        element: (
          <Columns>
            <Column $span={7}>{card('Seven of twelve')}</Column>
            <Column $span={4} $start={9}>
              {card('Four of twelve, from the ninth')}
            </Column>
          </Columns>
        ),
      },
    ],
  },
  {
    name: 'Stack',
    components: ['Cluster', 'Stack'],
    chapter: 'Layout',
    kind: 'view',
    purpose: 'An even gap between children: vertical (Stack), or horizontal with wrapping (Cluster).',
    specimens: [
      { label: 'Rest', element: <Stack $gap="xs">{['Read', 'Decide', 'Build'].map(card)}</Stack> },
      { label: 'Cluster', element: <Cluster $gap="xs">{['Read', 'Decide', 'Build'].map(card)}</Cluster> },
    ],
  },
]
