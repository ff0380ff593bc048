import assert from 'node:assert/strict'
import { median } from '../bench/numbers'
import { soak } from './soaked-service'

const ATTEMPTS = 200
/** How much the time for a known user may differ from that for an unknown one, in milliseconds (S-11). */
const LIMIT_MS = 5

// Wrong passwords for a known and an unknown user, in turn: the answer must not tell them apart, nor its time.
await soak(async ({ port }) => {
  const times: Record<string, number[]> = { known: [], unknown: [] }
  const bodies = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    for (const kind of attempt % 2 ? ['known', 'unknown'] : ['unknown', 'known']) {
      // The limits count by user: an account of many addresses, so that the known one is not shut out meanwhile.
      const username = kind === 'known' ? (attempt % 2 ? 'blogs' : 'careers') : `nobody${attempt}`
      const ip = `10.${kind === 'known' ? 1 : 2}.${attempt >> 3}.${attempt % 8}`
      const { status, body, milliseconds } = await attemptAt(port, username, ip)
      if (status === 429) continue
      assert.equal(status, 401)
      bodies.add(body)
      times[kind]?.push(milliseconds)
    }
  }
  assert.equal(bodies.size, 1, 'the answers differ')
  const [known, unknown] = [median(times.known ?? []), median(times.unknown ?? [])]
  const figures = `${times.known?.length} known ${known.toFixed(1)} ms, ${times.unknown?.length} unknown ${unknown.toFixed(1)} ms`
  if (Math.abs(known - unknown) > LIMIT_MS) throw new Error(`The time tells who exists: ${figures}`)
  return `same answer, same time: ${figures} (medians)`
})

async function attemptAt(port: number, username: string, ip: string) {
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/public/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ username, password: 'wrong, whoever it is' }),
  })
  const problem = (await answer.json()) as Record<string, unknown>
  const body = JSON.stringify({ ...problem, requestId: '' })
  return { status: answer.status, body, milliseconds: performance.now() - begun }
}
