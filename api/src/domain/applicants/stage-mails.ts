import type {
  ApplicantMail,
  ApplicantMailStatus,
  MailField,
  MailPreview,
} from '@tekskills/shared/contracts/http/applicant-mails'
import {
  fieldsIn,
  fillFields,
  type ApplicantMailInput,
  type ApplicantMailsWritten,
} from '@tekskills/shared/contracts/http/applicant-mails'
import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { auditRecord, writeAudit } from '../../platform/audit/audit-log'
import { newId } from '../../platform/database/ids'
import { inTransaction, type WriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, invalidField, notFound } from '../../platform/http/problems/problem-error'
import { isId } from '../../platform/http/validation/record-id'
import { queueMail } from '../../platform/mail/outbox'
import type { Signer } from '../../platform/signing/signer'
import { personOf, staffNameOf } from '../session/staff-person'
import { hasRight, NOT_LED, requireRight, type Viewer } from '../hiring-teams/job-access'
import { filterApplicants, selectApplicants } from './applicant-rows'
import { insertStep, MAX_REASON, recordContact } from './applicants.repository'
import { filledNames } from './greeting'
import { formatInterviewTimes, formatNames } from './interview-mails'
import { upcomingInterviews } from './interviews.repository'
import { mailingSite, replyAddress, type MailingSite } from './mailing-site'
import { addedLink, ownApplicationUrl, withoutOwnLinks } from './own-application-link'

interface MailScope {
  site: MailingSite
  signer: Signer
  now: Date
}

/** The scope of emails that staff write to applicants. */
export const stageMailScope = ({ config, signer, now }: Dependencies): MailScope => ({
  site: mailingSite(config),
  signer,
  now: now(),
})

/** An empty list, which `in` does not allow, matches nothing. */
const isOneOf = (column: string, ids: readonly string[]) => sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`

type Recipient = Awaited<ReturnType<typeof readRecipients>>[number]

/** The applicants that the viewer may see, and whether they may write to them. */
const readRecipients = (queries: Queries, ids: readonly string[], viewer: Viewer) =>
  selectApplicants(queries, viewer)
    .select([
      'applicant.id',
      'applicant.name',
      'applicant.email',
      'applicant.stage',
      'applicant.reference',
      'applicant.desired_role',
      'applicant.links_valid_from',
      'career.job_title',
      'career.recruiter_email',
    ])
    .select(hasRight(viewer, 'LEAD', 'applicant.career_id').as('may_write'))
    .where(isOneOf('applicant.id', ids))
    .execute()

interface Texts {
  subject: string
  text: string
}

interface Written extends Texts {
  replyTo: string | null
  problem: string | null
  /** The columns of the applicant that record the link in the text, if it has one. */
  link?: ReturnType<typeof addedLink>
}

/** The texts of an email with the values of one applicant, and why it cannot be sent, if so. */
async function write(
  queries: Queries,
  recipient: Recipient,
  { subject, text }: Texts,
  sender: { name: string; email: string } | undefined,
  { site, signer, now }: MailScope,
): Promise<Written> {
  const used = fieldsIn(`${subject}\n${text}`)
  const [interview] = used.includes('interview')
    ? await upcomingInterviews(queries, { applicantId: recipient.id }, now)
    : []
  const link = addedLink(recipient, now)
  const values: Record<MailField, string> = {
    ...filledNames(recipient.name),
    jobTitle: recipient.job_title ?? recipient.desired_role ?? 'our talent pool',
    reference: recipient.reference,
    ownPage: ownApplicationUrl(signer, site.siteOrigin, recipient.id, link.link_sent_at),
    interview: interview
      ? `${formatInterviewTimes(interview, site.timeZone)}\n${interview.place}\nwith ${formatNames(interview.interviewers.map(({ name }) => name))}`
      : '',
    sender: sender?.name ?? 'The hiring team',
  }
  const filled = (source: string) => fillFields(source, (field) => values[field])
  return {
    // A subject is one line, whatever a value contains, so that nothing in it can start another header.
    subject: filled(subject)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    text: filled(text),
    replyTo: replyAddress(site, recipient.recruiter_email) ?? sender?.email ?? null,
    problem:
      used.includes('interview') && !interview ? 'No interview has been arranged, but the text names its time.' : null,
    link: used.includes('ownPage') ? link : undefined,
  }
}

async function readSender(queries: Queries, accountId: string | null) {
  if (!accountId) return undefined
  const query = queries.selectFrom('account').select(['name', 'username', 'email']).where('id', '=', accountId)
  const row = await query.executeTakeFirst()
  return row && { name: row.name ?? row.username, email: row.email }
}

/** What staff see of an email: the link to the applicant's own page is without its token. */
const withoutLinks = ({ subject, text }: Texts): Texts => ({
  subject: withoutOwnLinks(subject),
  text: withoutOwnLinks(text),
})

/**
 * The email as each applicant would get it, without the token of a link, in the given order; erased and unknown ones,
 * and those whom the account may not write to, are left out.
 */
export async function previewMails(
  queries: Queries,
  { recipients, ...texts }: Texts & { recipients: readonly string[] },
  accountId: Viewer,
  scope: MailScope,
): Promise<MailPreview[]> {
  const ids = [...new Set(recipients)].filter(isId)
  const rows = await readRecipients(queries, ids, accountId)
  const sender = await readSender(queries, accountId)
  const last = await queries
    .selectFrom('applicant_mail')
    .innerJoin('applicant', 'applicant.id', 'applicant_mail.applicant_id')
    .select(['applicant_id', (expression) => expression.fn.max('applicant_mail.created_at').as('at')])
    .whereRef('applicant_mail.stage', '=', 'applicant.stage')
    .where('applicant_mail.canceled_at', 'is', null)
    .where(isOneOf('applicant_id', ids))
    .groupBy('applicant_id')
    .execute()
  const previews: MailPreview[] = []
  for (const id of ids) {
    const recipient = rows.find((row) => row.id === id)
    if (!recipient?.may_write) continue
    const { replyTo, problem, ...letter } = await write(queries, recipient, texts, sender, scope)
    const { subject, text } = withoutLinks(letter)
    const { name, email, stage } = recipient
    const writtenAt = last.find((row) => row.applicant_id === id)?.at.toISOString() ?? null
    previews.push({ id, name, email, stage, subject, text, replyTo, problem, writtenAt })
  }
  return previews
}

/**
 * Writes an email to each applicant, now or at a time, in one transaction. Left out are those who are erased, at
 * another stage than that of the email, of a job that the actor does not lead, or for whom a field has no value. Throws
 * 422 for a time that has passed.
 */
export async function writeMails(
  context: WriteContext,
  { recipients, subject, text, stage, sendAt }: ApplicantMailInput,
  scope: MailScope,
): Promise<ApplicantMailsWritten> {
  const { transaction, actor, now } = context
  const at = sendAt ? new Date(sendAt) : now
  if (sendAt && at <= now) throw invalidField('sendAt', 'DATE_RANGE', 'Choose a time in the future.')
  // In a fixed order, so that two requests for the same people never deadlock.
  const ids = [...new Set(recipients)].filter(isId).toSorted()
  await transaction.selectFrom('applicant').select('id').where(isOneOf('id', ids)).orderBy('id').forUpdate().execute()
  const rows = await readRecipients(transaction, ids, actor.accountId)
  const sender = await readSender(transaction, actor.accountId)
  const result: ApplicantMailsWritten = { written: [], leftOut: [] }
  for (const id of new Set(recipients)) {
    const recipient = rows.find((row) => row.id === id)
    const refusal = refusalOf(recipient, stage)
    if (!recipient || refusal) {
      result.leftOut.push({ id, reason: refusal ?? NOT_FOUND })
      continue
    }
    const letter = await write(transaction, recipient, { subject, text }, sender, scope)
    if (letter.problem) {
      result.leftOut.push({ id, reason: letter.problem })
      continue
    }
    const mail = {
      id: newId(now.getTime()),
      applicant_id: id,
      stage: stage ?? null,
      subject,
      body: text,
      created_at: now,
      created_by: actor.accountId,
      send_at: at,
      queued_at: null,
      canceled_at: null,
    }
    await transaction.insertInto('applicant_mail').values(mail).execute()
    if (at > now)
      await insertStep(context, recipient, { reason: step('Email scheduled', withoutLinks(letter).subject) })
    else await handOver(context, mail.id, recipient, letter)
    await auditRecord(context, { action: 'mail', entity: 'applicant', entityId: id }, recipient.reference)
    result.written.push(id)
  }
  return result
}

const NOT_FOUND = 'This applicant could not be found.'

/** Why an applicant gets no email, if so. */
function refusalOf(recipient: Recipient | undefined, stage: ApplicantStage | null | undefined): string | undefined {
  if (!recipient) return NOT_FOUND
  if (!recipient.may_write) return NOT_LED
  return stage && recipient.stage !== stage ? 'This applicant is no longer at that stage.' : undefined
}

const step = (what: string, subject: string) => `${what}: ${subject}`.slice(0, MAX_REASON)

/** Puts an email as it is written into the outbox, where it has the same id. */
async function handOver(
  context: WriteContext,
  id: string,
  recipient: Recipient,
  { subject, text, replyTo, link }: Written,
): Promise<void> {
  const { transaction, now } = context
  if (link) await transaction.updateTable('applicant').set(link).where('id', '=', recipient.id).execute()
  const { id: applicantId, email } = recipient
  await queueMail(transaction, { to: email, subject, text, replyTo: replyTo ?? undefined, applicantId }, now, id)
  const seen = withoutLinks({ subject, text })
  const queued = { queued_at: now, subject: seen.subject, body: seen.text }
  await transaction.updateTable('applicant_mail').set(queued).where('id', '=', id).execute()
  await insertStep(context, recipient, { reason: step('Email', seen.subject) })
  await recordContact(context, recipient.id)
}

/**
 * The emails that staff wrote to an applicant, newest first; their status comes from the outbox. Those that are not sent
 * are shown as they would be now. None if the viewer must not see the applicant.
 */
export async function readApplicantMails(
  queries: Queries,
  applicantId: string,
  viewer: Viewer,
  scope: MailScope,
): Promise<ApplicantMail[]> {
  const rows = await queries
    .selectFrom('applicant_mail')
    .leftJoin('mail', 'mail.id', 'applicant_mail.id')
    .selectAll('applicant_mail')
    .select(['mail.id as outbox_id', 'mail.refused_at'])
    .select(staffNameOf('applicant_mail.created_by').as('staff_name'))
    .where('applicant_mail.applicant_id', 'in', filterApplicants(queries, viewer).select('applicant.id'))
    .where('applicant_mail.applicant_id', '=', applicantId)
    .orderBy('applicant_mail.created_at', 'desc')
    .orderBy('applicant_mail.id', 'desc')
    .execute()
  const mails: ApplicantMail[] = []
  for (const row of rows) {
    mails.push({
      id: row.id,
      stage: row.stage,
      // Earlier emails were stored with the token.
      ...withoutLinks(row.queued_at ? { subject: row.subject, text: row.body } : await filledIn(queries, row, scope)),
      status: statusOf(row),
      createdAt: row.created_at.toISOString(),
      by: personOf(row.created_by, row.staff_name),
      sendAt: row.send_at.toISOString(),
    })
  }
  return mails
}

/** The texts of an email that is not sent, with the values that the applicant has now. */
async function filledIn(
  queries: Queries,
  mail: { applicant_id: string; subject: string; body: string; created_by: string | null },
  scope: MailScope,
): Promise<Texts> {
  const texts = { subject: mail.subject, text: mail.body }
  const [recipient] = await readRecipients(queries, [mail.applicant_id], null)
  const sender = await readSender(queries, mail.created_by)
  return recipient ? write(queries, recipient, texts, sender, scope) : texts
}

function statusOf(row: {
  canceled_at: Date | null
  queued_at: Date | null
  outbox_id: string | null
  refused_at: Date | null
}): ApplicantMailStatus {
  if (row.canceled_at) return 'CANCELED'
  if (!row.queued_at) return 'WAITING'
  if (!row.outbox_id) return 'SENT'
  return row.refused_at ? 'REFUSED' : 'SENDING'
}

/**
 * Cancels an email that is not in the outbox yet; canceling twice succeeds. Throws 404, 403 for an account that
 * does not lead the hiring for the job, and 409 once it is being sent.
 */
export async function cancelMail(context: WriteContext, id: string, scope: MailScope): Promise<void> {
  const { transaction, actor, now } = context
  const applicant = await transaction
    .selectFrom('applicant_mail')
    .innerJoin('applicant', 'applicant.id', 'applicant_mail.applicant_id')
    .select(['applicant.id', 'applicant.career_id', 'applicant.reference'])
    .where('applicant_mail.id', '=', id)
    .executeTakeFirst()
  if (!applicant) throw noMail()
  const required = { viewer: actor.accountId, right: 'LEAD', jobId: applicant.career_id, missing: noMail } as const
  await requireRight(transaction, required)
  if (!(await endMail(context, id, scope))) return
  const summary = `cancel mail to applicant "${applicant.reference}"`
  const entry = { action: 'mail', entity: 'applicant', entityId: applicant.id, summary } as const
  await writeAudit(transaction, { ...actor, ...entry, at: now })
}

const noMail = () => notFound('This email could not be found.')

/** Cancels an email; `what` begins the step of the history. Returns false if it was canceled before. */
async function endMail(
  context: WriteContext,
  id: string,
  scope: MailScope,
  what = 'Email cancelled',
): Promise<boolean> {
  const { transaction, now } = context
  const query = transaction.selectFrom('applicant_mail').selectAll().where('id', '=', id).forUpdate()
  const mail = await query.executeTakeFirst()
  if (!mail) throw noMail()
  if (mail.canceled_at) return false
  if (mail.queued_at) throw conflict('INVALID_TRANSITION', 'This email has already been sent.')
  await transaction.updateTable('applicant_mail').set({ canceled_at: now }).where('id', '=', id).execute()
  const [recipient] = await readRecipients(transaction, [mail.applicant_id], null)
  const { subject } = withoutLinks(await filledIn(transaction, mail, scope))
  if (recipient) await insertStep(context, recipient, { reason: step(what, subject) })
  return true
}

/** Cancels the scheduled emails of an applicant who is moved to another stage or has withdrawn. */
export async function cancelScheduledMails({ transaction, now }: WriteContext, applicantId: string): Promise<void> {
  await transaction
    .updateTable('applicant_mail')
    .set({ canceled_at: now })
    .where('applicant_id', '=', applicantId)
    .where('queued_at', 'is', null)
    .where('canceled_at', 'is', null)
    .execute()
}

/** Whether the author of a scheduled email may still write to its applicant. */
async function mayStillWrite(
  queries: Queries,
  { applicant_id, created_by }: { applicant_id: string; created_by: string | null },
): Promise<boolean> {
  const [recipient] = created_by ? await readRecipients(queries, [applicant_id], created_by) : []
  return recipient?.may_write === true
}

/**
 * Moves the scheduled emails that are due to the outbox, each in its own transaction. Locks the applicant first, as a
 * move does, so that an email is either queued before the move or canceled by it. One whose author no longer leads the
 * hiring for the job is canceled, because it would carry what they may not see, and replies would reach them.
 */
export async function handOverDueMails(deps: Dependencies): Promise<void> {
  const due = await deps.database.queries
    .selectFrom('applicant_mail')
    .select(['id', 'applicant_id'])
    .where('send_at', '<=', deps.now())
    .where('queued_at', 'is', null)
    .where('canceled_at', 'is', null)
    .orderBy('send_at')
    .orderBy('id')
    .execute()
  for (const { id, applicant_id } of due) {
    await inTransaction(deps, async (transaction) => {
      const person = transaction.selectFrom('applicant').select('id').where('id', '=', applicant_id)
      await person.forUpdate().execute()
      const mail = await transaction
        .selectFrom('applicant_mail')
        .selectAll()
        .where('id', '=', id)
        .where('queued_at', 'is', null)
        .where('canceled_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      const [recipient] = mail ? await readRecipients(transaction, [applicant_id], null) : []
      if (!mail || !recipient) return
      const scope = stageMailScope(deps)
      const context = { transaction, actor: { accountId: mail.created_by, ip: null }, now: scope.now }
      if (!(await mayStillWrite(transaction, mail))) {
        const byService = { ...context, actor: { accountId: null, ip: null } }
        await endMail(byService, id, scope, 'Email not sent, as its author no longer leads the hiring')
        return
      }
      const sender = await readSender(transaction, mail.created_by)
      const texts = { subject: mail.subject, text: mail.body }
      const written = await write(transaction, recipient, texts, sender, scope)
      // For example, the interview that the text names was canceled meanwhile.
      if (written.problem) await endMail(context, id, scope)
      else await handOver(context, id, recipient, written)
    })
  }
  if (due.length > 0) deps.mail.wake()
}
