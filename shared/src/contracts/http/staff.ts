import { z } from 'zod'
import { mailbox } from './email-schemas'
import { line } from './line'
import { authority, newPassword, ownerProof } from './session'

/** Roles of staff accounts, in the order in which screens show them. */
export const staffRole = authority.shape.authority

/** A staff account as administrators see it (contract §3.7, additions). */
export const staffPerson = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  role: staffRole,
  disabled: z.boolean(),
  administersStaff: z.boolean(),
  /** Whether it has an authenticator. */
  otpEnabled: z.boolean(),
  passkeys: z.number().int(),
  /** How many sessions are open. */
  sessions: z.number().int(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type StaffPerson = z.infer<typeof staffPerson>

/** An invitation that has not been accepted. */
export const staffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: staffRole,
  /** Name of the account that sent it last. */
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether its link works: until it expires, and while its sender may invite. */
  isOpen: z.boolean(),
  /** Whether its sender may still invite. */
  senderMayInvite: z.boolean(),
  /** Whether the requesting account sent it last. */
  isOwn: z.boolean(),
})
export type StaffInvitation = z.infer<typeof staffInvitation>

/** Whether accounts of a role must have a second factor. */
export const factorRule = z.object({
  role: staffRole,
  isDemanded: z.boolean(),
  /** Whether the environment requires it, which cannot be changed on screen. */
  isFixed: z.boolean(),
})
export type FactorRule = z.infer<typeof factorRule>

/** `GET /staff`. */
export const staffOverview = z.object({
  /** Id of the requesting account. */
  ownId: z.string(),
  people: z.array(staffPerson),
  invitations: z.array(staffInvitation),
  factorRules: z.array(factorRule),
})
export type StaffOverview = z.infer<typeof staffOverview>

/** `POST /staff/invitations`. */
export const invitationInput = ownerProof.extend({ email: mailbox, role: staffRole })

/**
 * `POST /staff/invitations/{id}/again`: with a proof of identity, unless the link works and the account sent it itself,
 * so that a session alone cannot revive an expired invitation or one of someone else.
 */
export const invitationResend = ownerProof.partial().nullish()

/** `PUT /staff/{id}/role`. */
export const roleChange = ownerProof.extend({ role: staffRole })

/** `PUT /staff/{id}/disabled`. */
export const accessChange = ownerProof.extend({ disabled: z.boolean() })

/** `PUT /staff/factorRules`. */
export const factorRuleChange = ownerProof.extend({ role: staffRole, isDemanded: z.boolean() })

/** The response to a change of an account. */
export const staffChanged = z.object({
  person: staffPerson,
  /** Number of jobs restricted to their team that no longer have a lead. */
  jobsWithoutLead: z.number().int(),
})
export type StaffChanged = z.infer<typeof staffChanged>

/** `POST /public/invitation`: the token of the mailed link. */
export const invitationToken = z.object({ token: z.string().min(1).max(200) })

/** The invitation that the link shows before it is accepted. */
export const openInvitation = z.object({ email: z.string(), role: staffRole, expiresAt: z.iso.datetime() })
export type OpenInvitation = z.infer<typeof openInvitation>

/** `POST /public/invitation/accept`: works once; then 410 `LINK_EXPIRED`. */
export const invitationAcceptance = invitationToken.extend({
  name: line(100).min(1, 'Enter your name.'),
  password: newPassword,
})

/** The new account: its user signs in with the username or the address. */
export const invitationAccepted = z.object({ username: z.string(), email: z.string() })
export type InvitationAccepted = z.infer<typeof invitationAccepted>
