import type { MailMessage } from '../../platform/mail/mail-message'
import type { ApplicationForm, StoredApplication } from './applications.repository'

/** The promises of the application page, so that both say the same. */
const NEXT_OF_JOB = [
  'Someone on the hiring team reads it. No automated screening.',
  'Within five working days you hear whether we would like to talk to you.',
  'If the answer is no, we tell you why.',
]
const NEXT_OF_POOL = [
  'When a team needs someone like you, its recruiter writes to you first.',
  'We pass nothing on to a client until you have agreed to that client.',
]

/**
 * The email that confirms an application to the applicant; a reply goes to the recruiter of the job. Apart from the
 * name it repeats nothing that was entered, because anyone may have entered the address.
 */
export function applicationConfirmation(
  { id, job, reference }: StoredApplication,
  { name, email }: Pick<ApplicationForm, 'name' | 'email'>,
): MailMessage {
  const next = (job ? NEXT_OF_JOB : NEXT_OF_POOL).map((step, index) => `${index + 1}. ${step}`)
  return {
    to: email,
    replyTo: job?.recruiterEmail ?? undefined,
    subject: job
      ? `We have your application ${reference} for ${job.jobTitle}`
      : `We have your application ${reference} for our talent pool`,
    text: [
      `Hello ${name},`,
      `Thank you for applying ${job ? `for “${job.jobTitle}”` : 'to join our talent pool'}. Your application has arrived in full. Its reference is ${reference}; please quote it when you write to us.`,
      ['What happens next:', ...next].join('\n'),
      'If this wasn’t you, ignore this email.',
    ].join('\n\n'),
    applicantId: id,
  }
}
