import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatDate, readingTime } from './published-date'

/** Who wrote an article, when, and how long it takes to read. */
export function Byline({ blog }: { blog: Pick<BlogCard, 'author' | 'publishedAt' | 'readMinutes'> }) {
  return (
    <Text $size="small" $tone="muted">
      {blog.author && `${blog.author.authorName} · `}
      <time dateTime={blog.publishedAt}>{formatDate(blog.publishedAt)}</time>
      {` · ${readingTime(blog.readMinutes)}`}
    </Text>
  )
}
