import type { Ref } from 'react'
import { PasswordField } from '@tekskills/shared/ui/PasswordField/PasswordField'

/** Minimum length of a password (contract §3.4); there are no rules for its characters. */
const MIN_LENGTH = 12

/** What is wrong with a new password before the service has seen it. */
export const newPasswordProblem = (password: string) =>
  password.length < MIN_LENGTH ? `Use at least ${MIN_LENGTH} characters.` : undefined

/** The field for a password that an account does not have yet. */
export const NewPasswordField = ({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) => (
  <PasswordField
    ref={ref}
    name="password"
    label="New password"
    hint={`At least ${MIN_LENGTH} characters. Three or four unrelated words work well.`}
    autoComplete="new-password"
    maxLength={1024}
    error={error}
  />
)
