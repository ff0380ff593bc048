import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { InterviewChoice, OwnApplication, OwnStage } from '@tekskills/shared/contracts/http/own-application'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import { inTransaction, inWriteContext } from '../../platform/database/write-context'
import type { Dependencies } from '../../platform/dependencies'
import { conflict, ProblemError } from '../../platform/http/problems/problem-error'
import type { MailMessage } from '../../platform/mail/mail-message'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { siteDay } from '../../platform/time/site-day'
import { hasEmail, selectApplicants } from './applicant-rows'
import { lostLinkMail, withdrawalConfirmation } from './application-mails'
import { changeApplicant } from './applicants.service'
import { cancelInterviews, chooseSlot, type InterviewContext } from './interviews.service'
import { mailingSite, type MailingSite } from './mailing-site'
import { noticeAddresses } from './applications.repository'
import { withdrawalNotices } from './recruiter-notice'
import { readOwnInterviews } from './interviews.repository'
import { lockApplicant } from './applicants.repository'
import { completeErasure, eraseApplicant } from './erase-applicant'
import { isAsked, keepLonger } from './keep-longer'
import type { CopiedApplication } from './data-copy'
import { DECIDED_STAGES } from './retention'
import { announcedStage } from './announced-stage'
import { hasLink, issueLink, type OpenedLink, openOwnApplicationToken, revokedLinks } from './own-application-link'

/** An application gets at most one new link within this time, however often its address is entered. */
const SEND_AGAIN_MS = 10 * 60_000
/** At most this many applications of one address get a new link at once, the newest. */
const MAX_LINKS = 5
/**
 * Slots that one application may book in a day; each booking emails the interviewer, who could otherwise be flooded.
 */
const CHOICES_PER_DAY = { points: 20, seconds: 24 * 60 * 60 }
/** No account made the change; the applicant did. */
const APPLICANT = { accountId: null, ip: null }

const OWN_STAGES: Record<ApplicantStage, OwnStage> = {
  NEW: 'RECEIVED',
  SCREENING: 'IN_REVIEW',
  INTERVIEW: 'INTERVIEW',
  OFFER: 'OFFER',
  HIRED: 'HIRED',
  REJECTED: 'CLOSED',
  WITHDRAWN: 'WITHDRAWN',
}

/** What applicants see and do through the link to their own page (ADR 0052). */
export function createOwnApplications(deps: Dependencies) {
  const { config, database, mail, signer, now } = deps
  const choices = createRateLimit(database, 'interview-choice', [CHOICES_PER_DAY])

  function open(token: string): OpenedLink {
    const link = openOwnApplicationToken(signer, token, now())
    if (!link) throw expired()
    return link
  }

  const view = () => ({ now: now(), timeZone: config.timeZone })

  async function changeInterview(
    token: string,
    work: (context: InterviewContext, applicant: Awaited<ReturnType<typeof lockApplicant>>) => Promise<void>,
  ): Promise<OwnApplication> {
    const link = open(token)
    const application = await inWriteContext(deps, APPLICANT, async (context) => {
      const { transaction } = context
      await read(transaction, link, view())
      await work({ ...context, site: mailingSite(config) }, await lockApplicant(context, link.id, 'LEAD'))
      return read(transaction, link, view())
    })
    mail.wake()
    return application
  }

  return {
    /** The application of a link. Throws 410 if it has expired or was revoked. */
    show: (token: string): Promise<OwnApplication> => read(database.queries, open(token), view()),

    /**
     * Collects the data of the application of a link, without what the team wrote about it. Throws 410 like `show`.
     */
    collect: (token: string): Promise<CopiedApplication> => {
      const link = open(token)
      return inWriteContext(deps, APPLICANT, async (context) => {
        const row = await context.transaction
          .selectFrom('applicant')
          .selectAll()
          .where(hasLink(link))
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (!row) throw expired()
        await auditRecord(context, { action: 'download', entity: 'applicant', entityId: row.id }, row.reference)
        const announced = context.transaction
          .selectFrom('applicant')
          .select(announcedStage.as('stage'))
          .where('id', '=', row.id)
        const { stage } = await announced.executeTakeFirstOrThrow()
        return { row, additional: { stage: OWN_STAGES[stage] } }
      })
    },

    /**
     * Withdraws the application of a link; withdrawing twice succeeds. Throws 410 like `show`, and 409 once the
     * application has been decided on.
     */
    async withdraw(token: string): Promise<OwnApplication> {
      const link = open(token)
      const withdrawn = await inWriteContext(deps, APPLICANT, async (context) => {
        const { transaction } = context
        await read(transaction, link, view())
        const applicant = await lockApplicant(context, link.id, 'LEAD')
        const { stage, version } = applicant
        if (stage !== 'WITHDRAWN') {
          if (DECIDED_STAGES.includes(stage))
            throw conflict('INVALID_TRANSITION', 'This application has already been decided.')
          const change = { stage: 'WITHDRAWN', reason: 'By the applicant', version } as const
          const scope = { today: siteDay(context.now, config.timeZone), site: mailingSite(config) }
          await changeApplicant({ ...context, ...scope }, link.id, change)
          for (const letter of await withdrawalMails(transaction, applicant, mailingSite(config)))
            await mail.queue(transaction, letter)
        }
        return read(transaction, link, view())
      })
      mail.wake()
      return withdrawn
    },

    /**
     * Erases the application of a link, with the job alerts of its email address, and no other application: a link proves
     * nothing about those with the same email address. Throws 410 like `show`, so also when called again, and 409 for an
     * applicant who was hired.
     */
    async erase(token: string): Promise<void> {
      const link = open(token)
      const erased = await inWriteContext(deps, APPLICANT, async (context) => {
        await read(context.transaction, link, view())
        const applicant = await lockApplicant(context, link.id, 'LEAD')
        if (!canErase(applicant))
          throw conflict('INVALID_TRANSITION', 'This application is part of your employment record.')
        return eraseApplicant({ ...context, site: mailingSite(config) }, applicant, { endsAlerts: true })
      })
      await completeErasure(deps, erased)
      mail.wake()
    },

    /**
     * Books a slot for an interview, or moves a booked one to it. Throws 410 like `show`, 409 if the slot is no longer
     * free, and 429 after 20 choices in a day.
     */
    async chooseInterview({ token, ...choice }: InterviewChoice): Promise<OwnApplication> {
      const link = open(token)
      await read(database.queries, link, view())
      await choices.count(link.id)
      return changeInterview(token, (context, applicant) => chooseSlot(context, applicant, choice))
    },

    /**
     * Agrees to be kept for longer; agreeing twice succeeds. Throws 410 like `show`, and 409 if the applicant was not
     * asked.
     */
    async keep(token: string): Promise<OwnApplication> {
      const link = open(token)
      return inWriteContext(deps, APPLICANT, async (context) => {
        await read(context.transaction, link, view())
        await keepLonger(context, await lockApplicant(context, link.id, 'LEAD'))
        return read(context.transaction, link, view())
      })
    },

    /** Cancels the booked interview; canceling twice succeeds. Throws 410 like `show`. */
    cancelInterview: (token: string): Promise<OwnApplication> =>
      changeInterview(token, (context, { id }) => cancelInterviews(context, id)),

    /**
     * Emails a new link for each application under an email address, to that address; earlier links stop working.
     * Returns how many it mails.
     */
    async sendLinks(email: string): Promise<number> {
      const at = now()
      const sent = await inTransaction(deps, async (transaction) => {
        const rows = await transaction
          .selectFrom('applicant')
          .leftJoin('career', 'career.id', 'applicant.career_id')
          .select(['applicant.id', 'email', 'reference', 'career.recruiter_email as recruiterEmail'])
          .where(hasEmail(email))
          .where('erased_at', 'is', null)
          .where((eb) =>
            eb.or([eb('link_sent_at', 'is', null), eb('link_sent_at', '<', new Date(at.getTime() - SEND_AGAIN_MS))]),
          )
          .orderBy('applied_at', 'desc')
          .orderBy('applicant.id', 'desc')
          .limit(MAX_LINKS)
          .forUpdate('applicant')
          .execute()
        for (const applicant of rows) {
          const revoked = revokedLinks(at)
          const url = await issueLink(
            { transaction, now: at },
            { signer, siteOrigin: config.siteOrigin },
            { ...applicant, ...revoked },
          )
          await mail.queue(transaction, lostLinkMail(applicant, url, mailingSite(config)))
        }
        return rows.length
      })
      mail.wake()
      return sent
    },
  }
}

/** The emails about an application that was withdrawn: to its applicant, and to those who hire for its job. */
async function withdrawalMails(
  transaction: Queries,
  applicant: Awaited<ReturnType<typeof lockApplicant>>,
  site: MailingSite,
): Promise<MailMessage[]> {
  const { id, career_id, reference } = applicant
  const row = await transaction
    .selectFrom('career')
    .select(['id', 'job_title as jobTitle', 'recruiter_email as recruiterEmail'])
    .where('id', '=', career_id)
    .executeTakeFirst()
  const toApplicant = withdrawalConfirmation({ ...applicant, job: row }, site)
  if (!row) return [toApplicant]
  const noticeTo = await noticeAddresses(transaction, row)
  return [toApplicant, ...withdrawalNotices({ id, reference, jobTitle: row.jobTitle, noticeTo }, site.siteOrigin)]
}

/** An applicant who was hired asks the company, which may have to retain how they were recruited. */
const canErase = ({ stage }: { stage: ApplicantStage }) => stage !== 'HIRED'

const expired = () => new ProblemError(410, 'LINK_EXPIRED', 'This link is no longer valid.')

async function read(
  queries: Queries,
  link: OpenedLink,
  view: { now: Date; timeZone: string },
): Promise<OwnApplication> {
  const row = await selectApplicants(queries, null)
    .leftJoin('stored_file', 'stored_file.id', 'applicant.resume_id')
    .select([
      'applicant.id',
      'applicant.career_id',
      'applicant.reference',
      'applicant.stage',
      'applicant.applied_at',
      'applicant.retention_until',
      'applicant.keep_asked_at',
      'applicant.keep_agreed_at',
      'career.job_title',
      'stored_file.name',
    ])
    .select(announcedStage.as('announced_stage'))
    .where(hasLink(link))
    .executeTakeFirst()
  if (!row) throw expired()
  return {
    reference: row.reference,
    jobTitle: row.job_title,
    stage: OWN_STAGES[row.announced_stage],
    appliedAt: row.applied_at.toISOString(),
    documents: row.name ? [row.name] : [],
    canWithdraw: !DECIDED_STAGES.includes(row.stage),
    canErase: canErase(row),
    retainedUntil: row.retention_until.toISOString(),
    isAskedToKeep: isAsked(row),
    interviews: await readOwnInterviews(queries, row, view),
  }
}
