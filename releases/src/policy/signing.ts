import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Signature } from '@tekskills/shared/contracts/release-policy'

/** Signs a team's statements about its part with its private key. */
export interface Signer {
  /** The public key, as a policy names it. */
  key: string
  sign: (statement: Statement) => Signature
  signBytes: (bytes: Buffer) => Signature
}

/** What is signed: its kind, and values in a fixed order. */
export type Statement = readonly [kind: 'release' | 'entry' | 'policy' | 'registry', ...values: unknown[]]

const bytesOf = (statement: Statement) => Buffer.from(JSON.stringify(statement))

/** A public key as text: the base64url form of its DER encoding. */
const textOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64url')

/** A new Ed25519 key pair: the private key in PEM, and the public key as a policy names it. */
export function createKeyPair(): { privateKey: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), publicKey: textOf(publicKey) }
}

/**
 * Opens a private key, given as PEM or as the path of a file with it.
 * @throws {Error} with a one-sentence message, which never contains the key
 */
export function openSigner(value: string): Signer {
  try {
    const privateKey = createPrivateKey(value.includes('PRIVATE KEY') ? value : readFileSync(value))
    if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key')
    const key = textOf(createPublicKey(privateKey))
    const signBytes = (bytes: Buffer) => ({ key, value: sign(null, bytes, privateKey).toString('base64url') })
    return { key, signBytes, sign: (statement) => signBytes(bytesOf(statement)) }
  } catch {
    throw new Error('RELEASE_KEY is neither an Ed25519 private key in PEM nor a file with one.')
  }
}

/** Whether one of these keys has signed the statement. */
export const isSigned = (statement: Statement, signature: Signature | undefined, keys: readonly string[]): boolean =>
  verifyBytes(bytesOf(statement), signature, keys)

/** Whether one of these keys has signed the bytes. */
export function verifyBytes(bytes: Buffer, signature: Signature | undefined, keys: readonly string[]): boolean {
  if (!signature || !keys.includes(signature.key)) return false
  try {
    const value = Buffer.from(signature.value, 'base64url')
    // The last character has bits that the decoder ignores: a signature has one spelling, and any other was changed.
    if (value.toString('base64url') !== signature.value) return false
    const key = createPublicKey({ key: Buffer.from(signature.key, 'base64url'), type: 'spki', format: 'der' })
    return verify(null, bytes, key, value)
  } catch {
    return false
  }
}

/** The SHA-256 of a descriptor, which names every file of its release with its hash. */
export const digestOf = (descriptor: Buffer | string): string =>
  createHash('sha256').update(descriptor).digest('base64url')
