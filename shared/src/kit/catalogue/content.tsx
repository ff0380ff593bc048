import { Badge } from '../../ui/Badge/Badge'
import { Card, CardBody, CardLink } from '../../ui/Card/Card'
import { Heading } from '../../ui/Heading/Heading'
import { Picture } from '../../ui/Picture/Picture'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Text } from '../../ui/Text/Text'
import { TableSpecimen } from './TableSpecimen'
import type { KitEntry } from './kit-entry'

export const content: readonly KitEntry[] = [
  {
    name: 'Card',
    components: ['Card'],
    chapter: 'Content',
    kind: 'link',
    purpose: 'A bordered surface. A CardLink in its heading makes the whole card clickable, as a single link.',
    specimens: [
      {
        label: 'Rest',
        element: (
          <Card $padding="none">
            <Picture src={null} alt="" width={640} height={280} />
            <CardBody>
              <div>
                <Badge $tone="accent">Cloud</Badge>
              </div>
              <Heading level={4}>
                <CardLink to="/blog/landing-zones">Landing zones that land</CardLink>
              </Heading>
              <Text $tone="muted" $size="small">
                Six weeks from an empty account to the first team on it.
              </Text>
            </CardBody>
          </Card>
        ),
      },
      {
        label: 'Without a link',
        element: (
          <Card>
            <Heading level={4}>Nine days to two</Heading>
            <Text $tone="muted" $size="small">
              Month end of a logistics group, after one quarter.
            </Text>
          </Card>
        ),
      },
    ],
  },
  {
    name: 'Table',
    components: ['SortableTh', 'Table'],
    chapter: 'Content',
    kind: 'link',
    drawOn: 'th button',
    purpose:
      'Rows to compare, in a scrolling frame with a sticky header. Columns are sorted by buttons in their headers.',
    keys: [
      ['Enter', 'on a column’s button sorts by it'],
      ['← → ↑ ↓', 'scroll the focused frame'],
    ],
    specimens: [
      { label: 'Rest', element: <TableSpecimen caption="Articles" />, wide: true },
      { label: 'Busy', element: <TableSpecimen caption="Loading articles" busy />, wide: true },
      { label: 'Empty', element: <TableSpecimen caption="Filtered articles" empty />, wide: true },
      { label: 'Read only', element: <TableSpecimen caption="Articles to read" readOnly />, wide: true },
    ],
  },
  {
    name: 'Picture',
    components: ['Picture'],
    chapter: 'Content',
    kind: 'view',
    purpose: 'A stored picture in the best format and width, with a drawn one as the fallback.',
    specimens: [
      { label: 'Rest', element: <Picture src={null} alt="Dots that settle into rows" width={640} height={360} /> },
      { label: 'Portrait', element: <Picture src={null} alt="Rows that rise" width={480} height={480} /> },
    ],
  },
  {
    name: 'SignalArt',
    components: ['SignalArt'],
    chapter: 'Content',
    kind: 'view',
    purpose: 'The visual language: dots and lines that settle into order. The same seed draws the same picture.',
    specimens: [
      { label: 'Rest', element: <SignalArt seed="cloud" /> },
      { label: 'Another seed', element: <SignalArt seed="security" /> },
      { label: 'Sparse', element: <SignalArt seed="careers" density={0.5} /> },
    ],
  },
]
