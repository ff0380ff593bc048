import { countedAtStart, OPEN_HOURS, REPLY_TIME, type RegionName } from '@tekskills/shared/contracts/company-facts'
import type { TimedStep } from '../page-content'

/** Texts of the contact page. */
export const contact: {
  eyebrow: string
  heading: string
  lead: string
  /** What happens with a message, and who reads it. */
  readerLine: string
  regionsHeading: string
  regionsHint: string
  anyRegion: string
  formHeading: string
  /** Who responds in each region, by the region's name. */
  desks: Record<RegionName, string>
  map: { heading: string; lead: string }
  after: { heading: string; steps: readonly TimedStep[] }
  rows: { heading: string; items: readonly { name: string; text: string }[] }
} = {
  eyebrow: 'Contact',
  heading: 'What can we help you fix?',
  lead: `Use your own words, as few as you like. A lead engineer, not a salesperson, reads your message and replies within ${REPLY_TIME}.`,
  readerLine: 'Reads your message and makes sure that the right engineer replies.',
  regionsHeading: 'Which office should reply?',
  regionsHint:
    'Choose a region to work with people in your time zone and under your law. If you choose none, the right practice replies from whichever office is open.',
  anyRegion: 'Any region',
  formHeading: 'Send an enquiry',
  desks: {
    USA: 'Covers both coasts. Our main office for data and AI, cloud operations and healthcare.',
    India: 'Our largest delivery team: application development, quality assurance and overnight support for Europe.',
    UK: 'Home of the cloud practice and its lead. Also covers Ireland and the Nordic countries.',
    Canada: 'Cybersecurity and incident response, in English and French.',
    Singapore: 'Talent acquisition. Also covers the neighbouring countries.',
    Australia: 'Quality and mobility for mining, utilities and retail. The first office to open each day.',
    UAE: 'SAP and transformation. Covers the Gulf and follows its working week.',
    Netherlands: 'Head office. Also covers mainland Europe.',
  },
  map: {
    heading: `${countedAtStart.offices}, one inbox`,
    lead: `Call from ${OPEN_HOURS} on working days, local time. In the chart, each row is one day in UTC: bright dots mark office hours, and the vertical line marks now.`,
  },
  after: {
    heading: 'What happens after you write',
    steps: [
      {
        name: 'We reply',
        time: `Within ${REPLY_TIME}`,
        text: 'A lead engineer from the right practice writes back. If we are not the right people, we say so and suggest someone who is.',
        result: 'The name of the engineer you will talk to.',
      },
      {
        name: 'We talk',
        time: 'Within a week',
        text: 'Forty-five minutes, no slides, with the engineer who would lead the work.',
        result: 'A first opinion, free of charge.',
      },
      {
        name: 'You get two pages',
        time: 'Five days later',
        text: 'Your question as we understand it, how we would answer it, who we need, and the price of the first stage.',
        result: 'A priced proposal, no obligation.',
      },
    ],
  },
  rows: {
    heading: 'Before you write',
    items: [
      {
        name: 'Looking for a job?',
        text: 'Please apply on the careers pages, where you get a reference number. Do not send a CV through this form.',
      },
      {
        name: 'An incident right now?',
        text: 'Clients with a retainer call the number on their card. If you have none, write “incident” in the subject: someone reads those around the clock.',
      },
      {
        name: 'Found a security flaw in our site?',
        text: 'Thank you. Write “security” in the subject and tell us how to reproduce it.',
      },
      { name: 'Press', text: 'Put your deadline in the subject, and we will read your message first.' },
    ],
  },
}
