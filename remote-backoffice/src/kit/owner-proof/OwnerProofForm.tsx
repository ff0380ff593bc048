import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { passkeyName } from '@tekskills/shared/contracts/http/passkeys'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { ownerProof, type DemandedFactor, type OwnerProof } from '@tekskills/shared/contracts/http/session'
import {
  answerTo,
  codeHint,
  demandedFactorOf,
  passkeyProblem,
  type PasskeyChallenge,
} from '@tekskills/shared/session/demanded-factor'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { isApiError } from '@tekskills/shared/http/api-error'
import { showFieldProblems } from '../forms/field-problems'

export interface OwnerProofValues {
  /** Empty where the form does not ask for a name. */
  name: string
  currentPassword: string
  otp: string
}

interface OwnerProofFormProps {
  label: string
  username: string
  /** The name that the form proposes; without one it asks for none. */
  proposedName?: string
  submitLabel: string
  /** Rejects with the service's error, or with that of the browser about a passkey. */
  onSubmit: (proof: OwnerProof, name: string) => Promise<void>
  onCancel: () => void
  /** Shows an error of the service at one of the `children`; false for one of another field. */
  showAtOwnField?: (problem: FieldProblem) => boolean
  /** Makes the confirming button red. */
  danger?: boolean
  /** Leaves the focus on opening to the `children`. */
  keepsFocus?: boolean
  children?: ReactNode
}

const code = z.union([z.literal(''), z.string().trim().min(6).max(16)], {
  error: 'Enter the six-digit code from the app, or a recovery code.',
})

/**
 * Form for what only the owner of an account may do: it asks for the password and, if the service then demands it, for a
 * passkey or a code.
 */
export function OwnerProofForm(props: OwnerProofFormProps) {
  const { label, username, proposedName, submitLabel, onSubmit, onCancel, children } = props
  const { showAtOwnField = () => false, danger = false, keepsFocus = false } = props
  const asksForName = proposedName !== undefined
  const [demanded, setDemanded] = useState<DemandedFactor>()
  const [problem, setProblem] = useState<string>()
  const passkey = useRef<HTMLButtonElement>(null)
  const form = useForm<OwnerProofValues>({
    resolver: zodResolver(
      z.object({
        name: asksForName ? passkeyName : z.string(),
        currentPassword: ownerProof.shape.currentPassword,
        otp: code,
      }),
    ),
    defaultValues: { name: proposedName ?? '', currentPassword: '', otp: '' },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const challenge = demanded?.passkey ?? undefined

  useEffect(() => {
    if (!keepsFocus) setFocus(asksForName ? 'name' : 'currentPassword')
  }, [setFocus, asksForName, keepsFocus])

  useEffect(() => {
    if (!demanded) return
    if (passkey.current) passkey.current.focus()
    else setFocus('otp')
  }, [demanded, setFocus])

  const send = (answering?: PasskeyChallenge) =>
    form.handleSubmit(async ({ name, currentPassword, otp }) => {
      setProblem(undefined)
      let answer: Pick<OwnerProof, 'otp' | 'passkey'> = otp ? { otp } : {}
      try {
        if (answering) answer = { passkey: await answerTo(answering) }
        await onSubmit({ currentPassword, ...answer }, name)
      } catch (error) {
        // The challenge is used up: the next attempt begins with the password, which brings another.
        if (answer.passkey) {
          setDemanded(undefined)
          setFocus('currentPassword')
        }
        showProblem(error)
      }
    })

  function showProblem(error: unknown) {
    const demand = demandedFactorOf(error)
    if (demand) return setDemanded(demand)
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

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void send()(event)}>
      <Stack $gap="sm">
        {children}
        {problem && (
          <Alert live tone="danger">
            {problem}
          </Alert>
        )}
        {asksForName && (
          <TextField
            {...form.register('name')}
            label="Name of the passkey"
            hint="So that you recognize it in the list."
            maxLength={60}
            error={errors.name?.message}
          />
        )}
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
        <PasswordField
          {...form.register('currentPassword')}
          label="Your password"
          error={errors.currentPassword?.message}
        />
        {demanded && <FactorFields {...{ form, demanded, passkey }} onPasskey={() => void send(challenge)()} />}
        <Cluster $gap="xs">
          <Button type="submit" busy={isSubmitting} variant={challenge ? 'secondary' : danger ? 'danger' : 'primary'}>
            {submitLabel}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

interface FactorFieldsProps {
  form: UseFormReturn<OwnerProofValues>
  demanded: DemandedFactor
  passkey: Ref<HTMLButtonElement>
  onPasskey: () => void
}

/** The second factor: a passkey, if the account has one, or a code. */
function FactorFields({ form, demanded, passkey, onPasskey }: FactorFieldsProps) {
  const { errors, isSubmitting } = form.formState
  return (
    <>
      <Text>Confirm that it is you, with your second factor.</Text>
      {demanded.passkey && (
        <Cluster>
          <Button ref={passkey} busy={isSubmitting} onClick={onPasskey}>
            Use a passkey
          </Button>
        </Cluster>
      )}
      <TextField
        {...form.register('otp')}
        label="Code"
        hint={codeHint(demanded)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.otp?.message}
      />
    </>
  )
}
