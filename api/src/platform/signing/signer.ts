import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Queries } from '../database/database'
import { isSame } from './secrets'

const SETTING = 'signing-key'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
/** Marks sealed text and its format. */
const SEALED = 'v1.'

/** Whether {@link Signer.seal} wrote `text`. */
export const isSealed = (text: string) => text.startsWith(SEALED)

export type Signer = ReturnType<typeof createSigner>

/**
 * Signs tokens for links, so that nothing about a link has to be stored, and encrypts what must be stored and read
 * again. A token or a sealed text is valid for one purpose only.
 */
export function createSigner(key: Buffer) {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `seal\n${purpose}`, KEY_BYTES))
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

  return {
    /** Creates a token for `subject` (an id: letters, digits, hyphens), valid until `expiresAt` or forever. */
    sign(purpose: string, subject: string, expiresAt?: Date): string {
      const payload = `${subject}.${expiresAt ? Math.floor(expiresAt.getTime() / 1000).toString(36) : ''}`
      return `${payload}.${mac(purpose, payload)}`
    },

    /** Verifies a token and returns its subject and end; `expired` if that has passed, undefined if its signature is invalid. */
    open(purpose: string, token: string, now: Date): { subject: string; expiresAt?: Date } | 'expired' | undefined {
      const [subject = '', expires = '', signature = '', ...rest] = token.split('.')
      if (rest.length > 0 || !isSame(signature, mac(purpose, `${subject}.${expires}`))) return undefined
      if (!expires) return { subject }
      const expiresAt = new Date(Number.parseInt(expires, 36) * 1000)
      return expiresAt.getTime() <= now.getTime() ? 'expired' : { subject, expiresAt }
    },

    /** Derives a secret for a library that signs by itself. */
    secretFor: (purpose: string) => mac(purpose, 'secret'),

    /** Encrypts `text` to be stored (AES-256-GCM), under a key of its own for each purpose. */
    seal(purpose: string, text: string): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, keyFor(purpose), iv)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return SEALED + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
    },

    /** Decrypts what `seal` wrote; undefined if it was altered, or sealed for another purpose or by another key. */
    unseal(purpose: string, sealed: string): string | undefined {
      if (!isSealed(sealed)) return undefined
      const bytes = Buffer.from(sealed.slice(SEALED.length), 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** The signers of a database. */
export interface Signers {
  signer: Signer
  /** With the key of the database alone, by which earlier texts were sealed; none if it is {@link Signers.signer}. */
  earlier?: Signer
}

/**
 * The signers of this database, whose key is created once and shared by all instances. `outside` is mixed into it, so that
 * a copy of the database does not contain the key.
 */
export async function openSigner(queries: Queries, outside?: string): Promise<Signers> {
  const value = JSON.stringify(randomBytes(32).toString('base64url'))
  await queries
    .insertInto('setting')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await queries.selectFrom('setting').select('value').where('key', '=', SETTING).executeTakeFirstOrThrow()
  const stored = Buffer.from(String(row.value), 'base64url')
  if (outside === undefined) return { signer: createSigner(stored) }
  const mixed = Buffer.from(hkdfSync('sha256', outside, stored, 'signing key', KEY_BYTES))
  return { signer: createSigner(mixed), earlier: createSigner(stored) }
}
