import type { Ref } from 'react'
import { TextField } from '@tekskills/shared/ui/Field/TextField'

/** What was typed into {@link UsernameField}, kept while a person goes between signing in and a forgotten password. */
export interface TypedUsername {
  typed: string
  onTyped: (username: string) => void
}

interface UsernameFieldProps extends TypedUsername {
  ref: Ref<HTMLInputElement>
  error: string | undefined
}

/** Names an account; starts with what was typed before. */
export function UsernameField({ ref, typed, onTyped, error }: UsernameFieldProps) {
  return (
    <TextField
      ref={ref}
      name="username"
      label="User name or e-mail address"
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
