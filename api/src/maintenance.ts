import { sql } from 'kysely'
import { closeExpiredCareers, eraseOutdatedApplicants } from './careers/careers-maintenance'
import { removeReplaced } from './content/item-uploads'
import { purgeTrash } from './content/item-trash'
import type { Dependencies } from './dependencies'
import { forgetAnswers } from './idempotency/forget-answers'
import { forgetEnquiries } from './modules/enquiries/forget-enquiries'
import { forgetUnconfirmed } from './modules/newsletter/forget-unconfirmed'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Removes what its time has come for: ended sessions, content deleted 30 days ago, files that no record shows. */
export async function cleanUp(parts: Dependencies): Promise<void> {
  const { database, pictures, files, now } = parts
  const at = now()
  const { queries } = database
  await queries.deleteFrom('session').where('expires_at', '<=', at).execute()
  await queries.deleteFrom('captcha_nonce').where('expires_at', '<=', at).execute()
  await queries.deleteFrom('password_reset').where('expires_at', '<=', at).execute()
  await forgetUnconfirmed(queries, at)
  await forgetEnquiries(queries, at)
  const purged = await queries.transaction().execute((transaction) => purgeTrash(transaction, at))
  await removeReplaced({ pictures, files }, purged)
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
