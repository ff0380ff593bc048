import { sql } from 'kysely'
import { closeExpiredCareers, eraseOutdatedApplicants } from './careers/careers-maintenance'
import type { Dependencies } from './dependencies'
import { forgetAnswers } from './idempotency/forget-answers'
import { forgetUnconfirmed } from './modules/newsletter/forget-unconfirmed'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Deleted content can be brought back for this long (contract §3.5). */
const KEPT_DELETED_MS = 30 * DAY

/** Removes what its time has come for: ended sessions, content deleted 30 days ago, files that no record shows. */
export async function cleanUp(parts: Dependencies): Promise<void> {
  const { database, pictures, files, now } = parts
  const at = now()
  const { queries } = database
  await queries.deleteFrom('session').where('expires_at', '<=', at).execute()
  await queries.deleteFrom('captcha_nonce').where('expires_at', '<=', at).execute()
  await queries.deleteFrom('password_reset').where('expires_at', '<=', at).execute()
  await forgetUnconfirmed(queries, at)
  const purged = await queries.transaction().execute(async (transaction) => {
    const before = new Date(at.getTime() - KEPT_DELETED_MS)
    const rows = await transaction
      .deleteFrom('blog')
      .where('deleted_at', '<', before)
      .returning(['id', 'picture_id'])
      .execute()
    const ids = rows.flatMap(({ picture_id }) => picture_id ?? [])
    if (ids.length > 0) await transaction.deleteFrom('picture').where('id', 'in', ids).execute()
    if (rows.length > 0)
      await transaction
        .deleteFrom('former_slug')
        .where(
          'record_id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
    return ids
  })
  for (const id of purged) await pictures.remove(id)
  await closeExpiredCareers(parts)
  await eraseOutdatedApplicants(parts)
  await forgetAnswers(queries, at)
  await pictures.sweep(queries, HOUR)
  await files.sweep(queries, HOUR)
}

/** Cleans up now and every hour; once a day the embedded database, which does so never by itself, is vacuumed. */
export function startMaintenance(parts: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = (work: () => Promise<void>): void => {
    running = running.then(work).catch(onError)
  }
  const hourly = setInterval(() => run(() => cleanUp(parts)), HOUR).unref()
  const daily = setInterval(() => run(() => vacuum(parts)), DAY).unref()
  run(() => cleanUp(parts))
  return async () => {
    clearInterval(hourly)
    clearInterval(daily)
    await running
  }
}

async function vacuum({ database }: Dependencies): Promise<void> {
  if (database.kind === 'embedded') await sql`vacuum analyze`.execute(database.queries)
}
