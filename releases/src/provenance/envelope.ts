import type { Signature } from '@tekskills/shared/contracts/release-policy'
import { verifyBytes, type Signer } from '../policy/signing'

/** A DSSE envelope: https://github.com/secure-systems-lab/dsse. */
export interface Envelope {
  payloadType: string
  /** In base64. */
  payload: string
  signatures: { keyid: string; sig: string }[]
}

/** What a DSSE signature covers: type and payload, each with its length, so that neither can be taken for the other. */
function signedBytes(payloadType: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `
  return Buffer.concat([Buffer.from(head), payload])
}

/** Wraps a statement into an envelope with the signature of a team. */
export function sealed(signer: Signer, payloadType: string, statement: unknown): Envelope {
  const payload = Buffer.from(JSON.stringify(statement))
  const { key, value } = signer.signBytes(signedBytes(payloadType, payload))
  const sig = Buffer.from(value, 'base64url').toString('base64')
  return { payloadType, payload: payload.toString('base64'), signatures: [{ keyid: key, sig }] }
}

/** The statement of an envelope that one of these keys has signed; undefined when none has, or the type is another. */
export function opened(envelope: Envelope, payloadType: string, keys: readonly string[]): unknown {
  if (envelope.payloadType !== payloadType || !Array.isArray(envelope.signatures)) return undefined
  const payload = Buffer.from(envelope.payload, 'base64')
  const bytes = signedBytes(payloadType, payload)
  const isSigned = envelope.signatures.some(({ keyid, sig }) => {
    const signature: Signature = { key: keyid, value: Buffer.from(sig, 'base64').toString('base64url') }
    return verifyBytes(bytes, signature, keys)
  })
  return isSigned ? (JSON.parse(payload.toString()) as unknown) : undefined
}
