import { useState } from 'react'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { MAX_SEARCH_LENGTH } from './table-query'
import { useDebounced } from './use-debounced'

/** Debounce of the search in milliseconds. */
const DEBOUNCE_MS = 300

interface TableSearchProps {
  label: string
  placeholder: string
  /** The current search text. */
  value: string
  /** Called after a pause in typing; `undefined` once the field is empty. */
  onSearch: (text: string | undefined) => void
}

/** The debounced search field of a table; it also follows changes of the address, such as "show all". */
export function TableSearch({ label, placeholder, value, onSearch }: TableSearchProps) {
  const [text, setText] = useState(value)
  const [applied, setApplied] = useState(value)
  const { later, flush } = useDebounced(DEBOUNCE_MS, (typed: string) => {
    setApplied(typed)
    onSearch(typed || undefined)
  })

  if (value !== applied) {
    setApplied(value)
    setText(value)
  }

  function type(typed: string) {
    setText(typed)
    later(typed.trim())
  }

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={MAX_SEARCH_LENGTH}
      value={text}
      onChange={(event) => type(event.target.value)}
      // A search that began later would undo the navigation by a link that was clicked meanwhile.
      onBlur={flush}
    />
  )
}
