import { useRef, useState, type SyntheticEvent } from 'react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { subscriberEmailProblem } from './subscriber-email-problem'

/** State and handlers of the newsletter form (FM-01). The code that calls the service is loaded on first submit. */
export function useNewsletter() {
  const input = useRef<HTMLInputElement>(null)
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isAccepted, setIsAccepted] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isTouched, setIsTouched] = useState(false)

  const check = () => setProblem(subscriberEmailProblem(input.current?.value ?? ''))

  const handleBlur = () => {
    // The success dialog takes the focus from the field that was just reset.
    if (isRunning.current) return
    setIsTouched(true)
    check()
  }
  const handleInput = () => {
    setIsAccepted(false)
    if (isTouched) check()
  }

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    const typed = input.current?.value ?? ''
    setIsTouched(true)
    check()
    if (subscriberEmailProblem(typed)) {
      await showDialog({ kind: 'error', message: 'Form is invalid.' })
      input.current?.focus()
      return
    }
    isRunning.current = true
    setIsBusy(true)
    try {
      const { signUp } = await import(
        /* webpackChunkName: "newsletter" */ '@tekskills/shared/captcha/newsletter-sign-up'
      )
      await signUp(typed.trim())
      // Input typed while the request was pending is not discarded.
      if (input.current?.value === typed) input.current.value = ''
      setIsTouched(false)
      setIsAccepted(true)
      setIsBusy(false)
      await showDialog({ kind: 'success', message: 'Successfully Submitted' })
    } catch (error) {
      console.warn('The newsletter sign-up failed.', error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { input, isBusy, isAccepted, problem: isTouched ? problem : undefined, handleBlur, handleInput, handleSubmit }
}
