import { connectDatabase } from '../../api/src/platform/database/open-database'

const DAY_MS = 24 * 60 * 60_000

/** Makes three applicants of a site that is not running due for erasure in ten, eleven and twelve days. */
export async function makeApplicantsDue(dataDir: string): Promise<void> {
  const database = await connectDatabase({ dataDir, databaseUrl: undefined })
  try {
    const people = await database.queries.selectFrom('applicant').select('id').orderBy('id').limit(3).execute()
    for (const [index, { id }] of people.entries()) {
      const due = { retention_until: new Date(Date.now() + (10 + index) * DAY_MS) }
      await database.queries.updateTable('applicant').set(due).where('id', '=', id).execute()
    }
  } finally {
    await database.close()
  }
}
