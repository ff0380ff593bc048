import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import type { TableQuery } from '../tables/table-query'
import { TableSearch } from '../tables/TableSearch'
import { statusOptions } from './BlogStatus'

const options = [{ value: '', label: 'All statuses' }, ...statusOptions]

interface BlogFiltersProps {
  query: TableQuery
  onChange: (part: Partial<TableQuery>) => void
}

/** Search words and status of the table (CL-02: `q`, `type`). */
export function BlogFilters({ query, onChange }: BlogFiltersProps) {
  return (
    <Row role="search" aria-label="Blogs">
      <TableSearch
        label="Search"
        placeholder="Name, text, author, category or tag"
        value={query.q ?? ''}
        onSearch={(q) => onChange({ q })}
      />
      <SelectField
        label="Status"
        options={options}
        value={query.type ?? ''}
        onChange={(event) => onChange({ type: event.target.value || undefined })}
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  margin-block-end: ${({ theme }) => theme.space.md};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.columnSmall};
    max-inline-size: ${({ theme }) => theme.layout.narrow};
  }
`
