import { ProblemError } from '../http/problems/problem-error'

/** Classes of SQLSTATE after which PostgreSQL has certainly rolled back: data, integrity, conflict, syntax, resources. */
const ROLLED_BACK = /^(22|23|40|42|53)/

/**
 * True when a failed change has certainly stored nothing, so that its files may be given up at once. When the connection
 * broke, the commit may have been done all the same: then the files stay, and the sweep removes those that no row names.
 */
export const hasStoredNothing = (error: unknown): boolean =>
  error instanceof ProblemError || ROLLED_BACK.test((error as { code?: string }).code ?? '')
