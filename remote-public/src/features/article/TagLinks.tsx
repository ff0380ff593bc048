import { styled } from 'styled-components'
import { FilterChip } from '@tekskills/shared/ui/Chip/FilterChip'
import { insightTypes } from '../../kit/insights/insight-type'
import { insightsPath } from '../../kit/insights/insight-query'

/** The tags of an article, each linked to the articles with that tag. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <Tags aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <FilterChip to={insightsPath(insightTypes.blogs, { tag })}>{`#${tag}`}</FilterChip>
        </li>
      ))}
    </Tags>
  )
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`
