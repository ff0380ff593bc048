import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isApiError, type ApiError } from '@tekskills/shared/http/api-error'
import { showFieldProblems } from '../forms/field-problems'
import { isAmbiguousFailure } from './record-api'

/** An error of a save that does not belong to a field. */
export type SaveError<Stored> =
  | { kind: 'message'; message: string; requestId?: string }
  | { kind: 'ambiguous' }
  | { kind: 'offline' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'forbidden' }
  | { kind: 'signed-out' }
  | { kind: 'conflict'; current: Stored }
  /** An earlier save of a new record, whose response was lost, has been stored. */
  | { kind: 'already-saved'; current: Stored }
  /** The page has become public since the form was opened, and the save would have taken it off the site. */
  | { kind: 'now-public'; current: Stored }

interface ServerErrorContext<Stored, Values extends FieldValues, Valid> {
  form: UseFormReturn<Values, unknown, Valid>
  stored: z.ZodType<Stored>
  files: readonly (keyof Values & string)[]
  errorFields?: Readonly<Record<string, keyof Values & string>>
}

/** Shows the errors of a rejected save at their fields; returns the error that belongs to no field, if any. */
export function showServerErrors<Stored, Values extends FieldValues, Valid>(
  { form, stored, files, errorFields }: ServerErrorContext<Stored, Values, Valid>,
  error: unknown,
): SaveError<Stored> | null {
  if (!isApiError(error)) throw error
  const { status, code, message, problem } = error
  const showAt = (field: string, text: string) => {
    form.setError(field as Path<Values>, { message: text }, { shouldFocus: true })
    return null
  }
  const general = generalError(error)
  if (general) return general
  const kind = KINDS[code ?? '']
  if (kind) {
    const current = stored.safeParse(problem?.current)
    return current.success ? { kind, current: current.data } : { kind: 'message', message }
  }
  if (code === 'SLUG_TAKEN') return showAt('slug', withSuggestion(message, problem?.suggestion))
  const errorField = errorFields?.[code ?? '']
  if (errorField) return showAt(errorField, message)
  const file = files.find((name) => form.getValues(name as Path<Values>))
  if ((status === 413 || status === 415) && file && error.fields.length === 0) return showAt(file, message)
  const others = showFieldProblems(form, error.fields)
  if (error.fields.length > 0 && others.length === 0) return null
  return { kind: 'message', message: others[0]?.message ?? message, requestId: problem?.requestId }
}

/** The errors that carry the current record, by their codes. */
const KINDS: Readonly<Record<string, 'conflict' | 'already-saved' | 'now-public'>> = {
  VERSION_CONFLICT: 'conflict',
  ALREADY_SAVED: 'already-saved',
  NOW_PUBLIC: 'now-public',
}

/** Errors that are unrelated to the input. */
function generalError(error: ApiError) {
  const { status, code, retryAfter } = error
  if (status === 401) return { kind: 'signed-out' } as const
  if (status === 403 && code === 'FORBIDDEN') return { kind: 'forbidden' } as const
  if (status === 429 && retryAfter) return { kind: 'wait', seconds: retryAfter } as const
  if (status === undefined && !navigator.onLine) return { kind: 'offline' } as const
  return isAmbiguousFailure(error) ? ({ kind: 'ambiguous' } as const) : null
}

const withSuggestion = (message: string, suggestion: unknown) =>
  typeof suggestion === 'string' && !message.includes(suggestion) ? `${message} “${suggestion}” is available.` : message
