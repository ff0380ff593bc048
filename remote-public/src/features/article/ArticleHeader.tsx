import { styled } from 'styled-components'
import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Picture } from '@tekskills/shared/ui/Picture/Picture'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { BLOGS_PATH, blogsPath } from '../blogs/blog-query'
import { formatDate, readingTime } from '../blogs/published-date'

const PORTRAIT = 96

/** What an article is called, what it is about, who wrote it and when. */
export function ArticleHeader({ blog }: { blog: PublicBlog }) {
  const { author, category } = blog
  return (
    <Root>
      <Breadcrumbs
        items={[{ label: 'Home', to: '/' }, { label: 'Insights', to: BLOGS_PATH }, { label: blog.blogName }]}
      />
      <Heading level={1}>{blog.blogName}</Heading>
      <Text $size="lead" $tone="muted" $measure>
        {blog.description}
      </Text>
      <Cluster $gap="md">
        {author?.url && <Portrait src={author.url} alt="" width={PORTRAIT} height={PORTRAIT} sizes="48px" />}
        <div>
          {author && (
            <Text $size="small" $weight="semibold">
              {author.authorName}
              {author.designation && <Quiet>{`, ${author.designation}`}</Quiet>}
            </Text>
          )}
          <Text $size="small" $tone="muted">
            <time dateTime={blog.publishedAt}>{formatDate(blog.publishedAt)}</time>
            {` · ${readingTime(blog.readMinutes)}`}
            {category && ' · '}
            {category && <TextLink to={blogsPath({ category: category.slug })}>{category.categoryName}</TextLink>}
          </Text>
        </div>
      </Cluster>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  max-inline-size: ${({ theme }) => theme.layout.narrow};
`

const Portrait = styled(Picture)`
  inline-size: ${({ theme }) => theme.space.xxl};
  border-radius: ${({ theme }) => theme.radius.pill};
`

const Quiet = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.regular};
`
