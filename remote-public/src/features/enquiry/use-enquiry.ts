import { useRef, useState, type SyntheticEvent } from 'react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { createRequestKeys } from '@tekskills/shared/forms/request-key'
import { useFormDraft } from '@tekskills/shared/forms/use-form-draft'
import { isApiError } from '@tekskills/shared/http/api-error'
import { ENQUIRY_FIELDS, enquiryProblems, firstProblem, type EnquiryProblems } from './enquiry-problems'
import { readEnquiry } from './read-enquiry'

const INVALID = 'Form is invalid or reCAPTCHA token is missing'

/** State and handlers of the enquiry form (FM-03). The code that calls the service is fetched at the first use. */
export function useEnquiry() {
  const form = useRef<HTMLFormElement>(null)
  const isRunning = useRef(false)
  const [requestKey] = useState(createRequestKeys)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** Absent until the first attempt to send: nothing is wrong with what is not finished. */
  const [problems, setProblems] = useState<EnquiryProblems>()
  const draft = useFormDraft(form, 'tk:enquiry', ENQUIRY_FIELDS)

  const focus = (field = firstProblem(problems ?? {})) =>
    field && (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus()

  const handleInput = () => {
    setIsSent(false)
    draft.keep()
    if (problems && form.current) setProblems(enquiryProblems(readEnquiry(form.current)))
  }

  async function refuse(found: EnquiryProblems) {
    await showDialog({ kind: 'error', message: INVALID })
    focus(firstProblem(found) ?? 'name')
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current || !form.current) return
    const enquiry = readEnquiry(form.current)
    const found = enquiryProblems(enquiry)
    setProblems(found)
    setFailure(undefined)
    if (firstProblem(found)) return refuse(found)

    isRunning.current = true
    setIsBusy(true)
    try {
      const { sendEnquiry } = await import(/* webpackChunkName: "enquiry" */ './send-enquiry')
      await sendEnquiry(enquiry, requestKey(JSON.stringify(enquiry)))
      form.current?.reset()
      draft.drop()
      setProblems(undefined)
      setIsSent(true)
      setIsBusy(false)
      await showDialog({ kind: 'success', message: 'Successfully Submitted' })
    } catch (error) {
      await tell(error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  async function tell(error: unknown) {
    if (error instanceof Error && error.name === 'CaptchaMissingError') {
      setFailure(
        'Our service could not be reached, so nothing was sent. What you wrote is still here; please try again.',
      )
      // That nobody answered is the whole truth then; nothing is wrong with the form.
      if (isApiError(error.cause)) return
      return showDialog({ kind: 'error', message: INVALID })
    }
    if (!isApiError(error))
      return setFailure('Sending could not start. What you wrote is still here; please try again.')
    setFailure(`${error.message} What you wrote is still here.`)
    setProblems(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])))
  }

  return { form, isBusy, isSent, failure, problems: problems ?? {}, handleInput, handleSubmit }
}
