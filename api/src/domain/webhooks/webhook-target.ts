import dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An attempt ends after this time, in milliseconds, whatever the receiver does. */
const TIMEOUT_MS = 10_000
/** More of a response is not read. */
const MAX_RESPONSE_BYTES = 64 * 1024

/** Which addresses may be called: `public` ones over HTTPS, or `any`, for tests. */
export type WebhookTargets = 'public' | 'any'

const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is on the public internet, and not in a network of ours, of this machine or of a provider. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` converts an IPv4-mapped IPv6 address to IPv4.
  const read = ipaddr.process(address)
  // Of IPv6, only this block is assigned to the internet (RFC 4291, 2.4): `::a00:1` was once another spelling of 10.0.0.1.
  const isGlobal = !(read instanceof ipaddr.IPv6) || read.match(GLOBAL_IPV6)
  return isGlobal && read.range() === 'unicast'
}

/** Why an address cannot be a webhook's, as far as its text shows; undefined if it can. */
export function targetProblem(text: string, targets: WebhookTargets): string | undefined {
  const url = new URL(text)
  if (url.username || url.password) return 'Leave out the username and password. The signature proves who is calling.'
  if (targets === 'any') return undefined
  if (url.protocol !== 'https:') return 'Enter an address that starts with https://.'
  const host = hostOf(url)
  const isName = !ipaddr.isValid(host) && /\.[a-z][a-z\d-]*\.?$/i.test(host)
  const isReserved = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(host)
  return isReserved || (!isName && !isPublicAddress(host)) ? 'Enter an address on the public internet.' : undefined
}

const hostOf = ({ hostname }: URL) => hostname.replaceAll(/[[\]]/g, '')

class RefusedTarget extends Error {}

/** Resolves a name, and refuses it if any of its addresses is not public: the connection is made to what this returns. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new RefusedTarget('the address does not belong to the public internet'), [])
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}

/** The outcome of an attempt: the status of the response, or why there was none. */
export type Attempt = { status: number } | { error: string }

/**
 * Sends a message. Never follows a redirect, connects to public addresses only, reads at most 64 kB of the response, and
 * ends after ten seconds.
 */
export function postMessage(
  target: string,
  { body, headers, targets }: { body: string; headers: Record<string, string>; targets: WebhookTargets },
): Promise<Attempt> {
  const problem = targetProblem(target, targets)
  if (problem) return Promise.resolve({ error: problem })
  const url = new URL(target)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const sending = request(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Tekskills-Webhooks/1.0',
      },
      ...(targets === 'public' && { lookup: publicLookup }),
    })
    sending.on('response', (response) => {
      const status = response.statusCode ?? 0
      let read = 0
      // The status decides; the rest is read, up to the limit, so that the receiver can finish its response.
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MAX_RESPONSE_BYTES) response.destroy()
      })
      response.on('error', () => undefined)
      response.on('close', () => resolve(signal.aborted ? { error: TOO_SLOW } : { status }))
    })
    sending.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ error: signal.aborted ? TOO_SLOW : reasonOf(error) }),
    )
    sending.end(body)
  })
}

const TOO_SLOW = 'no response within 10 seconds'

/** A reason that reveals nothing about our networks. */
function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof RefusedTarget) return error.message
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return 'the host name was not found'
  if (error.code === 'ECONNREFUSED') return 'the connection was refused'
  if (/CERT|SIGNATURE|SSL|TLS/.test(error.code ?? '')) return 'the certificate was not accepted'
  return 'the connection failed'
}
