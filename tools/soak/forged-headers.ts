import assert from 'node:assert/strict'
import { formBody } from '../../api/src/testing/forms'
import { samplePdf } from '../../api/src/testing/sample-documents'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { callerAt, type CallerResponse } from './caller-at'
import { requestedSite, startSoakedSite } from './soaked-site'

// One visitor sends each request with other headers that claim another address. The limits per address must hold as for
// honest headers, and another visitor must not notice.

const REQUESTS = 40
/** Without a captcha, an address may send 5 applications an hour and 3 enquiries a minute. */
const APPLICATIONS = 5
const ENQUIRIES = 3
/** Names of failed logins that one address may try at once. */
const LOGINS = 50

/** Every header by which a proxy names the address of a client. */
const claims = (address: string): Record<string, string> => ({
  'x-forwarded-for': address,
  'x-real-ip': address,
  'x-client-ip': address,
  'client-ip': address,
  'true-client-ip': address,
  'cf-connecting-ip': address,
  'x-original-forwarded-for': address,
  forwarded: `for=${address};proto=https`,
})

const kind = requestedSite()
await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(kind)
const caller = callerAt(site.port, '127.0.0.66')

/** Sends a request as the visitor at `address`, who claims to be at another one. */
function sendFrom(address: string, claimed: string, path: string, sent: { headers: object; body: string | Buffer }) {
  const forged = claims(claimed)
  // At the edge, a balancer appends the address of the connection to what the visitor has sent.
  const received = kind === 'edge' ? { ...forged, 'x-forwarded-for': `${claimed}, ${address}` } : forged
  const from = kind === 'edge' ? caller : callerAt(site.port, address)
  return from(path, { headers: { ...sent.headers, ...received }, body: sent.body })
}

const forms: Record<string, (index: number) => Promise<{ path: string; headers: object; body: string | Buffer }>> = {
  applications: async (index) => {
    const person = { name: 'Ada Harrow', email: `ada-${index}@example.org`, desiredRole: 'Engineer' }
    const { headers, payload } = await formBody(
      { ...person, consent: 'true', consentFuture: 'true' },
      { resume: samplePdf(`Ada ${index}`) },
      'cv.pdf',
    )
    return { path: '/api/public/user/futureApplicants', headers, body: payload }
  },
  enquiries: async (index) =>
    json('/api/public/user/footerEnquiry', {
      name: 'Ada Harrow',
      email: 'ada@example.org',
      subject: 'A question',
      message: `Question ${index}`,
    }),
  logins: async (index) =>
    json('/api/public/authenticate', { username: `guess${index}`, password: 'a wrong password' }),
}

const json = (path: string, value: object) => ({
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** How many requests from one address passed when each claims another address. */
async function passedOf(what: string, address: string, count: number): Promise<number> {
  let passed = 0
  for (let index = 0; index < count; index += 1) {
    const form = (await forms[what]?.(index)) ?? assert.fail(what)
    const claimed = `203.0.113.${1 + index}`
    const { status, headers, body }: CallerResponse = await sendFrom(address, claimed, form.path, form)
    if (status === 429) assert.ok(Number(headers['retry-after']) > 0, `${what}: 429 without Retry-After`)
    else assert.ok([200, 201, 401].includes(status), `${what}: ${status} ${body}`)
    if (status !== 429) passed += 1
  }
  return passed
}

try {
  const [one, other] = kind === 'edge' ? ['198.51.100.7', '198.51.100.8'] : ['127.0.9.7', '127.0.9.8']
  const limits = { applications: APPLICATIONS, enquiries: ENQUIRIES, logins: LOGINS }
  const findings: string[] = []
  for (const [what, limit] of Object.entries(limits)) {
    const count = Math.max(REQUESTS, limit + 10)
    const passed = await passedOf(what, one, count)
    assert.equal(passed, limit, `${what} that passed`)
    assert.equal(await passedOf(what, other, 1), 1, `${what} of another visitor`)
    findings.push(`${passed} of ${count} ${what} passed`)
  }
  console.log(`${kind}: ${findings.join(', ')} of one address with forged headers, as with honest ones`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await site.stop()
}
