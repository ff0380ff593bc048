import { AFTER_APPLYING } from '@tekskills/shared/contracts/application'
import type { MailMessage } from '../../platform/mail/mail-message'
import type { ApplicationForm, StoredApplication } from './applications.repository'
import { greeting } from './greeting'
import { replyAddress, type MailingSite } from './mailing-site'

/**
 * The email that confirms an application to the applicant; a reply goes to the recruiter of the job, or to the
 * address for careers. Apart from the
 * name it repeats nothing that was entered, because anyone may have entered the address.
 */
export function applicationConfirmation(
  { id, job, reference }: StoredApplication,
  { name, email }: Pick<ApplicationForm, 'name' | 'email'>,
  url: string,
  site: Pick<MailingSite, 'careersMail'>,
): MailMessage {
  const next = (job ? AFTER_APPLYING.job : AFTER_APPLYING.pool).map((step, index) => `${index + 1}. ${step}`)
  return {
    to: email,
    replyTo: replyAddress(site, job?.recruiterEmail),
    subject: job
      ? `We have your application ${reference} for ${job.jobTitle}`
      : `We have your application ${reference} for our talent pool`,
    text: [
      greeting(name),
      `Thank you for applying ${job ? `for “${job.jobTitle}”` : 'to join our talent pool'}. Your application has arrived in full. Its reference is ${reference}; please quote it when you write to us.`,
      ['What happens next:', ...next].join('\n'),
      `See where your application stands, or withdraw it:\n${url}`,
      'The link is valid for 90 days. After that, you can ask for a new one on the same page. If this wasn’t you, ignore this email.',
    ].join('\n\n'),
    applicantId: id,
  }
}

/** The email that confirms to an applicant that they have withdrawn. */
export const withdrawalConfirmation = (
  {
    id,
    name,
    email,
    reference,
    job,
  }: {
    id: string
    name: string
    email: string
    reference: string
    job?: { jobTitle: string; recruiterEmail: string | null }
  },
  site: Pick<MailingSite, 'careersMail'>,
): MailMessage => ({
  to: email,
  replyTo: replyAddress(site, job?.recruiterEmail),
  subject: `You have withdrawn your application ${reference}`,
  text: `${greeting(name)}

Your application ${reference} ${job ? `for “${job.jobTitle}”` : 'to join our talent pool'} is withdrawn, as you asked on your application page. You don’t need to do anything else. If this wasn’t you, please reply to this email.`,
  applicantId: id,
})

/** The email with a new link to the applicant's own page. */
export const lostLinkMail = (
  {
    id,
    email,
    reference,
    recruiterEmail,
  }: { id: string; email: string; reference: string; recruiterEmail: string | null },
  url: string,
  site: Pick<MailingSite, 'careersMail'>,
): MailMessage => ({
  to: email,
  replyTo: replyAddress(site, recruiterEmail),
  subject: `Your link to application ${reference}`,
  text: `You, or someone using this address, asked for a new link to application ${reference}.

See where it stands, or withdraw it:
${url}

The link is valid for 90 days and replaces earlier ones. If this wasn’t you, ignore this email.`,
  applicantId: id,
})
