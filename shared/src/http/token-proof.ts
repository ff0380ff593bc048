import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { createStore, get, update } from 'idb-keyval'

const KEY = 'key'

/**
 * The key of this browser: scripts can use the private part but not read it, so a copied token is of no use elsewhere.
 * There is one for all sessions and tabs, which lasts, so that no call is signed by another than its session began with.
 * @returns undefined if the browser keeps no keys
 */
async function openKey(): Promise<KeyPair | undefined> {
  try {
    // A database of its own: `createStore` cannot add a store to one that exists.
    const store = createStore('tekskills-key', 'keys')
    const kept = await get<KeyPair>(KEY, store)
    if (kept) return kept
    const made = await generateKeyPair('ES256')
    // Another tab may have been faster.
    await update<KeyPair>(KEY, (first) => first ?? made, store)
    return await get<KeyPair>(KEY, store)
  } catch {
    return undefined
  }
}

let opened: Promise<KeyPair | undefined> | undefined

interface Call {
  /** Path of the contract, with or without a query. */
  path: string
  method: string
  /** The bearer token; none when signing in. */
  token?: string
  /** What the service sent in `DPoP-Nonce`. */
  nonce?: string
}

/**
 * Proves for one call that it comes from this browser (DPoP, RFC 9449; ADR 0101). The address in a proof is that of the
 * contract, which begins with `/api` whatever `API_BASE` is.
 * @returns the value of the header `DPoP`; undefined if the browser keeps no keys
 */
export async function proofOf({ path, method, token, nonce }: Call): Promise<string | undefined> {
  opened ??= openKey()
  const key = await opened
  if (!key) return undefined
  const { origin, pathname } = new URL(`/api${path}`, location.origin)
  return generateProof(key, origin + pathname, method.toUpperCase(), nonce, token)
}
