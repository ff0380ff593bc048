import type { Role } from '@tekskills/shared/contracts/access'
import type { StaffPerson } from '@tekskills/shared/contracts/http/staff'

/** Names of the roles on screens. */
export const roleLabels: Record<Role, string> = { BLOGS: 'Content', CAREERS: 'Recruiting' }

/** What a role works on, as part of a sentence. */
export const roleAreas: Record<Role, string> = { BLOGS: 'the content of the site', CAREERS: 'jobs and applicants' }

export const otherRole = (role: Role): Role => (role === 'BLOGS' ? 'CAREERS' : 'BLOGS')

export const nameOf = ({ name, username }: Pick<StaffPerson, 'name' | 'username'>) => name ?? username

/** The second factors of an account: `Authenticator, 2 passkeys`. */
export function factorsOf({ otpEnabled, passkeys }: StaffPerson): string {
  const keys = passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`
  return [otpEnabled && 'Authenticator', passkeys > 0 && keys].filter(Boolean).join(', ') || 'Password only'
}

export const hasFactor = ({ otpEnabled, passkeys }: StaffPerson) => otpEnabled || passkeys > 0
