import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { isRichText } from '../text/plain-text'

type Snapshot = Readonly<Record<string, unknown>>

/** The values of a form at this moment; later input does not change them. */
export const snapshotOf = (values: object): Snapshot =>
  Object.fromEntries(Object.entries(values).map(([name, value]: [string, unknown]) => [name, copyOf(value)]))

const copyOf = (value: unknown): unknown =>
  value === undefined || value instanceof File ? value : (JSON.parse(JSON.stringify(value)) as unknown)

const areEqual = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether a field, or one in a row of it, such as `team.0.right`, has the focus. */
function hasFocus(field: string): boolean {
  const name = document.activeElement?.getAttribute('name')
  return name === field || name?.startsWith(`${field}.`) === true
}

interface SavedForm<Values> {
  /** What was sent. */
  sent: Snapshot
  /** The form values of the stored record. */
  stored: Values
  /** Fields that the save did not contain. */
  unsent: readonly string[]
}

/**
 * Makes a saved record the baseline of a form. What was typed since it was sent stays and counts as unsaved. A text that the user may be in is not replaced by the stored one, which would move the cursor.
 */
export function settleSaved<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  { sent, stored, unsent }: SavedForm<Values>,
): void {
  const now = snapshotOf(form.getValues())
  const names = Object.keys(stored) as FieldPath<Values>[]
  const isKept = (name: string) => hasFocus(name) || isRichText(sent[name])
  const saved = Object.fromEntries(
    names.map((name) => [name, isKept(name) && !unsent.includes(name) ? sent[name] : stored[name]]),
  )
  for (const name of names) {
    const isTypedSince = unsent.includes(name) || !areEqual(now[name], sent[name])
    if (!isTypedSince && !areEqual(saved[name], now[name])) form.setValue(name, saved[name] as Values[typeof name])
  }
  form.reset(saved as Values, { keepValues: true })
}
