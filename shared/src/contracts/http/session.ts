import { z } from 'zod'

export const authority = z.object({ authority: z.enum(['BLOGS', 'CAREERS']) })

/** `POST /public/authenticate` (contract §3.4). `username` is a user name or an e-mail address. */
export const credentials = z.object({
  username: z.string().trim().min(1, 'Enter your user name or e-mail address.').max(254),
  password: z.string().min(1, 'Enter your password.').max(1024),
  token: z.string().max(4096).optional(),
  otp: z.string().min(6).max(16).optional(),
})
export type Credentials = z.infer<typeof credentials>

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

/** `GET /me`. */
export const me = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  authorities: z.array(authority),
  otpEnabled: z.boolean(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type Me = z.infer<typeof me>
