import { styled } from 'styled-components'
import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { blogPath } from '../blogs/blog-path'

/** The articles before and after this one. */
export function NeighbourLinks({ previous, next }: Pick<PublicBlog, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <Root aria-label="More articles">
      {previous && (
        <Neighbour to={blogPath(previous.slug)} rel="prev">
          <Text as="span" $size="small" $tone="muted">
            Previous article
          </Text>
          {previous.blogName}
        </Neighbour>
      )}
      {next && (
        <Neighbour to={blogPath(next.slug)} rel="next" $end>
          <Text as="span" $size="small" $tone="muted">
            Next article
          </Text>
          {next.blogName}
        </Neighbour>
      )}
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Neighbour = styled(Link)<{ $end?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  color: ${({ theme }) => theme.color.text};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;

  ${media.tablet} {
    grid-column: ${({ $end }) => ($end ? 2 : 1)};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }

  &:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`
