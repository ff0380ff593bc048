import { pacedCalls } from '../bench/paced-calls'
import { staffPasswords } from '../testing/site-under-test'
import { callerAt } from './caller-at'

/** Requests per second. */
const RATE = 50
/** Cached pages and cached lists; staff lists are read from the database each time. */
const PUBLIC = [
  '/',
  '/resources/blogs',
  '/api/public/user/get-allblogs?size=12',
  '/api/public/user/get-allcareers?size=12',
]
const STAFF = ['/api/blogs/getblogsdashboard', '/api/blogs/get-allblogs?size=10&sort=blogName']

/** The responses that the readers got while other work was running. */
export interface Reading {
  /** Response times in milliseconds. */
  times: number[]
  /** Every response other than 200, and every broken connection. */
  faults: string[]
}

/** Reads a site as a visitor and as a staff member while `work` runs; see {@link openReaders}. */
export type ReadWhile = (work: () => Promise<unknown>) => Promise<Reading>

/**
 * Signs in to the site at this port and returns a function that requests public and staff pages and lists at a steady rate
 * until the given work is done. Rejects when the work does.
 */
export async function openReaders(port: number): Promise<ReadWhile> {
  const [visitor, staff] = [callerAt(port, '127.0.0.2'), callerAt(port, '127.0.0.3')]
  const body = JSON.stringify({ username: 'blogs', password: staffPasswords.blogs })
  const signedIn = await staff('/api/public/authenticate', { headers: { 'content-type': 'application/json' }, body })
  const { token } = JSON.parse(signedIn.body) as { token: string }
  const reads = [
    ...PUBLIC.map((path) => ({ path, send: () => visitor(path) })),
    ...STAFF.map((path) => ({ path, send: () => staff(path, { headers: { authorization: `Bearer ${token}` } }) })),
  ]

  return async (work) => {
    const times: number[] = []
    const faults: string[] = []
    const read = async (index: number) => {
      const { path, send } = reads[index % reads.length] ?? { path: '/', send: () => visitor('/') }
      try {
        const { status, milliseconds } = await send()
        times.push(milliseconds)
        if (status !== 200) faults.push(`${path} returned ${status}`)
      } catch (error) {
        faults.push(`${path}: ${String(error)}`)
      }
    }
    const done = new AbortController()
    const reading = pacedCalls(read, { rate: RATE, signal: done.signal })
    await work().finally(() => done.abort())
    await reading
    return { times, faults }
  }
}
