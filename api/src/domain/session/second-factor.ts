import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Queries } from '../../platform/database/database'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { isSealed, type Signer, type Signers } from '../../platform/signing/signer'

/** Condition on a row of `account`: it has an authenticator or a passkey. */
export const hasSecondFactor = sql<boolean>`(account.otp_secret is not null
  or exists (select from passkey where passkey.account_id = account.id))`

/** Rejects a call of an account that must have a second factor and has none. */
export const secondFactorRequired = () =>
  new ProblemError(403, 'SECOND_FACTOR_REQUIRED', 'Set up two-factor authentication first, under “Your account”.')

const PERIOD_S = 30
/** Accepts codes one step before and after, for devices whose clock is half a minute off. */
const WINDOW_STEPS = 1
const RECOVERY_CODES = 10

const authenticator = (secret: string, username: string) =>
  new TOTP({ issuer: 'Tekskills', label: username, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** A new authenticator secret, and the `otpauth:` URI for its QR code. */
export function newOtpSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: authenticator(secret, username).toString() }
}

const purposeOf = (accountId: string) => `otp ${accountId}`

/** The stored form of an account's authenticator secret: encrypted, and of no use to another account. */
export const sealOtpSecret = (signer: Signer, accountId: string, secret: string) =>
  signer.seal(purposeOf(accountId), secret)

/** The authenticator secret in its stored form; undefined if the signing key has been replaced since. */
export const unsealOtpSecret = (signer: Signer, accountId: string, stored: string) =>
  // Earlier releases stored secrets in plain Base32; `acceptCode` seals such a one when it is used next.
  isSealed(stored) ? signer.unseal(purposeOf(accountId), stored) : stored

/** Seals the secrets of all accounts that are stored in plain, or sealed by the key of the database alone. */
export async function resealOtpSecrets(queries: Queries, { signer, earlier = signer }: Signers): Promise<void> {
  const columns = ['otp_secret', 'otp_pending_secret'] as const
  const rows = await queries
    .selectFrom('account')
    .select(['id', ...columns])
    .where((eb) => eb.or(columns.map((column) => eb(column, 'is not', null))))
    .execute()
  for (const { id, ...row } of rows) {
    for (const column of columns) {
      const stored = row[column]
      if (!stored || (isSealed(stored) && unsealOtpSecret(signer, id, stored) !== undefined)) continue
      const secret = unsealOtpSecret(earlier, id, stored)
      if (secret === undefined) continue
      const change = queries.updateTable('account').set(column, sealOtpSecret(signer, id, secret))
      await change.where('id', '=', id).where(column, '=', stored).execute()
    }
  }
}

/** The time step of a code; undefined if it does not match the secret at this time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const offset = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS })
  return offset === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + offset
}

/** Consumes an authenticator or recovery code. Returns false if it is invalid or was used before. */
export async function acceptSecondFactor(queries: Queries, given: GivenCode): Promise<boolean> {
  return (await acceptCode(queries, given)) || (await acceptRecoveryCode(queries, given))
}

interface GivenCode {
  accountId: string
  code: string
  signer: Signer
  now: Date
}

async function acceptCode(queries: Queries, { accountId, code, signer, now }: GivenCode): Promise<boolean> {
  const account = await queries
    .selectFrom('account')
    .select('otp_secret')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const secret = account?.otp_secret ? unsealOtpSecret(signer, accountId, account.otp_secret) : undefined
  const step = secret ? stepOf(secret, code, now) : undefined
  if (!secret || step === undefined) return false
  const used = await queries
    .updateTable('account')
    .set({ otp_last_step: String(step), otp_secret: sealOtpSecret(signer, accountId, secret) })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('otp_last_step', 'is', null), eb('otp_last_step', '<', String(step))]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

async function acceptRecoveryCode(queries: Queries, { accountId, code }: GivenCode): Promise<boolean> {
  const used = await queries
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Replaces the recovery codes of an account with ten new ones. */
export async function renewRecoveryCodes(transaction: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) }))
  await transaction.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** 60 random bits in Crockford's Base32 alphabet, whose letters cannot be confused. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'.charAt(byte % 32))
  return `${letters.slice(0, 6).join('')}-${letters.slice(6).join('')}`
}

const hashOf = (code: string) => createHash('sha256').update(code.trim().toLowerCase()).digest()
