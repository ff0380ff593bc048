import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { BLOGS_PATH, type BlogQuery, blogsPath } from './blog-query'

/** Says why the list is empty and leads back to articles. */
export function NoBlogs({ query, categoryName }: { query: BlogQuery; categoryName: string | undefined }) {
  if (query.page > 0) {
    return (
      <EmptyState
        heading={`There is no page ${query.page + 1} here.`}
        action={<ButtonLink to={blogsPath({ ...query, page: 0 })}>Go to the first page</ButtonLink>}
      >
        The list is shorter than the address says.
      </EmptyState>
    )
  }
  if (blogsPath(query) === BLOGS_PATH) {
    return <EmptyState heading="There are no articles yet.">The first ones are being written.</EmptyState>
  }
  return (
    <EmptyState
      heading={`No article matches ${describe(query, categoryName)}.`}
      action={<ButtonLink to={BLOGS_PATH}>Show all articles</ButtonLink>}
    >
      Try fewer or shorter words, or another category.
    </EmptyState>
  )
}

function describe({ q, tag, category, author }: BlogQuery, categoryName = category): string {
  const parts = [
    q && `“${q}”`,
    tag && `the tag “${tag}”`,
    category && `the category ${categoryName}`,
    author && 'this author',
  ]
  return parts.filter(Boolean).join(' and ')
}
