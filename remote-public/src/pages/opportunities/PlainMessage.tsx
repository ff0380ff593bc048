import type { ReactNode } from 'react'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'

/** A page with a message and links. */
export function PlainMessage({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="lg" $align="start">
          <Heading level={1}>{heading}</Heading>
          <Text $size="lead" $tone="muted" $measure>
            {text}
          </Text>
          <Cluster $gap="md">{children}</Cluster>
        </Stack>
      </Container>
    </Band>
  )
}
