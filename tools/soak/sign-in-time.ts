import assert from 'node:assert/strict'
import { median } from '../bench/numbers'
import { soak } from './soaked-service'

const ATTEMPTS = 200
/** Maximum difference between the times for a known and an unknown user, in milliseconds. */
const LIMIT_MS = 5

// Wrong passwords for a known and an unknown user, alternating: neither the response nor its time may differ.
await soak(async ({ port }) => {
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const bodies = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const kind of attempt % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      // Rate limits count by user: alternating accounts and many addresses keep the known user from being locked out.
      const username = kind === 'known' ? (attempt % 2 ? 'blogs' : 'careers') : `nobody${attempt}`
      const ip = `10.${kind === 'known' ? 1 : 2}.${attempt >> 3}.${attempt % 8}`
      const { status, body, milliseconds } = await attemptAt(port, username, ip)
      if (status === 429) continue
      assert.equal(status, 401)
      bodies.add(body)
      times[kind]?.push(milliseconds)
    }
  }
  assert.equal(bodies.size, 1, 'the responses differ')
  const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])]
  const figures = `${times.known?.length} known ${known.toFixed(1)} ms, ${times.unknown?.length} unknown ${unknown.toFixed(1)} ms`
  if (Math.abs(known - unknown) > LIMIT_MS) throw new Error(`The response time reveals which users exist: ${figures}`)
  return `same response, same time: ${figures} (medians)`
})

async function attemptAt(port: number, username: string, ip: string) {
  const start = performance.now()
  const response = await fetch(`http://127.0.0.1:${port}/api/public/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ username, password: 'wrong for every user' }),
  })
  const problem = (await response.json()) as Record<string, unknown>
  const body = JSON.stringify({ ...problem, requestId: '' })
  return { status: response.status, body, milliseconds: performance.now() - start }
}
