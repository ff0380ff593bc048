import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { search } from '../../content/search'
import { insightTypes } from '../../kit/insights/insight-type'

/** Links that are shown before the first search. */
export function SearchSuggestions() {
  const { heading, text } = search.suggestions
  return (
    <Stack $gap="md">
      <Heading level={2} size="h4">
        {heading}
      </Heading>
      <Text $tone="muted">{text}</Text>
      <Cluster $gap="sm">
        {Object.values(insightTypes).map(({ name, path, texts }) => (
          <ButtonLink key={name} to={path} variant="secondary" size="small">
            {texts.name}
          </ButtonLink>
        ))}
      </Cluster>
    </Stack>
  )
}
