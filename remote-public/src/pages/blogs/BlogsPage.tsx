import { useLoaderData } from '@tekskills/shared/routing/router'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { blogs as words } from '../../content/blogs'
import { BlogSearch } from '../../features/blogs/BlogSearch'
import { Unavailable } from '../../features/service/Unavailable'
import { BlogFilters } from './BlogFilters'
import { BlogResults } from './BlogResults'
import type { BlogsData } from './blogs-loader'

/** The list of articles, with category, search and paging in its address. */
export function BlogsPage() {
  const { query, blogs, categories } = useLoaderData<BlogsData>()
  const categoryName = categories.find(({ slug }) => slug === query.category)?.categoryName
  return (
    <Band $tone="wash">
      <Container>
        <Stack $gap="xxl">
          <Cluster $gap="lg" $align="end" $justify="space-between">
            <Stack $gap="md">
              <Heading level={1}>{words.heading}</Heading>
              <Text $size="lead" $tone="muted" $measure>
                {words.lead}
              </Text>
            </Stack>
            <BlogSearch query={query} />
          </Cluster>
          {blogs ? (
            <>
              <BlogFilters query={query} categories={categories} total={blogs.totalElements} />
              <BlogResults query={query} blogs={blogs} categoryName={categoryName} />
            </>
          ) : (
            <Unavailable heading="The articles could not be loaded.">
              The service did not answer. Your filters are kept in the address.
            </Unavailable>
          )}
        </Stack>
      </Container>
    </Band>
  )
}
