import { use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { isApiError } from '@tekskills/shared/http/api-error'
import type { Review } from '@tekskills/shared/contracts/http/reviews'
import { isLoggedIn } from '@tekskills/shared/session/session-store'
import { failureMessage } from '../connection/failure-message'
import { CommentOnText, type CommentedText } from '../editor/comment-on-text'
import { markComments } from '../editor/comment-marks'
import { followTexts, textOfField } from '../editor/reveal-in-text'
import { revealField } from '../forms/focus-field'
import { PreviewedForm } from '../preview/previewed-form'
import { readReview } from './review-api'
import { ReviewContext, type LoadedReview } from './review-context'

/** Milliseconds between two checks for new comments of colleagues. */
const INTERVAL_MS = 60_000
/** Milliseconds without a change of the texts after which the words of comments are searched for again. */
const REST_MS = 500

/** The name under which the panel with the review is focused; no field has it. */
export const REVIEW = 'review'

interface ReviewProviderProps {
  /** Labels of the fields, as in lists of changes. */
  fieldNames: Readonly<Record<string, string>>
  /** Called with the review whenever it is loaded or changed; must be stable. */
  onLoaded: (review: Review) => void
  children: ReactNode
}

/** Loads the comments of colleagues on the item of the form, and marks them in the texts. Must be inside a `RecordForm`. */
export function ReviewProvider({ fieldNames, onLoaded, children }: ReviewProviderProps) {
  const form = use(PreviewedForm)
  const path = form?.path
  const id = form?.record?.id
  const item = useMemo(() => (path && id ? { path, id } : null), [path, id])
  const { loaded, reload, take } = useLoadedReview(item, form?.record?.version)
  const [asked, setAsked] = useState<CommentedText | null>(null)
  useMarkedTexts(loaded)
  useEffect(() => {
    if (loaded.kind === 'ready') onLoaded(loaded.review)
  }, [loaded, onLoaded])

  const comment = useCallback((about: CommentedText) => {
    revealField(REVIEW)
    setAsked(about)
  }, [])
  const value = useMemo(
    () => ({ item, loaded, reload, take, fieldNames, asked }),
    [item, loaded, reload, take, fieldNames, asked],
  )
  return (
    <ReviewContext value={form && value}>
      <CommentOnText value={item && comment}>{children}</CommentOnText>
    </ReviewContext>
  )
}

/** @param version of the record, with which its approval changes */
function useLoadedReview(item: { path: string; id: string } | null, version: number | undefined) {
  const [loaded, setLoaded] = useState<LoadedReview>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const take = useCallback((review: Review) => setLoaded({ kind: 'ready', review, isOutdated: false }), [])

  useEffect(() => {
    if (!item) return
    let leaving = new AbortController()
    /** After a failed check the shown comments stay, with a note that they may be outdated. */
    async function look() {
      leaving.abort()
      const current = (leaving = new AbortController())
      try {
        if (item) take(await readReview(item, current.signal))
      } catch (error) {
        if (current.signal.aborted || (isApiError(error) && error.status === 401)) return
        const message = failureMessage(error)
        setLoaded((before) => (before.kind === 'ready' ? { ...before, isOutdated: true } : { kind: 'failed', message }))
      }
    }
    const lookAgain = () => {
      if (document.visibilityState === 'visible' && isLoggedIn()) void look()
    }
    void look()
    const timer = setInterval(lookAgain, INTERVAL_MS)
    addEventListener('focus', lookAgain)
    return () => {
      leaving.abort()
      clearInterval(timer)
      removeEventListener('focus', lookAgain)
    }
  }, [item, version, attempt, take])

  const reload = useCallback(() => {
    setLoaded((before) => (before.kind === 'failed' ? { kind: 'loading' } : before))
    setAttempt((before) => before + 1)
  }, [])
  return { loaded, reload, take }
}

/** Marks the words of the open comments in the texts, and searches for them again after a pause in typing. */
function useMarkedTexts(loaded: LoadedReview) {
  useEffect(() => {
    if (loaded.kind !== 'ready') return
    const open = loaded.review.threads.filter(({ resolvedAt }) => resolvedAt === null)
    const fields = new Set(loaded.review.threads.flatMap(({ field, passage }) => (field && passage ? [field] : [])))
    const mark = () => {
      for (const field of fields) {
        const marks = open.flatMap(({ id, field: about, passage }) =>
          about === field && passage ? [{ id, passage }] : [],
        )
        const editor = textOfField(field)
        if (editor && !editor.isDestroyed) markComments(editor, marks)
      }
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = followTexts(() => {
      clearTimeout(timer)
      timer = setTimeout(mark, REST_MS)
    })
    mark()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [loaded])
}
