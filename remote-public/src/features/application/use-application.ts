import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { useCaptchaArea } from '@tekskills/shared/forms/use-captcha-area'
import { useFormDraft } from '@tekskills/shared/forms/use-form-draft'
import { type ApplicationProblems, findProblems, resumeProblem } from './application-problems'
import { type ApplicationTarget, draftKeyOf } from './application-target'
import { fingerprintOf, readApplication, textFields } from './application-values'
import { describeFailure } from './describe-failure'

/**
 * State and handlers of an application form. The code that calls the service is fetched at the first sending. However
 * often the form is sent, one sending is under way at a time, and the same content stays one application.
 */
export function useApplication(target: ApplicationTarget) {
  const form = useCaptchaArea()
  const summary = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>(undefined)
  const [keyFor] = useState(createRequestKeys)
  const [problems, setProblems] = useState<ApplicationProblems>({})
  /**
   * What is wrong with the file chosen since the last sending; `null` where nothing is, `undefined` where none was
   * chosen.
   */
  const [fileProblem, setFileProblem] = useState<string | null>()
  const [message, setMessage] = useState<string>()
  /** Share that is sent, 0 to 1; undefined while nothing is under way. */
  const [progress, setProgress] = useState<number>()
  const [reference, setReference] = useState<string>()
  const { keep, drop } = useFormDraft(form, draftKeyOf(target), textFields)

  // CL-04: who leaves the page takes the sending back.
  useEffect(() => () => running.current?.abort(), [])

  // What went wrong is read first.
  useEffect(() => (summary.current ?? failure.current)?.focus(), [problems, message])

  function show(fields: ApplicationProblems, words?: string) {
    setProblems(fields)
    setMessage(words)
    setProgress(undefined)
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    const values = readApplication(event.currentTarget)
    const found = findProblems(values, target)
    setFileProblem(undefined)
    if (Object.keys(found).length > 0) return show(found)

    const sending = new AbortController()
    running.current = sending
    setProblems({})
    setMessage(undefined)
    setProgress(0)
    try {
      const { sendApplication } = await import(/* webpackChunkName: "send-application" */ './send-application')
      const { signal } = sending
      const key = keyFor(fingerprintOf(values))
      const received = await sendApplication({ values, target, key, signal, onProgress: setProgress })
      drop()
      setReference(received)
    } catch (error) {
      const { fields, message: words } = describeFailure(error)
      show(fields, words)
    } finally {
      running.current = undefined
    }
  }

  /** A file that cannot be a résumé is reported as soon as it is chosen, at its field; the focus stays. */
  function checkFile(file: File | null) {
    const problem = file ? resumeProblem(file) : undefined
    setFileProblem(problem ?? null)
    if (problem) announce(problem)
  }

  const cancel = () => running.current?.abort()
  const resume = fileProblem === undefined ? problems.resume : (fileProblem ?? undefined)
  return {
    form,
    summary,
    failure,
    message,
    progress,
    reference,
    keep,
    cancel,
    checkFile,
    handleSubmit,
    /** What is wrong with each field now. */
    problems: { ...problems, resume } satisfies ApplicationProblems,
    /** Whether the last submission had errors, so that the summary is shown above the form. */
    hasErrors: Object.keys(problems).length > 0,
  }
}
