import { useLoaderData } from '@tekskills/shared/routing/router'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { insightTypes } from '../../kit/insights/insight-type'
import { insightsPath } from '../../kit/insights/insight-query'
import { MAX_TEXT_LENGTH } from '../../kit/lists/address-parameters'
import { SearchForm } from '../../features/search/SearchForm'
import { Unavailable } from '../../kit/service/Unavailable'
import { ListFilters } from './ListFilters'
import { ListResults } from './ListResults'
import type { InsightsListData } from './list-loader'

/** The list of one content type, with filters, search and paging in its address. */
export function InsightsListPage() {
  const { kind: name, query, page, categories } = useLoaderData<InsightsListData>()
  const kind = insightTypes[name]
  const categoryName = categories.find(({ slug }) => slug === query.category)?.categoryName
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="xxl">
          <Cluster $gap="lg" $align="end" $justify="space-between">
            <Stack $gap="md">
              <Heading level={1}>{kind.texts.heading}</Heading>
              <Text $size="lead" $tone="muted" $measure>
                {kind.texts.lead}
              </Text>
            </Stack>
            <SearchForm
              label={kind.texts.search}
              q={query.q}
              maxLength={MAX_TEXT_LENGTH}
              action={kind.path}
              keep={{ name: 'category', value: query.category ?? '' }}
              addressOf={(q) => insightsPath(kind, { category: query.category, q })}
            />
          </Cluster>
          {page ? (
            <>
              <ListFilters kind={kind} query={query} categories={categories} page={page} />
              <ListResults kind={kind} query={query} page={page} categoryName={categoryName} />
            </>
          ) : (
            <Unavailable heading={kind.texts.unavailable}>
              The service is not responding. Your filters are kept in the address.
            </Unavailable>
          )}
        </Stack>
      </Container>
    </Band>
  )
}
