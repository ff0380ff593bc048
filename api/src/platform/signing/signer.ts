import { createHmac, randomBytes } from 'node:crypto'
import type { Queries } from '../database/database'
import { isSame } from './secrets'

const SETTING = 'signing-key'

export type Signer = ReturnType<typeof createSigner>

/** Signs tokens for links, so that nothing about a link has to be stored. A token is valid for one purpose only. */
export function createSigner(key: Buffer) {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

  return {
    /** Creates a token for `subject` (an id: letters, digits, hyphens), valid until `expiresAt` or forever. */
    sign(purpose: string, subject: string, expiresAt?: Date): string {
      const payload = `${subject}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000).toString(36) : ''}`
      return `${payload}.${mac(purpose, payload)}`
    },

    /** Verifies a token and returns its subject; `expired` if it has expired, undefined if its signature is invalid. */
    open(purpose: string, token: string, now: Date): { subject: string } | 'expired' | undefined {
      const [subject = '', expires = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0 || !isSame(signature, mac(purpose, `${subject}.${expires}`))) return undefined
      if (expires && Number.parseInt(expires, 36) * 1000 <= now.getTime()) return 'expired'
      return { subject }
    },

    /** Derives a secret for a library that signs by itself. */
    secretFor: (purpose: string) => mac(purpose, 'secret'),
  }
}

/** The signer of this database; its key is created once and shared by all instances. */
export async function openSigner(queries: Queries): Promise<Signer> {
  const value = JSON.stringify(randomBytes(32).toString('base64url'))
  await queries
    .insertInto('setting')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await queries.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirstOrThrow()
  return createSigner(Buffer.from(String(row.value), 'base64url'))
}
