import { styled } from 'styled-components'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Card, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { BlogPicture } from './BlogPicture'
import { Byline } from './Byline'
import { blogPath } from './blog-path'

/** The article that opens a list, large. */
export function LeadBlog({ blog }: { blog: BlogCard }) {
  return (
    <Root as="article" $padding="none">
      <LeadPicture blog={blog} sizes="(min-width: 1300px) 720px, (min-width: 900px) 58vw, 92vw" priority />
      <Words>
        {blog.category && (
          <div>
            <Badge $tone="accent">{blog.category.categoryName}</Badge>
          </div>
        )}
        <Heading level={2} size="h3">
          <CardLink to={blogPath(blog.slug)}>{blog.blogName}</CardLink>
        </Heading>
        <Text $tone="muted">{blog.description}</Text>
        <Byline blog={blog} />
      </Words>
    </Root>
  )
}

const Root = styled(Card)`
  ${media.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

// A box with an aspect ratio does not stretch by itself.
const LeadPicture = styled(BlogPicture)`
  place-self: stretch;
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${({ theme }) => theme.space.md};
  padding: ${({ theme }) => theme.space.lg};

  ${media.laptop} {
    padding: ${({ theme }) => theme.space.xxl};
  }
`
