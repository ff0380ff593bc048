import { APPLICATION_CONSENT } from '@tekskills/shared/contracts/application'
import { applicationErased } from './retention-periods'

/** Texts of the application forms. */
export const application = {
  /** E-mail address for applicants who cannot use the form. */
  mailbox: 'careers@tekskills.example',
  lead: 'One page, about five minutes. A person of the hiring team reads it, and your answer comes by e-mail.',
  resumeHint: 'PDF, DOC or DOCX, at most 5 MB. A plain copy: files with scripts, macros or a password are refused.',
  coverLetterHint: 'What should the team know that your résumé does not say? Up to 5,000 characters.',
  consent: APPLICATION_CONSENT.job,
  consentHint: applicationErased,
  privacy: 'What we keep and why stands in our',
  consentFuture: 'Keep me in mind for other positions as well.',
  received: {
    heading: 'We have your application.',
    text: 'Please note the reference below and quote it when you write to us. Your file has arrived in full.',
    next: [
      'A person of the hiring team reads it; no program sorts it out before.',
      'Within five working days you hear whether we would like to talk.',
      'If the answer is no, it says why in a sentence that you can use.',
    ],
  },
  pool: {
    heading: 'Join the talent pool',
    lead: 'For work that is not advertised yet. Tell us the role you look for; we search the pool before we publish a position.',
    consent: APPLICATION_CONSENT.pool,
    consentFuture: 'Tekskills may write to me when a position fits.',
    received: {
      heading: 'You are in the talent pool.',
      text: 'Please note the reference below and quote it when you write to us, for instance to be taken out again.',
      next: [
        'When a team looks for somebody like you, its recruiter writes to you first.',
        'Nothing is passed on to a client before you have said yes to that client.',
        applicationErased,
      ],
    },
  },
} as const
