import { TekDataNovaLogo, TekskillsLogo } from '../../ui/Logo/Logo'
import { Heading } from '../../ui/Heading/Heading'
import { Prose } from '../../ui/Prose/Prose'
import { Stack } from '../../ui/Stack/Stack'
import { Eyebrow, Text } from '../../ui/Text/Text'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden'
import type { KitEntry } from './kit-entry'
import { MarksSpecimen } from './MarksSpecimen'

export const text: readonly KitEntry[] = [
  {
    name: 'Heading',
    components: ['Heading'],
    chapter: 'Text',
    kind: 'view',
    purpose: 'Visual size and level in the outline are independent; one level 1 per page.',
    specimens: [
      {
        label: 'Rest',
        wide: true,
        element: (
          <Stack $gap="md">
            <Heading level={4} size="display">
              Noise becomes signal
            </Heading>
            <Heading level={4} size="h1">
              Platforms that carry Monday morning
            </Heading>
            <Heading level={4} size="h2">
              What you get in the first two weeks
            </Heading>
            <Heading level={4} size="h3">
              Landing zones that land
            </Heading>
            <Heading level={4} size="h4">
              What it needs from your team
            </Heading>
            <Heading level={4} size="h5">
              Figures of last quarter
            </Heading>
          </Stack>
        ),
      },
    ],
  },
  {
    name: 'Text',
    components: ['Text'],
    chapter: 'Text',
    kind: 'view',
    purpose: 'Paragraphs in four sizes, and the short line above a heading.',
    specimens: [
      { label: 'Rest', element: <Text>We write down what “done” means before anyone estimates it.</Text> },
      { label: 'Lead', element: <Text $size="lead">Old systems hold your best knowledge. We move both.</Text> },
      { label: 'Muted', element: <Text $tone="muted">Read in four minutes.</Text> },
      {
        label: 'Small and caption',
        element: (
          <Stack $gap="xs">
            <Text $size="small">Set by the platform team.</Text>
            <Text $size="caption" $tone="muted">
              Figures of the first quarter.
            </Text>
          </Stack>
        ),
      },
      {
        label: 'Tones',
        element: (
          <Stack $gap="xs">
            <Text $tone="accent">Latest release</Text>
            <Text $tone="success">All checks passed</Text>
            <Text $tone="danger">One check failed</Text>
          </Stack>
        ),
      },
      { label: 'Eyebrow', element: <Eyebrow>Case study</Eyebrow> },
    ],
  },
  {
    name: 'Prose',
    components: ['Prose'],
    chapter: 'Text',
    kind: 'view',
    purpose: 'A reading column for rich text, which adds spacing and line length to sanitised elements.',
    specimens: [
      {
        label: 'Rest',
        wide: true,
        element: (
          <Prose>
            <h4>Start with the invoice</h4>
            <p>
              The bill of a cloud account says what a system <strong>really</strong> does. We read it line by line
              before we draw a diagram, and <a href="#prose">write down</a> what no one can explain.
            </p>
            <ul>
              <li>Machines that run at night and serve no one.</li>
              <li>Copies of copies, kept because a restore was never tried.</li>
            </ul>
            <blockquote>The cheapest system is the one that was switched off on purpose.</blockquote>
            <p>
              Then we set a budget per service and let <code>cost-check</code> fail the build.
            </p>
          </Prose>
        ),
      },
    ],
  },
  {
    name: 'VisuallyHidden',
    components: ['VisuallyHidden'],
    chapter: 'Text',
    kind: 'view',
    purpose: 'Text for screen readers, where visual users have enough context.',
    specimens: [
      {
        label: 'Rest',
        element: (
          <Text>
            Page 3<VisuallyHidden> of 12</VisuallyHidden>
          </Text>
        ),
      },
    ],
  },
  {
    name: 'Logo',
    components: ['Logo', 'Mark'],
    chapter: 'Text',
    kind: 'view',
    purpose: 'Mark and wordmark of both brands; one text line high unless sized.',
    specimens: [
      { label: 'Rest', element: <TekskillsLogo /> },
      { label: 'Microsite', element: <TekDataNovaLogo /> },
      { label: 'Marks alone', element: <MarksSpecimen /> },
    ],
  },
]
