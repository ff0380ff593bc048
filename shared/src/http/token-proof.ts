import type { AxiosError, InternalAxiosRequestConfig } from 'axios'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { createStore, get, update } from 'idb-keyval'

const KEY = 'key'

/**
 * The key of this browser: scripts can use the private part but not read it, so a copied token is of no use elsewhere.
 * All sessions and tabs share one lasting key, so that every call of a session is signed with the key it began with.
 * @returns undefined if the browser cannot store keys
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

/** The last nonce of the service, which it sends to browsers whose clock is wrong. */
let lastNonce: string | undefined

/**
 * Adds the proof that a call comes from this browser (DPoP, RFC 9449; ADR 0101), unless the browser cannot store keys.
 * The address in a proof is that of the contract, which begins with `/api` whatever `API_BASE` is.
 */
export async function withProof(config: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  opened ??= openKey()
  const key = await opened
  if (!key) return config
  const { url = '', method = 'get', headers, nonce = lastNonce } = config
  // The shell server answers such a call itself, and asks the service at `/me` who is calling.
  const path = config.baseURL === '' ? '/me' : url
  const { origin, pathname } = new URL(`/api${path}`, location.origin)
  // The sign-in has no token yet.
  const token = url.startsWith('/public/') ? undefined : /^Bearer (.+)/.exec(String(headers.get('Authorization')))?.[1]
  headers.set('DPoP', await generateProof(key, origin + pathname, method.toUpperCase(), nonce, token))
  return config
}

/** The request to repeat once, because its proof was too old or already used; undefined if it has been repeated. */
export function withAnotherProof({ config, response }: AxiosError): InternalAxiosRequestConfig | undefined {
  const nonce: unknown = response?.headers['dpop-nonce']
  if (!config || config.nonce || typeof nonce !== 'string') return undefined
  lastNonce = nonce
  return { ...config, nonce }
}
