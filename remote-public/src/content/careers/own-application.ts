import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application'
import type { OwnStage } from '@tekskills/shared/contracts/http/own-application'

/** What a stage means to the applicant. */
const stages: Record<OwnStage, { name: string; text: string }> = {
  RECEIVED: { name: 'Received', text: 'Your application has arrived. Someone on the hiring team will read it.' },
  IN_REVIEW: { name: 'Being read', text: 'The hiring team is reading your application.' },
  INTERVIEW: {
    name: 'Interview',
    text: 'We would like to get to know you. Your recruiter will arrange the next step.',
  },
  OFFER: { name: 'Offer', text: 'We would like to work with you. Your recruiter will contact you about the offer.' },
  HIRED: { name: 'Hired', text: 'Welcome to Tekskills.' },
  CLOSED: { name: 'Closed', text: 'We have closed this application and are not taking it further.' },
  WITHDRAWN: { name: 'Withdrawn', text: 'This application has been withdrawn. You are welcome to apply again.' },
}

/** Texts of the applicant's own page. */
export const ownApplication = {
  heading: 'Your application',
  loading: 'Looking up your application',
  stages,
  pool: 'Talent pool',
  noDocuments: 'None',
  copy: {
    button: 'Download a copy of my data',
    busy: 'Downloading',
    failed: 'The copy could not be downloaded. Please try again in a moment.',
  },
  withdraw: {
    button: 'Withdraw my application',
    question: 'Withdraw this application? The hiring team will stop working on it.',
    confirm: 'Yes, withdraw it',
    busy: 'Withdrawing',
    keep: 'Keep it',
    failed: 'Nothing has changed. Please try again in a moment.',
  },
  erase: {
    button: 'Erase my application',
    question:
      'Erase this application for good? We delete your details, your documents and what we have written about you, and stop working on it. Any interview is cancelled. This cannot be undone.',
    confirm: 'Yes, erase it',
    busy: 'Erasing',
    keep: 'Keep it',
    failed: 'Nothing has been erased. Please try again in a moment.',
  },
  erased: {
    heading: 'Your application is erased',
    text: 'We have deleted your details and documents. You are welcome to apply again at any time.',
  },
  keep: {
    question: `May we keep your application for another ${APPLICATION_RETENTION_MONTHS} months, so that we can consider you again? If you do nothing, we will erase it on`,
    button: 'Yes, keep it',
    busy: 'Saving',
    done: 'Thank you. We will keep your application until',
    failed: 'Nothing has changed. Please try again in a moment.',
  },
  interview: {
    heading: 'Your interview',
    stage: 'We would like to get to know you.',
    agreed: 'This is the time you chose. We have emailed you an appointment for your calendar.',
    choose: 'Choose a time that suits you.',
    other: 'Choose another time',
    keep: 'Keep this time',
    confirm: 'Confirm this time',
    busy: 'Saving',
    cancel: 'Cancel the interview',
    cancelQuestion: 'Cancel the interview? Your application stays with us, and you can choose another time.',
    cancelConfirm: 'Yes, cancel it',
    cancelKeep: 'Keep it',
    none: 'No times are available at the moment. We will email you.',
    taken: 'This time is no longer available. Please choose another.',
    takenLast: 'This time is no longer available, and there are no others at the moment.',
    failed: 'Nothing has changed. Please try again in a moment.',
    missing: 'Choose a time.',
  },
  unavailable:
    'We cannot look up your application right now. The link is still valid; please reload this page in a moment.',
  expired: {
    heading: 'This link is no longer valid',
    text: 'It has expired, a newer one has replaced it, or part of it is missing. We can email you a new one, to the address in your application.',
  },
  lost: {
    button: 'Send me a new link',
    busy: 'Sending',
    sent: 'If we have an application from this address, a new link is on its way. We send one every ten minutes at most.',
    failed: 'The link could not be sent. Please try again in a minute.',
  },
} as const
