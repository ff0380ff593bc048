import { useId, useState, type ReactNode } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { css, styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import type { RecordList, TableRow } from './record-list-definition'
import type { TableChange, TableQuery } from './list-parameters'
import { MoreFilters, SingleFilter } from './MoreFilters'
import { TableSearch } from './TableSearch'

interface TableFiltersProps<Row extends TableRow> {
  list: RecordList<Row>
  query: TableQuery
  onChange: (part: TableChange) => void
  /** At the end of the line. */
  tools: ReactNode
}

/** The search and the filters of a table (CL-02: `q`, `type`); on phones a button expands the filters. */
export function TableFilters<Row extends TableRow>({ list, query, onChange, tools }: TableFiltersProps<Row>) {
  const { label, all, choices } = list.filter
  const choicesId = useId()
  const [isOpen, setOpen] = useState(false)
  const active = [query.type, ...(list.moreFilters ?? []).map(({ param }) => query.params?.[param])].filter(Boolean)
  return (
    <Filters role="search" aria-label={list.heading} data-print="hide">
      <TableSearch label="Search" placeholder={list.searches} value={query.q ?? ''} onSearch={(q) => onChange({ q })} />
      <Opener
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />}
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
      >
        {active.length > 0 ? `Filters (${active.length})` : 'Filters'}
      </Opener>
      <Choices id={choicesId} $open={isOpen}>
        <SelectField
          label={label}
          options={[{ value: '', label: all }, ...choices]}
          value={query.type ?? ''}
          onChange={(event) => onChange({ type: event.target.value || undefined })}
        />
        {list.moreFilters && <MoreFilters filters={list.moreFilters} query={query} onChange={onChange} />}
      </Choices>
      <Tools>{tools}</Tools>
    </Filters>
  )
}

const Filters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: end;
  margin-block-end: ${({ theme }) => theme.space.md};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space.sm};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.columnSmall};
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ theme }) => theme.layout.columnSmall} auto;

    &:has(${SingleFilter}) {
      grid-template-columns: minmax(0, 1fr) repeat(2, calc(${({ theme }) => theme.layout.columnSmall} * 0.8)) auto;
    }
  }
`

const Opener = styled(Button)`
  ${media.tablet} {
    display: none;
  }
`

const Choices = styled.div<{ $open: boolean }>`
  display: contents;

  ${media.phone} {
    ${({ $open }) =>
      $open
        ? css`
            display: grid;
            grid-column: 1 / -1;
            gap: ${({ theme }) => theme.space.sm};
          `
        : css`
            display: none;
          `}
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.xs};
  justify-content: end;

  ${media.wide} {
    grid-row: 1;
    grid-column: -2 / -1;
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`
