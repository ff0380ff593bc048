import type { Role } from '@tekskills/shared/contracts/access'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import type { StaffChanged, StaffOverview } from '@tekskills/shared/contracts/http/staff'
import { http } from '@tekskills/shared/http/client'
import { staffAdministrationMeta } from '../../page-meta'

/** Loads accounts, invitations and the rules on second factors. */
export async function loadStaff(signal: AbortSignal) {
  const { data: staff } = await http.get<StaffOverview>('/staff', { signal })
  return { view: 'staff' as const, staff, meta: staffAdministrationMeta }
}

const urlOf = (id: string, rest: string) => `/staff/${encodeURIComponent(id)}/${rest}`
const invitationOf = (id: string, rest = '') => `/staff/invitations/${encodeURIComponent(id)}${rest}`

export async function changeRole(id: string, role: Role, proof: OwnerProof): Promise<StaffChanged> {
  const { data } = await http.put<StaffChanged>(urlOf(id, 'role'), { ...proof, role })
  return data
}

/** Disables or enables an account. */
export async function changeAccess(id: string, disabled: boolean, proof: OwnerProof): Promise<StaffChanged> {
  const { data } = await http.put<StaffChanged>(urlOf(id, 'disabled'), { ...proof, disabled })
  return data
}

/** Signs an account out everywhere. */
export async function endSessions(id: string, proof: OwnerProof): Promise<void> {
  await http.delete(urlOf(id, 'sessions'), { data: proof })
}

export async function invite(invited: { email: string; role: Role }, proof: OwnerProof): Promise<void> {
  await http.post('/staff/invitations', { ...proof, ...invited })
}

/**
 * Emails a new link; the earlier one no longer works. A proof is required unless the earlier link still works and the
 * user sent it.
 */
export async function resendInvitation(id: string, proof?: OwnerProof): Promise<void> {
  await http.post(invitationOf(id, '/again'), proof)
}

export async function revokeInvitation(id: string): Promise<void> {
  await http.delete(invitationOf(id))
}

export async function changeFactorRule(role: Role, isDemanded: boolean, proof: OwnerProof): Promise<void> {
  await http.put('/staff/factorRules', { ...proof, role, isDemanded })
}
