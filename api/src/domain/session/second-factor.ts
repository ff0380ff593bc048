import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Queries } from '../../platform/database/database'

const PERIOD_S = 30
/** A device's clock may be half a minute off. */
const STEPS_OFF = 1
const RECOVERY_CODES = 10

const authenticator = (secret: string, username: string) =>
  new TOTP({ issuer: 'Tekskills', label: username, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** A new secret for an authenticator, and the address that its picture code holds. */
export function newOtpSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: authenticator(secret, username).toString() }
}

/** The time step that a code belongs to; undefined when it is not of this secret or not of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const offset = authenticator(secret, '').validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF })
  return offset === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + offset
}

/** Uses a code up: of the authenticator, or a recovery code. False when it does not hold or was used before (S-15). */
export async function acceptSecondFactor(queries: Queries, accountId: string, code: string, now: Date) {
  return (await acceptCode(queries, accountId, code, now)) || (await acceptRecoveryCode(queries, accountId, code))
}

async function acceptCode(queries: Queries, accountId: string, code: string, now: Date): Promise<boolean> {
  const account = await queries
    .selectFrom('account')
    .select('otp_secret')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const step = account?.otp_secret ? stepOf(account.otp_secret, code, now) : undefined
  if (step === undefined) return false
  const used = await queries
    .updateTable('account')
    .set({ otp_last_step: String(step) })
    .where('id', '=', accountId)
    .where((where) => where.or([where('otp_last_step', 'is', null), where('otp_last_step', '<', String(step))]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

async function acceptRecoveryCode(queries: Queries, accountId: string, code: string): Promise<boolean> {
  const used = await queries
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(code))
    .returning('account_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Ten fresh recovery codes in place of those that the account had. */
export async function renewRecoveryCodes(transaction: Queries, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) }))
  await transaction.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** 60 random bits in Crockford's alphabet, whose letters cannot be taken for each other. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => '0123456789abcdefghjkmnpqrstvwxyz'.charAt(byte % 32))
  return `${letters.slice(0, 6).join('')}-${letters.slice(6).join('')}`
}

const hashOf = (code: string) => createHash('sha256').update(code.trim().toLowerCase()).digest()
