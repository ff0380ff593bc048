import type { Role } from '@tekskills/shared/contracts/access'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../platform/database/write-context'

/** The account that sends a request, from the database row of its session. */
export interface Session {
  id: string
  accountId: string
  username: string
  name: string | null
  role: Role
  /** Whether the account may administer the accounts of staff. */
  administersStaff: boolean
  /** Whether the account has an authenticator or a passkey. */
  hasSecondFactor: boolean
  /** Whether the role or the right to administer staff requires a second factor; the environment may require it as well. */
  isFactorRequired: boolean
  /** Thumbprint of the key that each call of the session must prove; null if it began without one. */
  keyThumbprint: string | null
  /** The token of a program with which the call was made; absent for a person in a browser. */
  apiToken?: { name: string; scopes: readonly string[] }
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
}

/** The actor of the changes that a request makes. */
export const actorOf = ({ session, ip }: FastifyRequest): Actor => ({
  accountId: session?.accountId ?? null,
  ip,
  tokenName: session?.apiToken?.name,
})
