import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'

/**
 * Shows the service's errors at the fields they name and focuses the first of them.
 * @returns the errors of fields that the form does not have.
 */
export function showFieldProblems<T extends FieldValues, Valid>(
  form: UseFormReturn<T, unknown, Valid>,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  const values = form.getValues()
  const shown = problems.filter(({ field }) => rootOf(field) in values)
  shown.forEach(({ field, message, code }, index) =>
    form.setError(rootOf(field) as FieldPath<T>, { type: code, message }, { shouldFocus: index === 0 }),
  )
  return problems.filter((problem) => !shown.includes(problem))
}

/** Errors of `tags.2` and `tags[2]` are shown at the field `tags`. */
const rootOf = (field: string) => field.split(/[.[]/, 1)[0] ?? field
