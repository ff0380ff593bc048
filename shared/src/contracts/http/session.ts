import { z } from 'zod'
import { line } from './line'
import { passkeyAssertion } from './passkeys'

export const authority = z.object({ authority: z.enum(['BLOGS', 'CAREERS']) })

/** `POST /public/authenticate` (contract §3.4). `username` may also be the email address. */
export const credentials = z.object({
  username: line(254).min(1, 'Enter your username or email address.'),
  password: z.string().min(1, 'Enter your password.').max(1024),
  token: z.string().max(4096).optional(),
  otp: z.string().min(6).max(16).optional(),
  /** The answer of a passkey to the challenge of `OTP_REQUIRED`. */
  passkey: passkeyAssertion.optional(),
})
export type Credentials = z.infer<typeof credentials>

/** Rules for a new password (contract §3.4); the service also rejects common ones with `PASSWORD_COMMON`. */
export const newPassword = z
  .string('Enter a password.')
  .min(12, 'Use at least 12 characters.')
  .max(1024, 'Use at most 1,024 characters.')

/** `POST /public/forgotPassword`: 202, whether or not the account exists. */
export const forgotPassword = z.object({
  username: credentials.shape.username,
  token: z.string().max(4096).nullish(),
})

/** `POST /public/resetPassword`: the token of the mailed link is valid once, for 30 minutes; then 410 `LINK_EXPIRED`. */
export const resetPassword = z.object({ resetToken: z.string().min(1).max(200), password: newPassword })

const currentPassword = z.string().min(1, 'Enter your current password.').max(1024)

/** A code from an authenticator app, or a recovery code. */
export const otpCode = z.object({ otp: z.string('Enter the code.').trim().min(6).max(16) })

/**
 * Proof required to change the password or second factors, because a stolen session must not be enough: the password
 * again and, once the account has a second factor, a code or the answer of a passkey; without either, 403
 * `SECOND_FACTOR_NEEDED`.
 */
export const ownerProof = z.object({
  currentPassword,
  otp: otpCode.shape.otp.optional(),
  passkey: passkeyAssertion.optional(),
})
export type OwnerProof = z.infer<typeof ownerProof>

/** `POST /me/password`: ends every other session of the account. */
export const changePassword = ownerProof.extend({ newPassword })

/**
 * Members of the problems `OTP_REQUIRED`, `PASSKEY_INVALID` and `SECOND_FACTOR_NEEDED`: the second factors that the account
 * may use besides a recovery code. Services from before passkeys send none of them.
 */
export interface RequiredFactor {
  /** Whether it has an authenticator. */
  authenticator: boolean
  /** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; null if it has no passkey. */
  passkey: { challenge: string } | null
}

/** `DELETE /me/otp`: the password again, and a code or a recovery code. */
export const otpRemoval = otpCode.extend({ currentPassword })

/**
 * The response of `POST /me/otp`: setup data for the authenticator app; takes effect when `PUT /me/otp` confirms it
 * with a code.
 */
export const otpSetup = z.object({ secret: z.string(), uri: z.string() })
export type OtpSetup = z.infer<typeof otpSetup>

/** `PUT /me/otp`: ten single-use codes, shown only this once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>

/** `GET /me/sessions`: the active sessions of the account. */
export const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type OwnSession = z.infer<typeof ownSession>

export const signedIn = z.object({
  token: z.string(),
  tokenType: z.literal('Bearer'),
  expiresAt: z.iso.datetime(),
  id: z.string(),
  username: z.string(),
  name: z.string(),
  authorities: z.array(authority),
})
export type SignedIn = z.infer<typeof signedIn>

/** `PUT /me/name`: the name that colleagues and applicants read. */
export const ownName = z.object({ name: line(100).min(1, 'Enter your name.') })

/** `GET /me`. */
export const me = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  authorities: z.array(authority),
  otpEnabled: z.boolean(),
  /** How many passkeys the account has; absent in responses of older services. */
  passkeys: z.number().int().optional(),
  /** Whether the service requires a second factor for the role; absent in responses of older services. */
  otpRequired: z.boolean().optional(),
  /** Whether the account may administer the accounts of staff; absent in responses of older services. */
  administersStaff: z.boolean().optional(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof me>
