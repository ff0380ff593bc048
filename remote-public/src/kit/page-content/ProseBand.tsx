import { useId } from 'react'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Eyebrow, Text } from '@tekskills/shared/ui/Text/Text'
import type { ProseBlock } from '../../content/page-content'

/** Body text next to its heading. */
export function ProseBand({ prose }: { prose: ProseBlock }) {
  const { id, eyebrow, heading, lead, tone, paragraphs } = prose
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
            </Stack>
          </Column>
          <Column $span={6} $start={7}>
            <Stack $gap="lg">
              {lead && <Text $size="lead">{lead}</Text>}
              <Paragraphs paragraphs={paragraphs} />
            </Stack>
          </Column>
        </Columns>
      </Container>
    </Band>
  )
}

export const Paragraphs = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <Stack $gap="lg">
    {paragraphs.map((paragraph) => (
      <Text key={paragraph} $measure>
        {paragraph}
      </Text>
    ))}
  </Stack>
)
