import { useState } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import type { ParamFilter } from './record-list-definition'
import { MAX_SEARCH_LENGTH, withParam, type TableChange, type TableParams, type TableQuery } from './table-query'
import { useDebounced } from './use-debounced'

/** Debounce of typed filters in milliseconds. */
const DEBOUNCE_MS = 300

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
        const { param, label, all = '', choices } = filter
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
          <TypedFilter key={param} filter={filter} value={value} others={query.params ?? {}} onSet={set} />
        )
      })}
    </Filters>
  )
}

const problemWith = ({ problemOf }: ParamFilter, typed: string, others: TableParams = {}) =>
  typed ? problemOf?.(typed, others) : undefined

interface TypedFilterProps {
  filter: ParamFilter
  value: string
  others: TableParams
  onSet: (value: string) => void
}

/** A debounced text filter; it also follows changes of the address, such as "show all". */
function TypedFilter({ filter, value, others, onSet }: TypedFilterProps) {
  const { label, type = 'text', inputMode, placeholder, maxLength = MAX_SEARCH_LENGTH } = filter
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [applied, setApplied] = useState(value)
  const { later, flush } = useDebounced(DEBOUNCE_MS, (typed: string) => {
    setApplied(typed)
    onSet(typed)
  })

  if (value !== seen) {
    setSeen(value)
    // A value applied here comes back through the address, possibly after further typing.
    if (value !== applied) setText(value)
  }

  function handleType(typed: string) {
    setText(typed)
    later(typed.trim())
  }

  return (
    <TextField
      type={type}
      label={label}
      inputMode={inputMode}
      placeholder={placeholder}
      maxLength={maxLength ?? undefined}
      error={problemWith(filter, text.trim(), others)}
      value={text}
      onChange={({ target }) => handleType(target.value)}
      onBlur={flush}
    />
  )
}

const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(${({ theme }) => theme.layout.columnSmall} * 0.8)), 1fr)
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
