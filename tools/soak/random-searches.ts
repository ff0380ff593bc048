import assert from 'node:assert/strict'
import { machineLoad, percentile99 } from '../bench/numbers'
import { pacedCalls } from '../bench/paced-calls'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { staffPasswords } from '../testing/site-under-test'
import { callerAt } from './caller-at'
import { requestedSite, startSoakedSite } from './soaked-site'

// One address sends 200 random searches per second while others read pages and staff work: for them the site stays as
// fast as without the flood.
const SECONDS = 60
const SEARCHES_PER_SECOND = 200
const READS_PER_SECOND = 40
const STAFF_CALLS_PER_SECOND = 5
/** Limit on the 99th percentile of cached pages, in milliseconds. */
const READ_LIMIT = 100
/** Maximum share of staff requests that may be rejected due to overload. */
const REJECTED_LIMIT = 0.01
const PAGES = ['/', '/services', '/resources/blogs', '/tekdatanova', '/about-us']

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSoakedSite(requestedSite())
const { port } = site

try {
  const attacker = callerAt(port, '127.0.0.66')
  const reader = callerAt(port, '127.0.0.2')
  const staff = callerAt(port, '127.0.0.3')
  const signIn = JSON.stringify({ username: 'blogs', password: staffPasswords.blogs })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await staff('/api/public/authenticate', { headers, body: signIn })
  const { token } = JSON.parse(signedIn.body) as { token: string }
  for (const page of PAGES) assert.equal((await reader(page)).status, 200, page)

  const load = machineLoad()
  const searches = new Map<string, number>()
  const read: number[] = []
  const staffStatuses: number[] = []
  await Promise.all([
    pacedCalls(
      async () => {
        // An excess connection is closed, possibly before its response.
        const response = attacker(`/search?q=${Math.random().toString(36).slice(2)}`)
        const status = await response.then(
          (found) => String(found.status),
          () => 'closed',
        )
        searches.set(status, (searches.get(status) ?? 0) + 1)
      },
      { rate: SEARCHES_PER_SECOND, seconds: SECONDS },
    ),
    pacedCalls(
      async (index) => {
        const { status, milliseconds } = await reader(PAGES[index % PAGES.length] ?? '/')
        assert.equal(status, 200)
        read.push(milliseconds)
      },
      { rate: READS_PER_SECOND, seconds: SECONDS },
    ),
    pacedCalls(
      async () => {
        const { status } = await staff('/api/blogs/getblogsdashboard', {
          headers: { authorization: `Bearer ${token}` },
        })
        staffStatuses.push(status)
      },
      { rate: STAFF_CALLS_PER_SECOND, seconds: SECONDS },
    ),
  ])

  const p99 = percentile99(read)
  const rejected = staffStatuses.filter((status) => status === 503).length / staffStatuses.length
  const otherStatuses = new Set(staffStatuses.filter((status) => status !== 503))
  const counts = [...searches].map(([status, count]) => `${count} × ${status}`).join(', ')
  assert.deepEqual([...otherStatuses], [200])
  console.log(
    `searches ${counts}; cached pages of other visitors p99 ${p99.toFixed(0)} ms (limit ${READ_LIMIT}); ` +
      `staff calls rejected ${(rejected * 100).toFixed(1)}% (limit ${REJECTED_LIMIT * 100}%); ${load} before`,
  )
  process.exitCode = p99 <= READ_LIMIT && rejected <= REJECTED_LIMIT ? 0 : 1
} finally {
  await site.stop()
}
