import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { validationCode } from '@tekskills/shared/contracts/validation-messages'
import type { z } from 'zod'

/** The field codes and messages of contract §3.2 for what a schema refused; of several faults of a field the first. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    if (!problems.has(field)) problems.set(field, { field, code: validationCode(issue), message: issue.message })
  }
  return [...problems.values()]
}
