import { retentionPeriod } from '../careers/retention-periods'
import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Privacy notice',
  heading: 'What we know about you, and why.',
  lead: 'For visitors, people who write to us, subscribers and applicants: which data we process, on what ground, for how long, and what you can ask of us.',
  changed: '2026-11-23',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        'Tekskills operates this site and decides on the processing described here. Questions about your data reach the person responsible for data protection through the contact page, with “privacy” as the subject.',
        'Your region’s desk can answer as well. Under the law of your country you may also turn to the authority that supervises data protection.',
      ],
    },
    {
      id: 'visit',
      heading: 'When you visit',
      paragraphs: [
        'Our servers note the address of the page, the time, the answer’s status and your network address, to keep the site running and to recognise attacks. Tokens and cookies are removed from these notes before they are written. They are deleted after 30 days.',
        'The ground is our legitimate interest in a site that works and is safe. What your browser keeps is listed in the cookie policy.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'When you send an enquiry',
      paragraphs: [
        'We process your name, your e-mail address, the subject and what you write, in order to answer. Please leave out data about the health, beliefs or family of any person; we do not need it.',
        'An enquiry without an order is deleted 24 months after the last message. If it becomes a contract, the periods of commercial and tax law apply.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you subscribe to our letter',
      paragraphs: [
        'We send it only after you have confirmed your address through the mail that we send for this purpose; the confirmation is kept as proof of your consent. An address that is not confirmed within seven days is not used.',
        'Each letter has a link that ends the subscription. We then keep the address only on the list of those who must not be written to.',
      ],
    },
    {
      id: 'applications',
      heading: 'When you apply',
      paragraphs: [
        'We process what you enter and attach: contact data, curriculum, experience, and your answers; with it we note which site or advertisement led you here. Our recruiters and those who decide on the position see it. We do not use software that ranks people.',
        `Applications and their files are erased ${retentionPeriod} with you, earlier if you ask for it. Until then we consider yours for other positions only with your consent.`,
      ],
    },
    {
      id: 'table',
      heading: 'At a glance',
      table: {
        columns: ['Occasion', 'Ground', 'Kept for'],
        rows: [
          ['Visit', 'Legitimate interest', '30 days'],
          ['Measuring of visits', 'Your consent', 'As the provider states; not at all without consent'],
          ['Enquiry', 'Steps before a contract, or legitimate interest', '24 months after the last message'],
          ['Letter', 'Your consent', 'Until you end it'],
          ['Application', 'Steps before a contract', retentionPeriod],
          ['Talent pool', 'Your consent', retentionPeriod],
        ],
      },
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      paragraphs: [
        'Providers of hosting and of mail work for us under contract and instruction. Within Tekskills an enquiry or application is read in the region that it concerns; if that lies outside your legal area, standard contractual clauses or an equal safeguard apply. We sell no data.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you may ask of us',
      points: [
        'To see the data we hold about you, and receive a copy.',
        'To have wrong data corrected and data erased that we no longer need.',
        'To restrict processing, or to object to it where it rests on our legitimate interest.',
        'To receive in a common format what you gave us by consent or contract.',
        'To withdraw consent at any time; what was done until then remains lawful.',
      ],
      paragraphs: [
        'We answer within one month, free of charge. To protect you, we may first ask for a sign that you are you.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      paragraphs: [
        'Connections are encrypted. Staff see only what their role needs, and the server decides that for each call. Who opens a résumé is on record. Backups are kept apart from the site, and open to two people.',
      ],
    },
  ],
}
