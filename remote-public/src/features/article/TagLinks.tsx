import { styled } from 'styled-components'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { blogsPath } from '../blogs/blog-query'

/** The tags of an article, each leading to the articles that share it. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <Tags aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink to={blogsPath({ tag })}>{`#${tag}`}</TextLink>
        </li>
      ))}
    </Tags>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.md};
  padding: 0;
  font-size: ${({ theme }) => theme.font.size.small};
  list-style: none;
`
