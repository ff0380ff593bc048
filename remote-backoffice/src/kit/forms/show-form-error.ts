import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { isApiError } from '@tekskills/shared/http/api-error'
import { showFieldProblems } from './field-problems'

/**
 * Shows a server error at the fields it names, or at `field` if it names none. The shell handles an expired session.
 */
export function showFormError<Values extends FieldValues, Valid>(
  form: UseFormReturn<Values, unknown, Valid>,
  field: FieldPath<Values>,
  error: unknown,
): void {
  if (!isApiError(error)) throw error
  if (error.status === 401) return
  const others = showFieldProblems(form, error.fields)
  if (error.fields.length > 0 && others.length === 0) return
  form.setError(field, { message: others[0]?.message ?? error.message }, { shouldFocus: true })
}
