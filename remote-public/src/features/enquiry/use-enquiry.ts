import { useRef, useState, type SyntheticEvent } from 'react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRecaptchaInView } from '@tekskills/shared/captcha/use-recaptcha-in-view'
import { useFormDraft } from '@tekskills/shared/forms/use-form-draft'
import { isApiError } from '@tekskills/shared/http/api-error'
import { connectionProblem, isOffline } from '@tekskills/shared/http/connection-problem'
import type { BackupKey } from '@tekskills/shared/storage/browser-storage'
import { enquiryProblems, type EnquiryField, type EnquiryProblems, type EnquiryValues } from './enquiry-problems'
import { readEnquiry } from './read-enquiry'

const KEPT = 'What you wrote is still here.'
const INVALID = 'Form is invalid or reCAPTCHA token is missing'

interface EnquirySource {
  /** The fields of the form, in order; must be stable. */
  fields: readonly EnquiryField[]
  /** Key of the form's draft in session storage. */
  draftKey: BackupKey
  /** Rejects with `CaptchaMissingError` or `ApiError`. */
  send: (values: EnquiryValues, requestKey: string) => Promise<void>
}

/** State and handlers of a form that sends an enquiry (FM-03). */
export function useEnquiry({ fields, draftKey, send }: EnquirySource) {
  const form = useRecaptchaInView()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Undefined until the first submit: an unfinished form shows no errors. */
  const [problems, setProblems] = useState<EnquiryProblems>()
  const draft = useFormDraft(form, draftKey, fields)

  const focusFirst = (found: EnquiryProblems) => {
    const field = fields.find((name) => found[name])
    if (field) (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus()
  }

  const handleInput = () => {
    setIsSent(false)
    draft.save()
    if (problems && form.current) setProblems(enquiryProblems(readEnquiry(form.current, fields)))
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current || !form.current) return
    const values = readEnquiry(form.current, fields)
    const found = enquiryProblems(values)
    setProblems(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      await showDialog({ kind: 'error', message: INVALID })
      return focusFirst(found)
    }

    isRunning.current = true
    setIsBusy(true)
    const wasOffline = isOffline()
    try {
      await send(values, draft.requestKey(JSON.stringify(values)))
      form.current?.reset()
      draft.clear()
      setProblems(undefined)
      setIsSent(true)
      setIsBusy(false)
      await showDialog({ kind: 'success', message: 'Successfully Submitted' })
    } catch (error) {
      setIsBusy(false)
      await report(error, wasOffline)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  async function report(error: unknown, wasOffline: boolean) {
    const unreached = connectionProblem(error, { wasOffline, kept: KEPT, sent: 'your message' })
    if (!isApiError(error)) {
      // There is no captcha token either if the code that obtains it could not be loaded.
      const isLoaded = error instanceof Error && error.name === 'CaptchaMissingError'
      const reason = isLoaded
        ? 'We could not check that you are human, so nothing was sent.'
        : 'Your message was not sent.'
      setFailure(unreached ?? `${reason} ${KEPT} Please try again.`)
      await showDialog({ kind: 'error', message: INVALID })
      return
    }
    setFailure(unreached ?? `${error.message} ${KEPT}`)
    const atField = ({ field, message }: { field: string; message: string }) =>
      [field === 'name' ? 'firstName' : field, message] as const
    setProblems(Object.fromEntries(error.fields.map(atField)))
  }

  return { form, isBusy, isSent, failure, problems: problems ?? {}, handleInput, handleSubmit }
}
