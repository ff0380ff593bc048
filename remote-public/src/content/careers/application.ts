import { AFTER_APPLYING, APPLICATION_CONSENT } from '@tekskills/shared/contracts/application'
import { CAREERS_MAILBOX } from '@tekskills/shared/contracts/company-facts'
import { applicationErased } from './retention-periods'

const FOLLOW = 'You get an email with a link to follow your application or withdraw it.'

/** Texts of the application forms. */
export const application = {
  /** Email address for applicants who cannot use the form. */
  mailbox: CAREERS_MAILBOX,
  lead: 'One page, about five minutes. Someone on the hiring team reads it, and you get our answer by email.',
  resumeHint: 'PDF, DOC or DOCX, at most 5 MB. We cannot accept files with scripts, macros or a password.',
  coverLetterHint: 'What should the team know that your CV does not say? Up to 5,000 characters.',
  consent: APPLICATION_CONSENT.job,
  consentHint: applicationErased,
  privacy: 'What we keep and why is in our',
  consentFuture: 'Keep me in mind for other positions as well.',
  received: {
    heading: 'We have your application',
    text: 'Please note the reference below and quote it when you write to us. Your file has arrived in full.',
    next: [FOLLOW, ...AFTER_APPLYING.job],
  },
  pool: {
    heading: 'Join the talent pool',
    lead: 'For jobs we have not advertised yet. Tell us the role you’re looking for; we search the pool before we publish a position.',
    consent: APPLICATION_CONSENT.pool,
    consentFuture: 'Tekskills may write to me when a position fits.',
    received: {
      heading: 'You are in the talent pool',
      text: 'Please note the reference below and quote it when you write to us, for example to be removed from the pool.',
      next: [FOLLOW, ...AFTER_APPLYING.pool, applicationErased],
    },
  },
} as const
