import { type SyntheticEvent, useRef, useState } from 'react'
import { emailProblem } from '@tekskills/shared/forms/email-problem'

/**
 * State and submit handler of a form that has one field, an email address named `email`.
 * @param send sends the trimmed address; resolves with what is wrong with it, if anything, and rejects if nothing was sent
 */
export function useAddressForm(send: (email: string) => Promise<string | void>) {
  const isRunning = useRef(false)
  const [step, setStep] = useState<'idle' | 'busy' | 'sent' | 'failed'>('idle')
  const [problem, setProblem] = useState<string>()

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (!(field instanceof HTMLInputElement) || isRunning.current) return
    const typed = field.value
    const found = emailProblem(typed.trim())
    setProblem(found)
    if (found) return field.focus()
    isRunning.current = true
    setStep('busy')
    try {
      const rejected = await send(typed.trim())
      setProblem(rejected ?? undefined)
      setStep(rejected ? 'idle' : 'sent')
      // Text typed meanwhile stays.
      if (!rejected && field.value === typed) field.value = ''
    } catch {
      setStep('failed')
    } finally {
      isRunning.current = false
    }
  }

  return { step, problem, submit: (event: SyntheticEvent<HTMLFormElement>) => void handleSubmit(event) }
}
