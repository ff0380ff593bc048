import { use, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useFormState } from 'react-hook-form'
import { isApiError } from '@tekskills/shared/http/api-error'
import { mediaIdOf } from '../media/media-address'
import { readingPlaceIn, makeInert, showsPage } from './framed-page'
import { createPreviewLinks } from './preview-links'
import { PreviewedForm, type Previewed } from './previewed-form'
import { whenTypingRests } from './typing-rest'

/** A state of the text whose page can be shown. */
interface Source {
  /** Whether it is saved; unsaved text is seen by its author alone. */
  isSaved: boolean
  /** The target of {@link createPreviewLinks}. */
  address: string
  /** Differs for each state of the text. */
  key: string
}

/** A page in a frame, or on its way there. */
export interface PreviewedPage extends Pick<Source, 'key' | 'isSaved'> {
  url: string
}

/**
 * Follows the text of the surrounding form: once typing rests and the service has the text, its page is loaded into a
 * frame of its own, which replaces the previous one when it is complete. One page loads at a time, and then the latest.
 */
export function useLivePreview() {
  const form = use(PreviewedForm)
  const { isDirty } = useFormState()
  const { getValues } = useFormContext()
  const [urlOf] = useState(createPreviewLinks)
  const [shown, setShown] = useState<PreviewedPage | null>(null)
  const [loading, setLoading] = useState<PreviewedPage | null>(null)
  const [problem, setProblem] = useState<{ key: string; message: string } | null>(null)
  const shownFrame = useRef<HTMLIFrameElement>(null)
  const source = form ? sourceOf(form, isDirty, shown !== null) : undefined
  const wanted = source && source.key !== shown?.key && source.key !== problem?.key ? source : undefined

  const session = form?.session
  useEffect(() => session?.hasten(), [session])

  const isLoading = loading !== null
  const { key, isSaved = false, address = '' } = wanted ?? {}
  useEffect(() => {
    if (key === undefined || isLoading) return
    const over = new AbortController()
    whenTypingRests(over.signal)
      .then(() => (over.signal.aborted ? undefined : urlOf(address)))
      .then((url) => {
        if (url === undefined || over.signal.aborted) return
        setProblem(null)
        setLoading({ key, isSaved, url })
      })
      .catch((error: unknown) => {
        if (!isApiError(error)) throw error
        if (!over.signal.aborted) setProblem({ key, message: error.message })
      })
    return () => over.abort()
  }, [key, isSaved, address, isLoading, urlOf])

  const closing = useRef<AbortController>(null)
  useEffect(() => {
    const over = new AbortController()
    closing.current = over
    return () => over.abort()
  }, [])

  /** Shows the frame of a page that has loaded. */
  async function show(page: PreviewedPage, frame: HTMLIFrameElement) {
    const closed = closing.current?.signal
    if (page.key !== loading?.key || !closed) return
    // The next key would wait for its layout.
    await whenTypingRests(closed)
    if (closed.aborted) return
    if (!showsPage(frame)) {
      setLoading(null)
      setProblem({ key: page.key, message: 'The page could not be shown.' })
      return
    }
    makeInert(frame)
    const continueIn = readingPlaceIn(shownFrame.current)
    flushSync(() => {
      setLoading(null)
      setShown(page)
    })
    shownFrame.current = frame
    continueIn(frame)
  }

  const name = form ? String(getValues(form.nameField) ?? '') : ''
  return {
    shown,
    loading,
    problem: problem?.message,
    show,
    retry: () => setProblem(null),
    /** Whether the text is newer than the page. */
    isBehind: shown !== null && source?.key !== shown.key,
    /** Whether there is nothing yet that a page could show. */
    isEmpty: form?.record === null && !isDirty && source === undefined,
    /** Whether the service could not be reached. */
    isUnsent: form?.autosave?.kind === 'failed',
    hasName: name.trim() !== '',
    /** Whether a file or a picture of the library is chosen, which is not in the page before it is saved. */
    hasChosenFile: Object.values(getValues()).some((value) => value instanceof File || mediaIdOf(value)),
  }
}

/** The latest state that the service has; undefined while it is on its way there. */
function sourceOf(form: Previewed, isDirty: boolean, isAnyShown: boolean): Source | undefined {
  const { path, record, session, autosave } = form
  if (autosave?.kind === 'stored') {
    const id = autosave.text.autosaveId ?? session.id
    return { isSaved: false, address: `${path}/autosaves/${encodeURIComponent(id)}`, key: `${id} ${autosave.at}` }
  }
  // Until the service has the typed text, the saved version is better than nothing.
  if (!record || (isDirty && isAnyShown)) return undefined
  const { id, version } = record
  return { isSaved: true, address: `${path}/${encodeURIComponent(id)}`, key: `${id} ${version}` }
}
