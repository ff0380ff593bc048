import { styled } from 'styled-components'
import type { BlogCard } from '@tekskills/shared/contracts/http/blogs'
import { media } from '@tekskills/shared/theme/media'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Card, CardBody, CardLink } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { BlogPicture } from './BlogPicture'
import { Byline } from './Byline'
import { blogPath } from './blog-path'

interface BlogCardListProps {
  blogs: readonly BlogCard[]
  /** Place of the cards' headings in the outline of the page. */
  headingLevel?: 2 | 3
}

/** Articles as cards, each a link as a whole. */
export function BlogCardList({ blogs, headingLevel = 3 }: BlogCardListProps) {
  return (
    <Cards>
      {blogs.map((blog) => (
        <Card as="li" key={blog.id} $padding="none">
          <BlogPicture
            blog={blog}
            sizes="(min-width: 1300px) 400px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 92vw"
          />
          <CardBody>
            {blog.category && (
              <div>
                <Badge $tone="accent">{blog.category.categoryName}</Badge>
              </div>
            )}
            <Heading level={headingLevel} size="h4">
              <CardLink to={blogPath(blog.slug)}>{blog.blogName}</CardLink>
            </Heading>
            <Text $tone="muted" $size="small">
              {blog.description}
            </Text>
            <Byline blog={blog} />
          </CardBody>
        </Card>
      ))}
    </Cards>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
