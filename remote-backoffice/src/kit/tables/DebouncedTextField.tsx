import { useState } from 'react'
import { TextField, type TextFieldProps } from '@tekskills/shared/ui/Field/TextField'
import { useDebounced } from './use-debounced'

const DEBOUNCE_MS = 300

interface DebouncedTextFieldProps extends Omit<TextFieldProps, 'value' | 'error' | 'onChange' | 'onBlur'> {
  /** The text that is applied now. */
  value: string
  /** Called with the trimmed text after a pause in typing, or as soon as the field is left. */
  onApply: (text: string) => void
  problemOf?: (text: string) => string | undefined
}

/** A text field that filters a list. It also follows changes of `value` from elsewhere, such as a link "show all". */
export function DebouncedTextField({ value, onApply, problemOf, ...field }: DebouncedTextFieldProps) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [applied, setApplied] = useState(value)
  const { later, flush } = useDebounced(DEBOUNCE_MS, (typed: string) => {
    setApplied(typed)
    onApply(typed)
  })

  if (value !== seen) {
    setSeen(value)
    // A text applied here comes back through the address, possibly after further typing.
    if (value !== applied) {
      setApplied(value)
      setText(value)
    }
  }

  function handleType(typed: string) {
    setText(typed)
    later(typed.trim())
  }

  return (
    <TextField
      {...field}
      error={problemOf?.(text.trim())}
      value={text}
      onChange={({ target }) => handleType(target.value)}
      // A filter applied later would undo the navigation by a link that was clicked meanwhile.
      onBlur={flush}
    />
  )
}
