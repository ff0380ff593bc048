import { Alert } from '../../ui/Alert/Alert'
import { Badge } from '../../ui/Badge/Badge'
import { ButtonLink } from '../../ui/Button/ButtonLink'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { Progress } from '../../ui/Progress/Progress'
import { Skeleton } from '../../ui/Skeleton/Skeleton'
import { Spinner } from '../../ui/Spinner/Spinner'
import { Stack } from '../../ui/Stack/Stack'
import { DialogSpecimen } from './DialogSpecimen'
import type { KitEntry } from './kit-entry'

export const messages: readonly KitEntry[] = [
  {
    name: 'Alert',
    components: ['Alert'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'A message in the flow of the page, announced when it appears. What must be answered is a dialog.',
    specimens: [
      { label: 'Rest', element: <Alert heading="Kept for you">Your draft is stored in this browser.</Alert> },
      {
        label: 'Success',
        element: (
          <Alert tone="success" heading="Published">
            The article is on the site.
          </Alert>
        ),
      },
      {
        label: 'Warning',
        element: (
          <Alert tone="warning" heading="Nearly full">
            The picture may have 5 MB; this one has 4.9.
          </Alert>
        ),
      },
      {
        label: 'Danger',
        element: (
          <Alert tone="danger" heading="Not saved">
            The service did not answer. Nothing is lost.
          </Alert>
        ),
      },
    ],
  },
  {
    name: 'Dialog',
    components: ['Dialog'],
    chapter: 'Messages',
    kind: 'action',
    purpose:
      'The one modal window. Messages and questions use it through showDialog and confirm; short forms directly.',
    keys: [
      ['Tab', 'stays inside'],
      ['Esc', 'closes, the focus returns'],
    ],
    specimens: [
      { label: 'Rest', element: <DialogSpecimen opener="Rename a category" /> },
      { label: 'Question', element: <DialogSpecimen opener="Delete an article" question /> },
      { label: 'Disabled', element: <DialogSpecimen opener="Delete the last category" disabled /> },
    ],
    opens: { press: 'Rename a category', appears: 'dialog' },
  },
  {
    name: 'Badge',
    components: ['Badge'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'A state or category in a word or two; the colour only helps.',
    specimens: [
      { label: 'Rest', element: <Badge>Draft</Badge> },
      { label: 'Accent', element: <Badge $tone="accent">Cloud</Badge> },
      { label: 'Success', element: <Badge $tone="success">Published</Badge> },
      { label: 'Warning', element: <Badge $tone="warning">In review</Badge> },
      { label: 'Danger', element: <Badge $tone="danger">Refused</Badge> },
      { label: 'Warm', element: <Badge $tone="warm">New</Badge> },
    ],
  },
  {
    name: 'EmptyState',
    components: ['EmptyState'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'Stands where a list would: why there is nothing, and what to do next.',
    specimens: [
      {
        label: 'Rest',
        wide: true,
        element: (
          <EmptyState
            heading="No article matches “quantum”"
            level={3}
            action={
              <ButtonLink to="/resources/blogs" variant="secondary">
                Show all articles
              </ButtonLink>
            }
          >
            Try a wider word, or look through a category.
          </EmptyState>
        ),
      },
    ],
  },
  {
    name: 'Progress',
    components: ['Progress'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'How far something has come. Waiting without an end in sight is a Spinner.',
    specimens: [
      { label: 'Rest', element: <Progress label="Uploading hero.png" value={64} words="3.1 of 4.8 MB" /> },
      { label: 'Empty', element: <Progress label="Uploading team.png" value={0} /> },
      { label: 'Done', element: <Progress label="Uploading plan.pdf" value={100} /> },
      { label: 'Nobody can tell', element: <Progress label="Importing applicants" /> },
    ],
  },
  {
    name: 'Spinner',
    components: ['Spinner'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'Something is under way. With words it is a status, without it decorates a busy control.',
    specimens: [
      { label: 'Rest', element: <Spinner label="Loading articles" /> },
      { label: 'Decoration', element: <Spinner /> },
    ],
  },
  {
    name: 'Skeleton',
    components: ['Skeleton'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'The place of what loads, in its later size, so that nothing moves when it arrives.',
    specimens: [
      {
        label: 'Rest',
        element: (
          <Stack $gap="sm">
            <Skeleton $shape="title" $width="60%" />
            <Skeleton />
            <Skeleton $width="80%" />
          </Stack>
        ),
      },
      { label: 'Picture', element: <Skeleton $shape="block" /> },
    ],
  },
]
