import type { Ref } from 'react'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

/** The second factor: six digits of an authenticator, or a recovery code. */
export function CodeField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  return (
    <TextField
      ref={ref}
      name="otp"
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      error={error}
    />
  )
}
