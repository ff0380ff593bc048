import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ReactNode, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { passkeyName } from '@tekskills/shared/contracts/http/passkeys'
import type { FieldProblem } from '@tekskills/shared/contracts/problem'
import { ownerProof, type OwnerProof } from '@tekskills/shared/contracts/http/session'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { FactorFields } from './FactorFields'
import { optionalCode } from './OneTimeCodeField'
import { useOwnerProof } from './use-owner-proof'

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

/** Form for actions of the account's owner: with the password and, if required, a second factor. */
export function OwnerProofForm(props: OwnerProofFormProps) {
  const { label, username, proposedName, submitLabel, onSubmit, onCancel, children } = props
  const { showAtOwnField, danger = false, keepsFocus = false } = props
  const asksForName = proposedName !== undefined
  const form = useForm({
    resolver: zodResolver(
      z.object({
        name: asksForName ? passkeyName : z.string(),
        currentPassword: ownerProof.shape.currentPassword,
        otp: optionalCode,
      }),
    ),
    defaultValues: { name: proposedName ?? '', currentPassword: '', otp: '' },
  })
  const proof = useOwnerProof(form, (given, { name }) => onSubmit(given, name), showAtOwnField)
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => {
    if (!keepsFocus) setFocus(asksForName ? 'name' : 'currentPassword')
  }, [setFocus, asksForName, keepsFocus])

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    void proof.submit()
  }

  return (
    <form noValidate aria-label={label} onSubmit={handleSubmit}>
      <Stack $gap="sm">
        {children}
        {proof.problem && (
          <Alert live tone="danger">
            {proof.problem}
          </Alert>
        )}
        {asksForName && (
          <TextField
            {...form.register('name')}
            label="Name of the passkey"
            hint="So that you can recognise it in the list."
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
        <FactorFields
          proof={proof}
          code={{ ...form.register('otp'), error: errors.otp?.message }}
          busy={isSubmitting}
        />
        <Cluster $gap="xs">
          <Button
            type="submit"
            busy={isSubmitting}
            variant={proof.requiredFactor?.passkey ? 'secondary' : danger ? 'danger' : 'primary'}
          >
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
