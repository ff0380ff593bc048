import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { InsightType } from '../insights/insight-type'

/** Shown at the address of an item that does not exist or has been removed. */
export function InsightNotFound({ kind: { path, texts } }: { kind: InsightType }) {
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="lg" $align="start">
          <Heading level={1}>{`There is no ${texts.singular} at this address`}</Heading>
          <Text $size="lead" $tone="muted" $measure>
            It may have been renamed or taken down. The list has everything we publish.
          </Text>
          <ButtonLink to={path}>{texts.seeAll}</ButtonLink>
        </Stack>
      </Container>
    </Band>
  )
}
