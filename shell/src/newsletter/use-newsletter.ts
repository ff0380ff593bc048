import { useRef, useState, type SyntheticEvent } from 'react'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { subscriberEmailProblem } from '@tekskills/shared/forms/email-problem'

/** State and handlers of the newsletter form (FM-01). The code that calls the service is fetched at the first use. */
export function useNewsletter() {
  const input = useRef<HTMLInputElement>(null)
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isTouched, setIsTouched] = useState(false)

  const check = () => setProblem(subscriberEmailProblem(input.current?.value ?? ''))

  const handleBlur = () => {
    // The dialog that reports success takes the focus from a field that was just reset.
    if (isRunning.current) return
    setIsTouched(true)
    check()
  }
  const handleInput = () => {
    setIsAsked(false)
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
      const { signUp } = await import(/* webpackChunkName: "newsletter" */ './sign-up')
      await signUp(typed.trim())
      // What was typed while the request was under way is not thrown away.
      if (input.current?.value === typed) input.current.value = ''
      setIsTouched(false)
      setIsAsked(true)
      setIsBusy(false)
      await showDialog({ kind: 'success', message: 'Successfully Submitted' })
    } catch (error) {
      console.warn('The newsletter sign-up failed.', error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { input, isBusy, isAsked, problem: isTouched ? problem : undefined, handleBlur, handleInput, handleSubmit }
}
