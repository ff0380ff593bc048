import { useState } from 'react'
import { useController } from 'react-hook-form'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { readLocalField, timeZone, toLocalField } from './local-time'

/** Value of an incomplete date: the browser reports it as empty, but it must not be treated as no date. */
const INCOMPLETE = 'incomplete'

/** Prevents years with more than four digits. */
const LAST_MINUTE = '9999-12-31T23:59'

interface DateTimeFieldProps {
  /** The form field; its value is an ISO 8601 instant, or the typed text if it is not a valid date. */
  name: string
  label: string
  hint?: string
  isRequired?: boolean
}

/**
 * A date and time in the user's time zone, which the hint names. Input is converted to an instant immediately, so that
 * a change of time zone before saving or restoring a backup does not shift it.
 */
export function DateTimeField({ name, label, hint, isRequired = false }: DateTimeFieldProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name })
  const { ref, value, onChange, onBlur } = field
  const [typed, setTyped] = useState({ text: toLocalField(value), value, zone: timeZone() })
  // A value other than the typed one was set from outside, for example by a restored backup.
  const isForeign = typed.value !== value
  const text = isForeign ? toLocalField(value) : typed.text
  const isRepeated = readLocalField(text).kind === 'repeated'
  const zone = isForeign ? timeZone() : typed.zone

  function change(local: string, resolved = local) {
    setTyped({ text: local, value: resolved, zone: timeZone() })
    onChange(resolved)
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
      optional={!isRequired}
      hint={[hint, `Time zone: ${zone}.`, isRepeated && 'This time occurs twice on that day; the first is used.']
        .filter(Boolean)
        .join(' ')}
      error={fieldState.error?.message}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => leave(event.target)}
    />
  )
}
