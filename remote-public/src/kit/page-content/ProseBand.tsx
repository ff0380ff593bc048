import { useId, type ReactNode } from 'react'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { ProseBlock } from '../../content/page-content'

interface BesideHeadingProps extends Pick<ProseBlock, 'id' | 'eyebrow' | 'heading' | 'lead' | 'tone'> {
  children: ReactNode
}

/** A section whose heading is on its left, and above it on narrow screens. */
export function BesideHeading({ id, eyebrow, heading, lead, tone, children }: BesideHeadingProps) {
  const headingId = useId()
  return (
    <Band id={id} $tone={tone} aria-labelledby={headingId}>
      <Container>
        <Columns $gap="xl">
          <Column $span={5}>
            <Stack $gap="md">
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <Heading level={2} id={headingId}>
                {heading}
              </Heading>
              {lead && (
                <Text $size="lead" $tone="muted">
                  {lead}
                </Text>
              )}
            </Stack>
          </Column>
          <Column $span={6} $start={7}>
            {children}
          </Column>
        </Columns>
      </Container>
    </Band>
  )
}

/** Body text next to its heading. */
export const ProseBand = ({ prose: { lead, paragraphs, ...head } }: { prose: ProseBlock }) => (
  <BesideHeading {...head}>
    <Stack $gap="lg">
      {lead && <Text $size="lead">{lead}</Text>}
      <Paragraphs paragraphs={paragraphs} />
    </Stack>
  </BesideHeading>
)

export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Stack $gap="lg">
    {paragraphs.map((paragraph) => (
      <Text key={paragraph} $measure>
        {paragraph}
      </Text>
    ))}
  </Stack>
)
