import { createHash } from 'node:crypto'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import { addAccount } from '../domain/session/account-administration'
import { newOtpSecret, sealOtpSecret } from '../domain/session/second-factor'
import { sentMails } from './sent-mails'
import { password, type TestApp } from './test-app'

type Headers = { authorization: string }

/** An account that administers staff. */
export interface Administrator {
  id: string
  /** The headers of its session. */
  by: Headers
  /** The secret of its authenticator. */
  secret: string
  /** A proof of who it is, with a recovery code that was not used before. */
  proof: () => OwnerProof & { otp: string }
}

/** Adds an account that administers staff, with an authenticator and many recovery codes, and signs it in. */
export async function signInAdministrator(service: TestApp, username = 'chief'): Promise<Administrator> {
  const { app, queries, clock } = service
  const account = { username, email: `${username}@example.org`, name: `${username} of staff`, role: 'BLOGS' } as const
  await addAccount(queries, { ...account, password }, clock.now())
  const response = await app.inject({
    method: 'POST',
    url: '/api/public/authenticate',
    payload: { username, password },
  })
  const { id, token } = response.json<{ id: string; token: string }>()
  const { secret, proof } = await giveSecondFactor(service, id)
  await queries.updateTable('account').set({ administers_staff: true }).where('id', '=', id).execute()
  return { id, by: { authorization: `Bearer ${token}` }, secret, proof }
}

/** Gives an account an authenticator and many recovery codes, as if it had set them up before. */
export async function giveSecondFactor({ queries, deps }: TestApp, accountId: string) {
  const { secret } = newOtpSecret('')
  const sealed = sealOtpSecret(deps.signer, accountId, secret)
  await queries.updateTable('account').set({ otp_secret: sealed }).where('id', '=', accountId).execute()
  const codes = Array.from({ length: 100 }, (_, index) => `recovery-${index}`)
  const hashOf = (code: string) => createHash('sha256').update(code).digest()
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) }))
  await queries.insertInto('recovery_code').values(rows).execute()
  return { secret, proof: () => ({ currentPassword: password, otp: codes.pop() ?? 'none is left' }) }
}

/** The token of the invitation that was mailed last. */
export async function invitationToken(service: TestApp): Promise<string> {
  const texts = (await sentMails(service)).map(({ text }) => text)
  const token = /\/login\?invitation=1#([\w-]+)/.exec(
    texts.findLast((text) => text.includes('invitation=1')) ?? '',
  )?.[1]
  if (!token) throw new Error('No invitation was mailed.')
  return token
}
