import type { StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { createQuestion } from '../../kit/questions/question'

/** Asks for the values of a redirect: one that exists, or a new one. Resolves to whether it was saved. */
export const { ask: askRedirect, useQuestion: useRedirectQuestion } = createQuestion<StaffRedirect | 'new', boolean>(
  false,
)

/** The values of the form; `code` is text, because a select holds text. */
export interface RedirectDraft {
  from: string
  to: string
  code: '301' | '302' | '410'
}

const EMPTY: RedirectDraft = { from: '', to: '', code: '301' }
const drafts = new Map<string, RedirectDraft>()
const keyOf = (asked: StaffRedirect | 'new') => (asked === 'new' ? asked : `${asked.id} ${asked.version}`)

/** The values typed into a dialog that was closed without saving, or those of the redirect. */
export function redirectDraft(asked: StaffRedirect | 'new'): RedirectDraft {
  const stored = asked === 'new' ? EMPTY : { from: asked.from, to: asked.to ?? '', code: codeOf(asked) }
  return drafts.get(keyOf(asked)) ?? stored
}

const codeOf = ({ code }: StaffRedirect) => String(code) as RedirectDraft['code']

export const keepRedirectDraft = (asked: StaffRedirect | 'new', typed: RedirectDraft): void =>
  void drafts.set(keyOf(asked), typed)

/** Call this once the redirect is stored. */
export const dropRedirectDraft = (asked: StaffRedirect | 'new'): void => void drafts.delete(keyOf(asked))
