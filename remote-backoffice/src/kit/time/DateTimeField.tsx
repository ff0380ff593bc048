import { useState } from 'react'
import { useController } from 'react-hook-form'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { readLocalField, timeZone, toLocalField } from './local-time'

/** Marks a date of which a part is missing: the browser reports it as empty, and it must not be taken for none. */
const INCOMPLETE = 'incomplete'

/** Keeps browsers from taking years of more than four digits. */
const LAST_MINUTE = '9999-12-31T23:59'

interface DateTimeFieldProps {
  /** The field of the form; it holds an instant in ISO 8601, or what was typed where that names none. */
  name: string
  label: string
  hint: string
}

/**
 * A day and time in the person's own time zone, which is named beside it. What is typed becomes an instant at once, so
 * that a journey to another time zone before saving, or a copy that is opened there, does not move it.
 */
export function DateTimeField({ name, label, hint }: DateTimeFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { ref, value, onChange, onBlur } = field
  const [typed, setTyped] = useState({ text: toLocalField(value), value, zone: timeZone() })
  // Another value than the one that was typed came from outside: a copy that was brought back, a text that was
  // replaced.
  const isForeign = typed.value !== value
  const text = isForeign ? toLocalField(value) : typed.text
  const isRepeated = readLocalField(text).kind === 'repeated'
  const zone = isForeign ? timeZone() : typed.zone

  function change(local: string, meant = local) {
    setTyped({ text: local, value: meant, zone: timeZone() })
    onChange(meant)
  }

  function type(local: string) {
    const read = readLocalField(local)
    change(local, 'instant' in read ? read.instant : local)
  }

  function leave({ value: shown, validity }: HTMLInputElement) {
    const left = validity.badInput ? INCOMPLETE : ''
    if (shown === '' && left !== value) change('', left)
    onBlur()
  }

  return (
    <TextField
      ref={ref}
      name={name}
      type="datetime-local"
      max={LAST_MINUTE}
      label={label}
      optional
      hint={`${hint} Time zone: ${zone}.${isRepeated ? ' This time occurs twice on that day; the first is used.' : ''}`}
      error={fieldState.error?.message}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => leave(event.target)}
    />
  )
}
