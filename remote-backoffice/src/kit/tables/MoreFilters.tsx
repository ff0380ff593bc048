import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { DebouncedTextField } from './DebouncedTextField'
import type { ParamFilter } from './record-list-definition'
import { MAX_SEARCH_LENGTH, withParam, type TableChange, type TableParams, type TableQuery } from './list-parameters'

interface MoreFiltersProps {
  filters: readonly ParamFilter[]
  query: TableQuery
  onChange: (part: TableChange) => void
}

/** The additional filters of a list, below the search. */
export function MoreFilters({ filters, query, onChange }: MoreFiltersProps) {
  const Filters = filters.length === 1 ? SingleFilter : Line
  return (
    <Filters>
      {filters.map((filter) => {
        const {
          param,
          label,
          all = '',
          choices,
          type = 'text',
          inputMode,
          placeholder,
          maxLength = MAX_SEARCH_LENGTH,
        } = filter
        const value = query.params?.[param] ?? ''
        // Checked against the latest query: it may have changed since the value was typed.
        const set = (next: string) =>
          onChange((latest) =>
            problemWith(filter, next, latest.params) ? latest : { params: withParam(latest, param, next) },
          )
        return choices ? (
          <SelectField
            key={param}
            label={label}
            options={[{ value: '', label: all }, ...choices]}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <DebouncedTextField
            key={param}
            type={type}
            label={label}
            inputMode={inputMode}
            placeholder={placeholder}
            maxLength={maxLength ?? undefined}
            value={value}
            onApply={set}
            problemOf={(text) => problemWith(filter, text, query.params)}
          />
        )
      })}
    </Filters>
  )
}

const problemWith = ({ problemOf }: ParamFilter, typed: string, others: TableParams = {}) =>
  typed ? problemOf?.(typed, others) : undefined

const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(${({ theme }) => theme.layout.columnSmall} * 0.68)), 1fr)
  );
  gap: ${({ theme }) => theme.space.md};
  align-items: start;

  /* Compact on phones, so that the rows start higher up. */
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space.sm};
  }
`

/** On wide screens, a single filter is on the same line as the search. */
export const SingleFilter = styled(Line)`
  ${media.wide} {
    display: contents;
  }
`
