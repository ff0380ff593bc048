import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { EmptyState } from '@tekskills/shared/ui/EmptyState/EmptyState'
import { paths } from '../../paths'
import type { TableQuery } from '../tables/table-query'

interface NoBlogsProps {
  query: TableQuery
  total: number
  onChange: (part: Partial<TableQuery>) => void
}

/** Why the table has no rows: the page does not exist, nothing matches, or nothing was written. */
export function NoBlogs({ query, total, onChange }: NoBlogsProps) {
  if (total > 0) {
    return (
      <EmptyState
        heading="This page is past the end of the list"
        action={<Button onClick={() => onChange({ page: 0 })}>Go to the first page</Button>}
      />
    )
  }
  if (query.q || query.type) {
    return (
      <EmptyState
        heading="No blog matches"
        action={<Button onClick={() => onChange({ q: undefined, type: undefined })}>Show all blogs</Button>}
      >
        Try fewer words, or another status.
      </EmptyState>
    )
  }
  return (
    <EmptyState heading="No blogs yet" action={<ButtonLink to={paths.addBlog}>Write the first blog</ButtonLink>}>
      What you publish appears on the site at once.
    </EmptyState>
  )
}
