import { styled } from 'styled-components'
import type { PublicCategory } from '@tekskills/shared/contracts/http/taxonomy'
import { Link } from '@tekskills/shared/routing/router'
import { type BlogQuery, blogsPath } from './blog-query'

interface CategoryFilterProps {
  categories: readonly PublicCategory[]
  query: BlogQuery
}

/** Links that narrow the list to one category; a search stays, the page starts over. */
export function CategoryFilter({ categories, query: { q, category } }: CategoryFilterProps) {
  return (
    <nav aria-label="Categories">
      <Choices>
        <li>
          <Choice to={blogsPath({ q })} aria-current={category ? undefined : 'true'}>
            All
          </Choice>
        </li>
        {categories.map(({ id, slug, categoryName }) => (
          <li key={id}>
            <Choice to={blogsPath({ q, category: slug })} aria-current={slug === category ? 'true' : undefined}>
              {categoryName}
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  )
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`

const Choice = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding-inline: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  text-decoration: none;

  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
  }

  &[aria-current] {
    border-color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.text};
    color: ${({ theme }) => theme.color.surface};
  }
`
