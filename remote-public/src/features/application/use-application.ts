import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { useFormDraft } from '@tekskills/shared/forms/use-form-draft'
import { isOffline } from '@tekskills/shared/http/connection-problem'
import {
  type ApplicationProblems,
  type ApplicationTarget,
  draftKeyOf,
  findProblems,
  fingerprintOf,
  draftFields,
  readApplication,
  resumeProblem,
} from './application-values'
import { describeFailure, type SubmissionFailure } from './describe-failure'

/** Errors of questions that were added after the page was loaded have no field; the draft survives the reload. */
function withKnownFields(failure: SubmissionFailure, names: readonly string[]): SubmissionFailure {
  const isUnknown = (field: string) => field.startsWith('answers.') && !names.includes(field)
  if (!Object.keys(failure.fields).some(isUnknown)) return failure
  const heading = 'Your application was not sent'
  const message =
    'The questions for this position have changed. What you typed is kept: reload the page, choose your file again and answer the new questions.'
  return { fields: {}, notice: { heading, message } }
}

/**
 * State and handlers of an application form. The code that calls the service is loaded on the first submit. Only one
 * submission runs at a time, and retries with the same content are idempotent.
 */
export function useApplication(target: ApplicationTarget) {
  const form = useRecaptchaInView()
  const summary = useRef<HTMLDivElement>(null)
  const failure = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>(undefined)
  const [problems, setProblems] = useState<ApplicationProblems>({})
  /**
   * Error of the file chosen since the last submit; `null` without an error, `undefined` if none was chosen.
   */
  const [fileProblem, setFileProblem] = useState<string | null>()
  const [notice, setNotice] = useState<SubmissionFailure['notice']>()
  /** Uploaded share, 0 to 1; undefined while nothing is being sent. */
  const [progress, setProgress] = useState<number>()
  const [reference, setReference] = useState<string>()
  const [drafted] = useState(() => draftFields(target))
  const { save: saveDraft, clear: clearDraft, requestKey } = useFormDraft(form, draftKeyOf(target), drafted)

  // CL-04: leaving the page cancels the request.
  useEffect(() => () => running.current?.abort(), [])

  // Errors take the focus, so that they are announced first.
  useEffect(() => (summary.current ?? failure.current)?.focus(), [problems, notice])

  function show({ fields, notice: shown }: SubmissionFailure) {
    setProblems(fields)
    setNotice(shown)
    setProgress(undefined)
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    const values = readApplication(event.currentTarget, target)
    const found = findProblems(values, target)
    setFileProblem(undefined)
    if (Object.keys(found).length > 0) return show({ fields: found })

    const sending = new AbortController()
    running.current = sending
    setProblems({})
    setNotice(undefined)
    setProgress(0)
    const wasOffline = isOffline()
    try {
      const { sendApplication } = await import(/* webpackChunkName: "send-application" */ './send-application')
      const { signal } = sending
      const key = requestKey(fingerprintOf(values))
      const received = await sendApplication({ values, target, key, signal, onProgress: setProgress })
      clearDraft()
      setReference(received)
    } catch (error) {
      show(withKnownFields(describeFailure(error, { isStopped: sending.signal.aborted, wasOffline }), drafted))
    } finally {
      running.current = undefined
    }
  }

  /** Reports an invalid file at its field as soon as it is chosen, without moving the focus. */
  function checkFile(file: File | null) {
    const problem = file ? resumeProblem(file) : undefined
    setFileProblem(problem ?? null)
    if (problem) announce(problem)
  }

  const cancel = () => running.current?.abort()
  const resume = fileProblem === undefined ? problems.resume : (fileProblem ?? undefined)
  const current: ApplicationProblems = { ...problems, resume }
  return {
    form,
    summary,
    failure,
    notice,
    progress,
    reference,
    saveDraft,
    cancel,
    checkFile,
    handleSubmit,
    /** The current error of each field. */
    problems: current,
    /** Whether the last submission had errors, so that the summary is shown above the form. */
    hasErrors: Object.keys(problems).length > 0,
  }
}
