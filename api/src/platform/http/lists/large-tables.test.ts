import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import { insertManyRows, largeTables } from '../../../testing/many-rows'
import { startTestApp } from '../../../testing/test-app'
import { onPostgres } from '../../../testing/test-database'
import type { Database } from '../../database/database'

const ROWS = 4_000

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Lists over large tables, each with a search term that matches few rows. */
const lists: readonly (readonly [role: 'blogs' | 'careers', path: string, word: string])[] = [
  ['blogs', '/public/user/get-allblogs', 'record 424'],
  ['blogs', '/public/user/get-allnewsRoom', 'record 424'],
  ['blogs', '/public/user/get-allcaseStudy', 'record 424'],
  ['blogs', '/blogs/get-allblogs', 'record 424'],
  ['blogs', '/newsRoom/get-allnewsRoom', 'record 424'],
  ['blogs', '/caseStudy/get-allcaseStudy', 'record 424'],
  ['blogs', '/enquiry/get-allEnquiries', 'record 424'],
  ['blogs', '/newsLetter/get-allSubscribers', 'reader424'],
  ['blogs', '/audit', 'record 424'],
  ['careers', '/audit', 'record 424'],
  ['careers', '/jobApplicants/getApplicants', 'record 424'],
  ['careers', '/jobApplicants/getApplicants', '%2B44 20 7946 0424'],
  ['careers', '/jobApplicants/getFutureApplicants', 'record 424'],
]

const calls = [
  ...lists.flatMap(([role, path, word]) =>
    ['page=0', `page=${ROWS / 40}`, `q=${word}`].map((query) => ({ role, url: `/api${path}?${query}` })),
  ),
  { role: 'blogs', url: '/api/blogs/getblogsdashboard' },
  { role: 'blogs', url: '/api/contentCheck/headings?q=record%20424' },
  { role: 'blogs', url: '/api/bundles/calendar?from=2026-05-01T00:00:00.000Z&to=2026-06-01T00:00:00.000Z' },
  { role: 'careers', url: '/api/career/getcarrerDashboard' },
  { role: 'careers', url: '/api/hiringReports' },
  { role: 'careers', url: '/api/hiringReports?from=2026-01-01&to=2027-12-31' },
  { role: 'careers', url: '/api/career/get-allcareers' },
  { role: 'careers', url: '/api/jobApplicants/getCount' },
  { role: 'careers', url: '/api/jobApplicants/getApplicants?tag=Tag%20424' },
  { role: 'careers', url: '/api/jobApplicants/getFutureApplicants?tag=Tag%20424' },
  { role: 'careers', url: '/api/jobApplicants/getFutureApplicants?q=Tag%20424' },
  { role: 'careers', url: '/api/jobApplicants/getRetention' },
] as const

/** Records the database queries that `work` runs. */
async function queriesOf(t: TestContext, work: () => Promise<unknown>) {
  const queryMock = t.mock.method(pg.Client.prototype, 'query')
  await work()
  const statements = queryMock.mock.calls.flatMap(({ arguments: [text, values] }) =>
    typeof text === 'string' && /^\s*(select|with)\b/.test(text) ? [{ text, values: values as unknown[] }] : [],
  )
  queryMock.mock.restore()
  return statements
}

async function wholeTablesRead({ pool }: Database, { text, values }: { text: string; values: unknown[] }) {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values)
  const read: string[] = []
  const walk = (plan: Plan) => {
    const table = plan['Relation Name'] ?? ''
    if (plan['Node Type'] === 'Seq Scan' && largeTables.includes(table)) read.push(table)
    plan.Plans?.forEach(walk)
  }
  rows.forEach(({ 'QUERY PLAN': [{ Plan: plan }] }) => walk(plan))
  return read
}

// The embedded database is for sites with small tables; its plans are the same, but inserting the rows is slow.
if (onPostgres()) {
  test('F-06 no list page, search or dashboard scans a whole large table', async (t) => {
    const service = await startTestApp(t)
    const { database } = service.deps
    await insertManyRows(database, ROWS)
    await database.pool.query(`update career set team_only = true where slug like 'engineer-1_'`)
    const headers = { blogs: await service.signIn(), careers: await service.signIn('careers') }
    const found: string[] = []
    const { id } = await service.queries.selectFrom('applicant').select('id').limit(1).executeTakeFirstOrThrow()
    const onePerson = { role: 'careers', url: `/api/jobApplicants/${id}` } as const
    for (const { role, url } of [...calls, onePerson]) {
      const statements = await queriesOf(t, async () => {
        const response = await service.app.inject({ url, headers: headers[role] })
        assert.equal(response.statusCode, 200, `${url} ${response.body}`)
      })
      assert.ok(statements.length > 0, url)
      for (const statement of statements) {
        for (const table of await wholeTablesRead(database, statement)) found.push(`${url} ${table}: ${statement.text}`)
      }
    }
    assert.deepEqual(found, [])
  })
}
