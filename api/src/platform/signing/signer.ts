import { createHmac, randomBytes } from 'node:crypto'
import type { Queries } from '../database/database'
import { isSame } from './secrets'

const SETTING = 'signing-key'

export type Signer = ReturnType<typeof createSigner>

/** Signs what a link says, so that nothing about the link need be stored; a token of one purpose is void for another. */
export function createSigner(key: Buffer) {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

  return {
    /** A token that says `subject` (an id: letters, digits, hyphens) until `expiresAt`, or for ever. */
    sign(purpose: string, subject: string, expiresAt?: Date): string {
      const said = `${subject}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000).toString(36) : ''}`
      return `${said}.${mac(purpose, said)}`
    },

    /** What a token says: its subject, `expired` when its time is over, undefined when it was not made here. */
    open(purpose: string, token: string, now: Date): { subject: string } | 'expired' | undefined {
      const [subject = '', expires = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0 || !isSame(signature, mac(purpose, `${subject}.${expires}`))) return undefined
      if (expires && Number.parseInt(expires, 36) * 1000 <= now.getTime()) return 'expired'
      return { subject }
    },

    /** A secret for a library that signs by itself. */
    secretFor: (purpose: string) => mac(purpose, 'secret'),
  }
}

/** The signer of this database; its key is made once and shared by all instances. */
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
