import type { TimedStep } from '../page-content'

/** Texts of the contact page. */
export const contact: {
  eyebrow: string
  heading: string
  lead: string
  regionsHeading: string
  regionsHint: string
  anyRegion: string
  formHeading: string
  /** Who responds in each region, by the region's name. */
  desks: Record<string, string>
  map: { heading: string; lead: string }
  after: { heading: string; steps: readonly TimedStep[] }
  rows: { heading: string; items: readonly { name: string; text: string }[] }
} = {
  eyebrow: 'Contact',
  heading: 'Tell us what bothers you.',
  lead: 'In your own words, as short as you like. A lead engineer reads it, not a sales desk, and answers within two working days.',
  regionsHeading: 'Who should answer?',
  regionsHint:
    'Choose a region if you want to speak to people in your hours and under your law. Without a choice, the right practice answers from wherever it is awake.',
  anyRegion: 'Any region',
  formHeading: 'Send an enquiry',
  desks: {
    USA: 'The desk for both coasts. Data and AI, cloud operations and healthcare are answered from here first.',
    India: 'Our largest delivery team: application development, quality assurance and the night watch for Europe.',
    UK: 'Cloud migration and the practice’s lead. Also the desk for Ireland and the Nordic countries.',
    Canada: 'Cybersecurity and incident response, in English and in French.',
    Singapore: 'Talent acquisition and mobility, and the desk for the neighbouring countries.',
    Australia: 'Quality and mobility for mining, utilities and retail. The first desk to open each day.',
    UAE: 'SAP and transformation, and the desk for the Gulf. Closed when the week ends there.',
    Netherlands: 'The seat of the management, and the desk for the European mainland.',
  },
  map: {
    heading: 'Eight desks, one mailbox.',
    lead: 'Each row is a day on the UTC clock; the bright dots are the hours in which that desk is open, in local standard time.',
  },
  after: {
    heading: 'What happens to your message.',
    steps: [
      {
        name: 'It is read',
        time: 'Same working day',
        text: 'By a person of the practice it concerns. If it is none of ours, you hear that, with a name to try.',
        result: 'The name of the colleague who will answer.',
      },
      {
        name: 'We talk',
        time: 'Within a week',
        text: 'Forty-five minutes, without slides, with the engineer who would lead the work.',
        result: 'Their first opinion, for free.',
      },
      {
        name: 'You get two pages',
        time: 'Five days later',
        text: 'The question as we understood it, how we would answer it, whom it takes, and the price of the first stage.',
        result: 'An offer you can refuse.',
      },
    ],
  },
  rows: {
    heading: 'Before you write.',
    items: [
      {
        name: 'Looking for a job?',
        text: 'Applications have a page of their own, with a reference number. Please do not send a résumé through this form.',
      },
      {
        name: 'An incident right now?',
        text: 'Clients with a retainer call the number on their card. Without one, write “incident” as the subject; this desk is never closed.',
      },
      {
        name: 'Found a weakness in our site?',
        text: 'Thank you. Put “security” into the subject, tell us how to repeat it, and give us a week.',
      },
      { name: 'Press', text: 'Write your deadline into the subject. Two of us read those first.' },
    ],
  },
}
