import { useLoaderData } from '@tekskills/shared/routing/router'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { search } from '../../content/search'
import { MAX_TEXT_LENGTH } from '../../kit/lists/address-parameters'
import { SearchForm } from '../../features/search/SearchForm'
import { SEARCH_PATH, searchPath } from '../../features/search/search-query'
import { Unavailable } from '../../kit/service/Unavailable'
import { SearchResults } from './SearchResults'
import { SearchSuggestions } from './SearchSuggestions'
import type { SearchData } from './search-loader'

/** The search over all public content, with the query in its address. */
export function SearchPage() {
  const { query, found } = useLoaderData<SearchData>()
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="xl">
          <Stack $gap="md">
            <Heading level={1}>{search.heading}</Heading>
            <Text $size="lead" $tone="muted">
              {search.lead}
            </Text>
          </Stack>
          <SearchForm
            label={search.label}
            q={query.q}
            maxLength={MAX_TEXT_LENGTH}
            action={SEARCH_PATH}
            addressOf={(q) => searchPath({ q })}
            isMain
          />
          {found && <SearchResults query={query} found={found} />}
          {found === null && (
            <Unavailable heading={search.unavailable}>
              The service is not responding. Your search is kept in the address.
            </Unavailable>
          )}
          {found === undefined && <SearchSuggestions />}
        </Stack>
      </Container>
    </Band>
  )
}
