import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { BLOGS_PATH } from '../../features/blogs/blog-query'

/** Stands at the address of an article that does not exist, or no longer. */
export function ArticleNotFound() {
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="lg" $align="start">
          <Heading level={1}>There is no article at this address.</Heading>
          <Text $size="lead" $tone="muted" $measure>
            It may have been renamed or taken down. Everything that is published stands in the list.
          </Text>
          <ButtonLink to={BLOGS_PATH}>See all insights</ButtonLink>
        </Stack>
      </Container>
    </Band>
  )
}
