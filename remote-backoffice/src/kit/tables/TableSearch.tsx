import { useState } from 'react'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { useDebounced } from './use-debounced'

/** Milliseconds without a keystroke after which the search runs. */
const REST = 300

interface TableSearchProps {
  label: string
  placeholder: string
  /** What the table is searched by now. */
  value: string
  /** Called after a pause in typing; `undefined` once the field is empty. */
  onSearch: (text: string | undefined) => void
}

/** The search field of a table; it follows the address when something else, such as "show all", changes it. */
export function TableSearch({ label, placeholder, value, onSearch }: TableSearchProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const search = useDebounced(REST, (typed: string) => {
    setKnown(typed)
    onSearch(typed || undefined)
  })

  if (value !== known) {
    setKnown(value)
    setText(value)
  }

  function type(typed: string) {
    setText(typed)
    search(typed.trim())
  }

  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  )
}
