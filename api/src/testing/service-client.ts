import assert from 'node:assert/strict'
import type { SignedIn } from '@tekskills/shared/contracts/http/session'

/** Headers and body of a request. */
interface Sent {
  headers?: Record<string, string>
  body?: string | Buffer
  json?: object
}

/** Sends requests to a running service with a signed-in account. */
export type ServiceClient = (method: string, path: string, sent?: Sent) => Promise<Response>

/** Signs in over HTTP. The client's paths are relative to `/api`. Throws if the sign-in is rejected. */
export async function signInOver(port: number, username: string, password: string): Promise<ServiceClient> {
  const send: ServiceClient = (method, path, { headers, body, json } = {}) =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body: json ? JSON.stringify(json) : body && new Uint8Array(Buffer.from(body)),
    })
  const response = await send('POST', '/public/authenticate', { json: { username, password } })
  assert.equal(response.status, 200, `${username} could not log in`)
  const { token } = (await response.json()) as SignedIn
  return (method, path, sent = {}) =>
    send(method, path, { ...sent, headers: { authorization: `Bearer ${token}`, ...sent.headers } })
}

/** Reads every record of a paged list. */
export async function readAll<Row>(client: ServiceClient, list: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 0; ; page += 1) {
    const response = await client('GET', `${list}${list.includes('?') ? '&' : '?'}size=100&page=${page}`)
    assert.equal(response.status, 200, list)
    const { content, last } = (await response.json()) as { content: Row[]; last: boolean }
    rows.push(...content)
    if (last) return rows
  }
}
