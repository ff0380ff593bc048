import type { Ref } from 'react'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

/** The value of {@link UsernameField}, shared between the sign-in form and the forgotten-password form. */
export interface TypedUsername {
  typed: string
  onTyped: (username: string) => void
}

interface UsernameFieldProps extends TypedUsername {
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** The field for the username or email address of an account. */
export function UsernameField({ ref, typed, onTyped, error }: UsernameFieldProps) {
  return (
    <TextField
      ref={ref}
      name="username"
      label="Username or email address"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={typed}
      onChange={(event) => onTyped(event.target.value)}
      error={error}
    />
  )
}
