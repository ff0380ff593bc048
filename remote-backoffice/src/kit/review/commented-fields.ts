import { useFormContext } from 'react-hook-form'

/** Fields that are settings of the page rather than content. */
const SETTINGS = new Set(['slug', 'status', 'scheduledAt', 'publishedAt', 'noindex', 'focusX', 'focusY'])

/** The fields of the form that a comment can be about, with their labels. */
export function useCommentedFields(fieldNames: Readonly<Record<string, string>>): [name: string, label: string][] {
  const { getValues } = useFormContext()
  const values = getValues()
  return Object.entries(fieldNames).filter(([name]) => name in values && !SETTINGS.has(name))
}
