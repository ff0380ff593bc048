import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { PasskeyAssertion, PasskeyAttestation } from '@tekskills/shared/contracts/http/passkeys'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** Deviations from an honest authenticator in an honest browser. */
export interface Dishonesty {
  /** Origin of the page that asks. */
  origin?: string
  /** Domain that the authenticator takes the page for. */
  domain?: string
  /** Its count of uses; by default one more than before. */
  counter?: number
  /** `webauthn.get` or `webauthn.create`. */
  type?: string
  /** The format of the attestation that comes with a new passkey; `packed` has a certificate. */
  attestation?: 'none' | 'packed' | 'tpm'
}

/** A self-made certificate for authenticators, and its key. It is valid for a hundred years. */
const CERTIFICATE = Buffer.from(
  [
    'MIIBuTCCAWCgAwIBAgIUTbc13gdIu+rt/F39O1+YRVIUPzUwCgYIKoZIzj0EAwIwUzELMAkGA1UEBhMCVVMxDzANBgNVBAoM',
    'Bk5vYm9keTEiMCAGA1UECwwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEPMA0GA1UEAwwGTm9ib2R5MCAXDTI2MTEyNzE4',
    'MzczNFoYDzIxMjYxMTAzMTgzNzM0WjBTMQswCQYDVQQGEwJVUzEPMA0GA1UECgwGTm9ib2R5MSIwIAYDVQQLDBlBdXRoZW50',
    'aWNhdG9yIEF0dGVzdGF0aW9uMQ8wDQYDVQQDDAZOb2JvZHkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATjQHp2iT7NQNtf',
    'jOEvLP7nr85UHPfhidrvsjEWc86LSUC8jR97HbZVNyeC9n8lA26LCU9oQkGrwNtXehvMzIp+oxAwDjAMBgNVHRMBAf8EAjAA',
    'MAoGCCqGSM49BAMCA0cAMEQCIHrOyex+S1sJbdLhSn4EQI3dS6LsDVGHX2kt6OniBQl8AiBgjSMyL3qh6/L8RfLn/DZBh/2m',
    'VmFqcyUB33NTORWl6A==',
  ].join(''),
  'base64',
)
const CERTIFICATE_KEY = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: '40B6dok-zUDbX4zhLyz-56_OVBz34Yna77IxFnPOi0k',
    y: 'QLyNH3sdtlU3J4L2fyUDbosJT2hCQavA21d6G8zMin4',
    d: 'qWNZaTwIFcT0UY1t0mr8L_ukTrLkR3OfGrAcEDwDqOw',
  },
})

interface Asked {
  challenge: string
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** An authenticator with one ES256 passkey that counts its uses, in a browser at `origin`. */
export function createVirtualAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let uses = 0

  const clientData = (type: string, { challenge }: Asked, changes: Dishonesty) =>
    Buffer.from(JSON.stringify({ type: changes.type ?? type, challenge, origin: changes.origin ?? origin }))

  function authenticatorData(flags: number, { domain = new URL(origin).hostname, counter }: Dishonesty): Buffer {
    uses = counter ?? uses + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    return Buffer.concat([sha256(domain), Buffer.from([flags | USER_PRESENT | USER_VERIFIED]), count])
  }

  function coseKey(): Uint8Array {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const [left, right] = [new Uint8Array(Buffer.from(x, 'base64url')), new Uint8Array(Buffer.from(y, 'base64url'))]
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, left],
        [-3, right],
      ]),
    )
  }

  return {
    id: encoded(id),

    /** Makes the passkey (`navigator.credentials.create`). */
    make(asked: Asked, changes: Dishonesty = {}): PasskeyAttestation {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL, changes),
        Buffer.alloc(16),
        length,
        id,
        Buffer.from(coseKey()),
      ])
      const client = clientData('webauthn.create', asked, changes)
      const format = changes.attestation ?? 'none'
      const certified = new Map<string, unknown>([
        ['alg', -7],
        ['sig', new Uint8Array(sign('sha256', Buffer.concat([data, sha256(client)]), CERTIFICATE_KEY))],
        ['x5c', [new Uint8Array(CERTIFICATE)]],
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', format === 'packed' ? certified : new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(client),
          attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      }
    },

    /** Answers a challenge (`navigator.credentials.get`). */
    answer(asked: Asked, changes: Dishonesty = {}): PasskeyAssertion {
      const [client, data] = [clientData('webauthn.get', asked, changes), authenticatorData(0, changes)]
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: 'public-key',
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      }
    },
  }
}
