import type { ApplicantStage } from '@tekskills/shared/contracts/http/applicants'
import type { MailTemplate, MailTemplateInput } from '@tekskills/shared/contracts/http/applicant-mails'
import { applicantStage } from '@tekskills/shared/contracts/http/applicants'
import { auditRecord } from '../../platform/audit/audit-log'
import type { Queries } from '../../platform/database/database'
import type { WriteContext } from '../../platform/database/write-context'
import { assertVersion } from '../../platform/http/validation/record-version'
import { personOf, staffNameOf } from '../session/staff-person'

const CLOSING = 'If you have questions, reply to this email.\n\nKind regards,\n{{sender}}\nTekskills'
const withClosing = (...parts: string[]) => ['Hello {{firstName}},', ...parts, CLOSING].join('\n\n')
const OWN_PAGE = 'See where your application stands at any time:\n{{ownPage}}'

/** The default texts, in the site's British English. */
const BUILT_IN: Record<ApplicantStage, Pick<MailTemplate, 'subject' | 'text'>> = {
  NEW: {
    subject: 'Your application {{reference}} for {{jobTitle}}',
    text: withClosing(
      'Thank you again for your application for {{jobTitle}}. We have it and will read it soon.',
      OWN_PAGE,
    ),
  },
  SCREENING: {
    subject: 'We are reading your application for {{jobTitle}}',
    text: withClosing(
      'Thank you for your application for {{jobTitle}}. Our team is reading it now, and we will write to you as soon as we know more.',
      OWN_PAGE,
    ),
  },
  INTERVIEW: {
    subject: 'We would like to meet you: {{jobTitle}}',
    text: withClosing(
      'Your application for {{jobTitle}} impressed us, and we would like to talk to you.',
      'On your application page, you can choose a time that suits you, and change it later:\n{{ownPage}}',
    ),
  },
  OFFER: {
    subject: 'Good news about your application for {{jobTitle}}',
    text: withClosing(
      'We enjoyed our conversation and would like to offer you the position of {{jobTitle}}. We will call you to talk about the details.',
      OWN_PAGE,
    ),
  },
  HIRED: {
    subject: 'Welcome to Tekskills, {{firstName}}',
    text: withClosing(
      'We are delighted that you are joining us as {{jobTitle}}. We will write to you before your first day with everything you need to know.',
    ),
  },
  REJECTED: {
    subject: 'Your application {{reference}} for {{jobTitle}}',
    text: withClosing(
      'Thank you for the time and care that you put into your application for {{jobTitle}}.',
      'We have decided to go ahead with other applicants. This was not an easy choice, and it says nothing about the value of your work.',
      'If you would like to know the reason, reply to this email and we will tell you.',
      'We wish you every success.',
    ),
  },
  WITHDRAWN: {
    subject: 'You have withdrawn your application for {{jobTitle}}',
    text: withClosing(
      'You have withdrawn your application {{reference}} for {{jobTitle}}. Thank you for telling us; we wish you all the best.',
      'You are welcome to apply again at any time.',
    ),
  },
}

/** The templates of all stages: the text that staff wrote, or the default. */
export async function readMailTemplates(queries: Queries): Promise<MailTemplate[]> {
  const rows = await queries
    .selectFrom('mail_template')
    .selectAll('mail_template')
    .select(staffNameOf('mail_template.updated_by').as('staff_name'))
    .execute()
  return applicantStage.options.map((stage) => {
    const row = rows.find((each) => each.stage === stage)
    if (!row) return { stage, version: 0, ...BUILT_IN[stage], builtIn: true, updatedAt: null, updatedBy: null }
    return {
      stage,
      version: row.version,
      subject: row.subject,
      text: row.body,
      builtIn: false,
      updatedAt: row.updated_at.toISOString(),
      updatedBy: personOf(row.updated_by, row.staff_name),
    }
  })
}

async function templateOf(queries: Queries, stage: ApplicantStage): Promise<MailTemplate> {
  const found = (await readMailTemplates(queries)).find((each) => each.stage === stage)
  if (!found) throw new Error(`No template for ${stage}.`)
  return found
}

/** Stores the text of a stage. Throws 409 for an old version. */
export async function saveMailTemplate(
  context: WriteContext,
  stage: ApplicantStage,
  { subject, text, version }: MailTemplateInput,
): Promise<MailTemplate> {
  const { transaction, actor, now } = context
  await transaction.selectFrom('mail_template').select('stage').where('stage', '=', stage).forUpdate().execute()
  assertVersion(await templateOf(transaction, stage), version)
  const values = { subject, body: text, version: version + 1, updated_at: now, updated_by: actor.accountId }
  const stored = await transaction
    .insertInto('mail_template')
    .values({ stage, ...values })
    // Of two concurrent first saves, the second finds version 1.
    .onConflict((conflict) => conflict.column('stage').doUpdateSet(values).where('mail_template.version', '=', version))
    .returning('stage')
    .executeTakeFirst()
  const saved = await templateOf(transaction, stage)
  if (!stored) assertVersion(saved, version)
  await auditRecord(context, { action: 'update', entity: 'mailTemplate', entityId: null }, stage)
  return saved
}

/** Restores the default text; doing so twice succeeds. */
export async function resetMailTemplate(context: WriteContext, stage: ApplicantStage): Promise<MailTemplate> {
  const { transaction } = context
  await transaction.deleteFrom('mail_template').where('stage', '=', stage).execute()
  await auditRecord(context, { action: 'delete', entity: 'mailTemplate', entityId: null }, stage)
  return templateOf(transaction, stage)
}
