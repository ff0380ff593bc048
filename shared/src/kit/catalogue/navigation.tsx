import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs'
import { Pagination } from '../../ui/Pagination/Pagination'
import { SkipLink } from '../../ui/SkipLink/SkipLink'
import { Tabs } from '../../ui/Tabs/Tabs'
import { Text } from '../../ui/Text/Text'
import type { KitEntry } from './kit-entry'

const engagement = [
  {
    value: 'first',
    label: 'First two weeks',
    panel: <Text>Two engineers read the code, the bills and the incident log, and hand over a list by cost.</Text>,
  },
  {
    value: 'build',
    label: 'Build',
    panel: <Text>Releases every Thursday, each with the figure it should move.</Text>,
  },
  { value: 'run', label: 'Run', panel: <Text>Your team is on call, ours stands behind it for ninety days.</Text> },
]

const withDisabled = engagement.map((item) => ({ ...item, disabled: item.value === 'run' }))

export const navigation: readonly KitEntry[] = [
  {
    name: 'Tabs',
    components: ['Tabs'],
    chapter: 'Navigation',
    kind: 'action',
    drawOn: '[aria-selected=false]',
    purpose:
      'Panels of one subject, one visible at a time. Content that must be linkable or work without JavaScript is a page.',
    keys: [
      ['← →', 'open the next tab'],
      ['Home End', 'open the first and the last'],
      ['Tab', 'moves to the panel'],
    ],
    specimens: [
      { label: 'Rest', element: <Tabs label="Engagement" items={engagement} />, wide: true },
      {
        label: 'Disabled',
        element: <Tabs label="Engagement without a run" items={withDisabled} defaultValue="build" />,
        wide: true,
      },
    ],
  },
  {
    name: 'Breadcrumbs',
    components: ['Breadcrumbs'],
    chapter: 'Navigation',
    kind: 'link',
    purpose: 'The trail from the home page to the current page. Pages in the main menu need none.',
    specimens: [
      {
        label: 'Rest',
        element: (
          <Breadcrumbs
            items={[
              { label: 'Home', to: '/' },
              { label: 'Insights', to: '/resources/blogs' },
              { label: 'Landing zones that land' },
            ]}
          />
        ),
        wide: true,
      },
    ],
  },
  {
    name: 'Pagination',
    components: ['Pagination'],
    chapter: 'Navigation',
    kind: 'link',
    drawOn: 'a:not([rel], [aria-current])',
    purpose: 'Links to the pages of a list, which keep other query parameters. Renders nothing for a single page.',
    specimens: [
      { label: 'Rest', element: <Pagination page={3} totalPages={12} label="Pages of articles" />, wide: true },
      { label: 'First page', element: <Pagination page={0} totalPages={3} label="Pages of jobs" /> },
      { label: 'Last page', element: <Pagination page={2} totalPages={3} label="Pages of news" /> },
    ],
  },
  {
    name: 'SkipLink',
    components: ['SkipLink'],
    chapter: 'Navigation',
    kind: 'view',
    purpose: 'First tab stop, skips the header to the content. Hidden until it has the focus.',
    specimens: [
      {
        label: 'Rest',
        element: (
          <>
            <SkipLink target="content">Skip the header</SkipLink>
            <Text $size="small">The next press of Tab shows it here.</Text>
          </>
        ),
      },
    ],
  },
]
