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
    purpose:
      'A message in the flow of the page, announced when it appears. For messages that need a reaction use a dialog.',
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
            Pictures may have up to 5 MB; this one has 4.9 MB.
          </Alert>
        ),
      },
      {
        label: 'Danger',
        element: (
          <Alert tone="danger" heading="Not saved">
            The service did not respond. Nothing is lost.
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
      'The only modal window. For messages and questions use showDialog and confirm; short forms use it directly.',
    keys: [
      ['Tab', 'stays inside'],
      ['Esc', 'closes and restores the focus'],
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
    purpose: 'A state or category in a word or two; the colour only supports the text.',
    specimens: [
      { label: 'Rest', element: <Badge>Draft</Badge> },
      { label: 'Accent', element: <Badge $tone="accent">Cloud</Badge> },
      { label: 'Success', element: <Badge $tone="success">Published</Badge> },
      { label: 'Warning', element: <Badge $tone="warning">In review</Badge> },
      { label: 'Danger', element: <Badge $tone="danger">Rejected</Badge> },
      { label: 'Warm', element: <Badge $tone="warm">New</Badge> },
    ],
  },
  {
    name: 'EmptyState',
    components: ['EmptyState'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'Replaces an empty list: says why it is empty, and what to do next.',
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
    purpose: 'The progress of an upload or import. For waiting without known progress use a Spinner.',
    specimens: [
      { label: 'Rest', element: <Progress label="Uploading hero.png" value={64} text="3.1 of 4.8 MB" /> },
      { label: 'Empty', element: <Progress label="Uploading team.png" value={0} /> },
      { label: 'Done', element: <Progress label="Uploading plan.pdf" value={100} /> },
      { label: 'Indeterminate', element: <Progress label="Importing applicants" /> },
    ],
  },
  {
    name: 'Spinner',
    components: ['Spinner'],
    chapter: 'Messages',
    kind: 'view',
    purpose: 'An action is pending. With a label it is a status, without one it decorates a busy control.',
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
    purpose: 'Placeholder for loading content, in its final size to avoid a layout shift.',
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
