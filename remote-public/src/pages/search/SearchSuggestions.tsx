import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { search } from '../../content/search'
import { TopicCards } from '../../kit/page-content/TopicCards'

/** Links that are shown before the first search. */
export function SearchSuggestions() {
  const { heading, text, pages } = search.suggestions
  return (
    <Stack $gap="lg">
      <Stack $gap="xs">
        <Heading level={2} size="h4">
          {heading}
        </Heading>
        <Text $tone="muted">{text}</Text>
      </Stack>
      <TopicCards items={pages} />
    </Stack>
  )
}
