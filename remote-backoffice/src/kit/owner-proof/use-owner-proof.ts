import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { RequiredFactor, OwnerProof } from '@tekskills/shared/contracts/http/session'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { isApiError } from '@tekskills/shared/http/api-error'
import {
  answerTo,
  requiredFactorOf,
  passkeyProblem,
  type PasskeyChallenge,
} from '@tekskills/shared/session/second-factor'
import { showFieldProblems } from '../forms/field-problems'

/** Fields of a form that only the owner of an account may send. */
interface ProofValues extends FieldValues {
  currentPassword: string
  otp: string
}

export interface OwnerProofState {
  /** What the service requires in addition to the password, once it does. */
  requiredFactor?: RequiredFactor
  /** What went wrong beyond the fields of the form. */
  problem?: string
  /** The button that answers with a passkey. */
  passkeyButton: RefObject<HTMLButtonElement | null>
  /** Sends the form with the password and, if one was entered, a code. */
  submit: () => Promise<void>
  /** Sends the form with an answer of a passkey. */
  submitWithPasskey: () => Promise<void>
}

/**
 * Sends a form for actions of the account's owner: with the password and, if the service then requires it, with a
 * passkey or a code. `onSubmit` rejects with the service's error, or with that of the browser about a passkey.
 * `showAtOwnField` shows an error of the service outside the form, and returns false for one of another field.
 */
export function useOwnerProof<Values extends ProofValues, Output extends ProofValues>(
  form: UseFormReturn<Values, unknown, Output>,
  onSubmit: (proof: OwnerProof, values: Output) => Promise<void>,
  showAtOwnField: (problem: FieldProblem) => boolean = () => false,
): OwnerProofState {
  const [requiredFactor, setRequiredFactor] = useState<RequiredFactor>()
  const [problem, setProblem] = useState<string>()
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const { setFocus } = form

  useEffect(() => {
    if (!requiredFactor) return
    if (passkeyButton.current) passkeyButton.current.focus()
    else setFocus('otp' as Path<Values>)
  }, [requiredFactor, setFocus])

  const send = (challenge?: PasskeyChallenge) =>
    form.handleSubmit(async (values) => {
      const { currentPassword, otp } = values
      setProblem(undefined)
      let answer: Pick<OwnerProof, 'otp' | 'passkey'> = otp ? { otp } : {}
      try {
        if (challenge) answer = { passkey: await answerTo(challenge) }
        await onSubmit({ currentPassword, ...answer }, values)
        setRequiredFactor(undefined)
      } catch (error) {
        // The challenge is used up: the next attempt begins with the password, which brings another.
        if (answer.passkey) {
          setRequiredFactor(undefined)
          setFocus('currentPassword' as Path<Values>)
        }
        showProblem(error)
      }
    })

  function showProblem(error: unknown) {
    const required = requiredFactorOf(error)
    if (required) return setRequiredFactor(required)
    const reason = passkeyProblem(error)
    if (reason) return setProblem(reason)
    if (!isApiError(error)) throw error
    // The shell handles an expired session.
    if (error.status === 401) return
    const others = showFieldProblems(form, error.fields)
    const [other] = others.filter((field) => !showAtOwnField(field))
    if (others.length > 0 && !other) return undefined
    if (other || error.fields.length === 0) setProblem(other?.message ?? error.message)
  }

  return {
    requiredFactor,
    problem,
    passkeyButton,
    submit: () => send()(),
    submitWithPasskey: () => send(requiredFactor?.passkey ?? undefined)(),
  }
}
