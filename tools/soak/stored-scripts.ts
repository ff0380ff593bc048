import { chromium, type Browser } from '@playwright/test'
import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { signInOver, type ServiceClient } from '../../api/src/testing/service-client'
import { openDatabase } from '../../api/src/platform/database/open-database'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { ensureChromium } from '../testing/chromium'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'
import { ensurePostgres } from '../testing/ensure-postgres'
import { staffPasswords, startSiteUnderTest } from '../testing/site-under-test'
import { assertDetection } from './control-pages'
import { poisonedRecords, type PoisonedRecord } from './poisoned-records'
import { scriptVectors } from './script-vectors'
import { visitPage, type PageVisit } from './visit-page'

// Stores texts that would run a script in every field and opens every page in a real browser: first as the service
// sanitized them, then unsanitized, so that only the headers protect the page.
await ensureReleases({ ...builtReleases })
await ensurePostgres()
const server = await startPostgres()
const databaseUrl = await createDatabase(server.url)
const site = await startSiteUnderTest({
  DATABASE_URL: databaseUrl.replace('@/', '@localhost/'),
  SEED_CONTENT: 'false',
}).catch(async (error: unknown) => {
  await server.stop()
  throw error
})
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
  await assertDetection(browser)
  const port = Number(new URL(site.url).port)
  const client = await signInOver(port, 'blogs', staffPasswords.blogs)
  const records = poisonedRecords(scriptVectors)
  const paths = await storeAll(client, records)
  const sanitized = await visitAll(browser, site.url, paths)
  await storeUnsanitized(databaseUrl, records, paths)
  const raw = await visitAll(browser, site.url, paths)
  for (const [name, visits] of Object.entries({ sanitized, raw })) {
    const ran = visits.filter((visit) => visit.ran || visit.external.length > 0)
    if (ran.length > 0) throw new Error(`${name}: ${JSON.stringify(ran[0])}`)
    const failed = visits.filter(({ status }) => status !== 200)
    if (failed.length > 0) throw new Error(`${name}: ${failed.length} pages failed, ${JSON.stringify(failed[0])}`)
  }
  const blocked = raw.reduce((sum, { violations }) => sum + violations, 0)
  if (blocked === 0) throw new Error('Nothing was blocked: the pages do not contain the unsanitized texts.')
  console.log(
    `${scriptVectors.length} texts in every field of ${records.length} records: none ran, sanitized or not ` +
      `(${blocked} blocked by the headers)`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
  await server.stop()
}

/** Adds every record through the service; returns the paths of their pages. */
async function storeAll(client: ServiceClient, records: readonly PoisonedRecord[]): Promise<string[]> {
  const paths = []
  for (const { endpoint, fields, page } of records) {
    const response = await client('POST', endpoint, { json: fields })
    const record = (await response.json()) as { slug: string; detail?: string; errors?: unknown }
    if (response.status !== 201) throw new Error(`${endpoint}: ${response.status} ${JSON.stringify(record)}`)
    paths.push(`${page}${record.slug}`)
  }
  return paths
}

/** Writes the texts directly to the database and purges every cached page. */
async function storeUnsanitized(url: string, records: readonly PoisonedRecord[], paths: readonly string[]) {
  const database = await openDatabase({ dataDir: '', databaseUrl: url })
  try {
    for (const [index, { columns }] of records.entries()) {
      const slug = paths[index]?.split('/').at(-1) ?? ''
      await database.queries.updateTable('content_item').set(columns).where('slug', '=', slug).execute()
    }
    const payload = JSON.stringify({ from: 'soak', tags: ['blogs', 'newsroom', 'casestudies'] })
    await database.pool.query('select pg_notify($1, $2)', ['content_changed', payload])
  } finally {
    await database.close()
  }
}

async function visitAll(from: Browser, origin: string, paths: readonly string[]): Promise<PageVisit[]> {
  const visits = []
  for (const path of paths) visits.push(await visitPage(from, origin, path))
  return visits
}
