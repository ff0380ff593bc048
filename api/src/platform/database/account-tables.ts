import type { Role } from '@tekskills/shared/contracts/access'
import type { Generated } from 'kysely'

interface AccountTable {
  id: string
  username: string
  email: string
  name: string | null
  role: Role
  password_hash: string
  disabled: Generated<boolean>
  administers_staff: Generated<boolean>
  last_login_at: Date | null
  created_at: Date
  otp_secret: string | null
  otp_pending_secret: string | null
  /** A 64-bit number as text. */
  otp_last_step: string | null
}

interface SessionTable {
  id: string
  account_id: string
  token_hash: Buffer
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ip: string | null
  user_agent: string | null
  key_thumbprint: string | null
  copied_at: Date | null
}

interface UsedProofTable {
  proof_hash: Buffer
  expires_at: Date
}

interface RecoveryCodeTable {
  account_id: string
  code_hash: Buffer
}

interface PasskeyTable {
  id: string
  account_id: string
  /** Base64url. */
  credential_id: string
  /** A COSE key. */
  public_key: Buffer
  /** A 64-bit number as text. */
  counter: string
  transports: Generated<string[]>
  name: string
  created_at: Date
  last_used_at: Date | null
}

interface PasskeyChallengeTable {
  challenge_hash: Buffer
  account_id: string
  purpose: string
  expires_at: Date
}

interface ApiTokenTable {
  id: string
  account_id: string
  name: string
  token_hash: Buffer
  /** Such as `blogs:write`. */
  scopes: string[]
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

interface PasswordResetTable {
  token_hash: Buffer
  account_id: string
  created_at: Date
  expires_at: Date
}

interface InvitationTable {
  id: string
  email: string
  role: Role
  token_hash: Buffer
  invited_by: string
  created_at: Date
  expires_at: Date
}

/** Staff accounts and their credentials. */
export interface AccountTables {
  account: AccountTable
  session: SessionTable
  used_proof: UsedProofTable
  recovery_code: RecoveryCodeTable
  password_reset: PasswordResetTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  api_token: ApiTokenTable
  invitation: InvitationTable
}
