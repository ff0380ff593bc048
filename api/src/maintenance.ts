import { sql } from 'kysely'
import { eraseOutdatedApplicants, replayErasures } from './domain/applicants/erase-applicant'
import { closeExpiredCareers } from './domain/careers/close-expired-careers'
import { deleteOldAutosaves } from './domain/content/autosaves.repository'
import { purgeTrash } from './domain/content/item-trash'
import { removeReplaced } from './domain/content/item-writes'
import { replayEnquiryErasures } from './domain/enquiries/inbox.service'
import { deleteExpiredEnquiries } from './domain/enquiries/enquiries.repository'
import { deleteOldImports } from './domain/imports/imports.repository'
import { deleteForgottenPictures } from './domain/media/media-library'
import { deleteUnconfirmedAlerts } from './domain/job-alerts/job-alerts.repository'
import { deleteUnconfirmedSubscribers } from './domain/newsletter/subscribers.repository'
import { deleteOldDeliveries } from './domain/webhooks/webhook-deliveries'
import { deleteOldReadings } from './domain/reading-figures/reading-figures.repository'
import { deleteExpiredReports } from './domain/release-reports/release-reports.repository'
import { deleteOldApiTokens } from './domain/session/api-tokens.repository'
import { deleteOldInvitations } from './domain/staff/invitations'
import type { Dependencies } from './platform/dependencies'
import { deleteExpiredResponses } from './platform/http/idempotency/idempotency'
import { siteDay } from './platform/time/site-day'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

type Step = (deps: Dependencies, at: Date) => Promise<unknown>

const deleteExpired =
  (table: 'session' | 'used_proof' | 'captcha_nonce' | 'password_reset' | 'passkey_challenge'): Step =>
  ({ database }, at) =>
    database.unlimited.deleteFrom(table).where('expires_at', '<=', at).execute()

/** The cleanup steps, in order: files are swept after the records that referenced them are deleted. */
const steps: Readonly<Record<string, Step>> = {
  'outdated applicants': eraseOutdatedApplicants,
  erasures: replayErasures,
  'erased enquiries': replayEnquiryErasures,
  sessions: deleteExpired('session'),
  'used proofs': deleteExpired('used_proof'),
  'captcha nonces': deleteExpired('captcha_nonce'),
  'password resets': deleteExpired('password_reset'),
  'passkey challenges': deleteExpired('passkey_challenge'),
  'API tokens': ({ database }, at) => deleteOldApiTokens(database.unlimited, at),
  invitations: ({ database }, at) => deleteOldInvitations(database.unlimited, at),
  'unconfirmed subscribers': ({ database }, at) => deleteUnconfirmedSubscribers(database.unlimited, at),
  'unconfirmed job alerts': ({ database }, at) => deleteUnconfirmedAlerts(database.unlimited, at),
  enquiries: ({ database }, at) => deleteExpiredEnquiries(database.unlimited, at),
  'release reports': ({ database }, at) => deleteExpiredReports(database.unlimited, at),
  'article views': ({ database, config }, at) => deleteOldReadings(database.unlimited, siteDay(at, config.timeZone)),
  'webhook deliveries': ({ database }, at) => deleteOldDeliveries(database.unlimited, at),
  mails: ({ mail }) => mail.deleteOld(),
  trash: deleteTrash,
  autosaves: ({ database }, at) => deleteOldAutosaves(database.unlimited, at),
  imports: deleteImports,
  'expired jobs': closeExpiredCareers,
  'stored responses': ({ database }, at) => deleteExpiredResponses(database.unlimited, at),
  'unused pictures': deleteForgotten,
  pictures: ({ pictures, database }) => pictures.sweep(database.unlimited, HOUR_MS),
  files: ({ files, database }) => files.sweep(database.unlimited, HOUR_MS),
}

/**
 * Deletes expired data: ended sessions, content deleted 30 days ago, files without a record. A failed step does not
 * stop the others; at the end, throws an `AggregateError` of all failures.
 */
export async function cleanUp(deps: Dependencies): Promise<void> {
  const at = deps.now()
  const failures: Error[] = []
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(deps, at)
    } catch (cause) {
      failures.push(new Error(`cleanup failed: ${name}`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} cleanup steps failed`)
}

async function deleteTrash({ database, pictures, files }: Dependencies, at: Date): Promise<void> {
  const purged = await database.unlimited.transaction().execute((transaction) => purgeTrash(transaction, at))
  await removeReplaced({ pictures, files }, purged)
}

async function deleteImports({ database, files }: Dependencies, at: Date): Promise<void> {
  const archives = await database.unlimited
    .transaction()
    .execute((transaction) => deleteOldImports(transaction, { now: at }))
  await files.remove(archives)
}

async function deleteForgotten({ database, pictures, files }: Dependencies, at: Date): Promise<void> {
  const forgotten = await database.unlimited
    .transaction()
    .execute((transaction) => deleteForgottenPictures(transaction, at))
  await removeReplaced({ pictures, files }, { pictures: forgotten, files: [] })
}

/**
 * Cleans up now and every hour, and vacuums the embedded database once a day, because it has no autovacuum. Each
 * failure is passed to `onError`, and last the error of the whole run.
 */
export function startMaintenance(deps: Dependencies, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const run = (work: () => Promise<void>): void => {
    running = running.then(work).catch((error: unknown) => {
      for (const each of error instanceof AggregateError ? (error.errors as unknown[]) : []) onError(each)
      onError(error)
    })
  }
  const hourly = setInterval(() => run(() => cleanUp(deps)), HOUR_MS).unref()
  const daily = setInterval(() => run(() => vacuum(deps)), DAY_MS).unref()
  run(() => cleanUp(deps))
  return async () => {
    clearInterval(hourly)
    clearInterval(daily)
    await running
  }
}

async function vacuum({ database }: Dependencies): Promise<void> {
  if (database.kind === 'embedded') await sql`vacuum analyze`.execute(database.unlimited)
}
