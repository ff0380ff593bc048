import { z } from 'zod'
import { TextField, type TextFieldProps } from '@tekskills/shared/ui/Field/TextField'

const INVALID_CODE = 'Enter the six-digit code from the app, or a recovery code.'

export const oneTimeCode = z.string().trim().min(6, INVALID_CODE).max(16, INVALID_CODE)

/** Empty until the service requires a code. */
export const optionalCode = z.union([z.literal(''), oneTimeCode], { error: INVALID_CODE })

/** The field for a code from an authenticator app, or a recovery code. */
export const OneTimeCodeField = (field: TextFieldProps) => (
  <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field} />
)
