import type { UseFormReturn } from 'react-hook-form'
import { staffBlog, type StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { isApiError } from '@tekskills/shared/http/api-error'
import { showFieldProblems } from '../forms/field-problems'
import type { BlogFormValues, ValidBlog } from './blog-form-schema'

/** Why a save did not happen, where no field can say it. */
export type BlogRefusal = { kind: 'message'; message: string } | { kind: 'conflict'; current: StaffBlog }

type BlogFormReturn = UseFormReturn<BlogFormValues, unknown, ValidBlog>

/**
 * Tells a refused save at the fields it concerns; what concerns none is returned. An ended session is the shell's
 * matter: it goes to the login page, and the backup keeps the text.
 */
export function showBlogRefusal(form: BlogFormReturn, error: unknown): BlogRefusal | null {
  if (!isApiError(error)) throw error
  const { status, code, message, problem } = error
  if (status === 401) return null
  if (code === 'VERSION_CONFLICT') {
    const current = staffBlog.safeParse(problem?.current)
    return current.success ? { kind: 'conflict', current: current.data } : { kind: 'message', message }
  }
  if (code === 'SLUG_TAKEN') return showAt(form, 'slug', withSuggestion(message, problem?.suggestion))
  if (status === 413 || status === 415) return showAt(form, 'image', message)
  const others = showFieldProblems(form, error.fields)
  if (error.fields.length > 0 && others.length === 0) return null
  return { kind: 'message', message: others[0]?.message ?? message }
}

function showAt(form: BlogFormReturn, field: 'slug' | 'image', message: string): null {
  form.setError(field, { message }, { shouldFocus: true })
  return null
}

const withSuggestion = (message: string, suggestion: unknown) =>
  typeof suggestion === 'string' ? `${message} “${suggestion}” is free.` : message
