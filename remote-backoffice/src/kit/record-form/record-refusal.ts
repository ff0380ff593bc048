import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { isApiError, type ApiError } from '@tekskills/shared/http/api-error'
import { showFieldProblems } from '../forms/field-problems'
import { isUnsure } from './save-surely'

/** Why a save did not happen, where no field can say it. */
export type RecordRefusal<Stored> =
  | { kind: 'message'; message: string; requestId?: string }
  | { kind: 'unsure' }
  | { kind: 'offline' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'forbidden' }
  | { kind: 'signed-out' }
  | { kind: 'conflict'; current: Stored }

interface RefusalContext<Stored, Values extends FieldValues, Valid> {
  form: UseFormReturn<Values, unknown, Valid>
  stored: z.ZodType<Stored>
  files: readonly (keyof Values & string)[]
  refusedFields?: Readonly<Record<string, keyof Values & string>>
}

/** Tells a refused save at the fields it concerns; what concerns none is returned. */
export function showRefusal<Stored, Values extends FieldValues, Valid>(
  { form, stored, files, refusedFields }: RefusalContext<Stored, Values, Valid>,
  error: unknown,
): RecordRefusal<Stored> | null {
  if (!isApiError(error)) throw error
  const { status, code, message, problem } = error
  const showAt = (field: string, words: string) => {
    form.setError(field as Path<Values>, { message: words }, { shouldFocus: true })
    return null
  }
  const general = generalRefusal(error)
  if (general) return general
  if (code === 'VERSION_CONFLICT') {
    const current = stored.safeParse(problem?.current)
    return current.success ? { kind: 'conflict', current: current.data } : { kind: 'message', message }
  }
  if (code === 'SLUG_TAKEN') return showAt('slug', withSuggestion(message, problem?.suggestion))
  const refused = refusedFields?.[code ?? '']
  if (refused) return showAt(refused, message)
  const file = files.find((name) => form.getValues(name as Path<Values>))
  if ((status === 413 || status === 415) && file && error.fields.length === 0) return showAt(file, message)
  const others = showFieldProblems(form, error.fields)
  if (error.fields.length > 0 && others.length === 0) return null
  return { kind: 'message', message: others[0]?.message ?? message, requestId: problem?.requestId }
}

/** Refusals that have nothing to do with what was typed. */
function generalRefusal(error: ApiError) {
  const { status, code, retryAfter } = error
  if (status === 401) return { kind: 'signed-out' } as const
  if (status === 403 && code === 'FORBIDDEN') return { kind: 'forbidden' } as const
  if (status === 429 && retryAfter) return { kind: 'wait', seconds: retryAfter } as const
  if (status === undefined && !navigator.onLine) return { kind: 'offline' } as const
  return isUnsure(error) ? ({ kind: 'unsure' } as const) : null
}

const withSuggestion = (message: string, suggestion: unknown) =>
  typeof suggestion === 'string' && !message.includes(suggestion) ? `${message} “${suggestion}” is free.` : message
