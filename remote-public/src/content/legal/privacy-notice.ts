import { retentionPeriod } from '../careers/retention-periods'
import type { LegalDocument } from './legal-document'

export const legalDocument: LegalDocument = {
  name: 'Privacy notice',
  heading: 'What we know about you, and why',
  lead: 'For visitors, people who write to us, subscribers and applicants: which data we process, on what legal basis, for how long, and your rights.',
  changed: '2026-11-28',
  sections: [
    {
      id: 'who',
      heading: 'Who is responsible',
      paragraphs: [
        'Tekskills operates this site and decides on the processing described here. For questions about your data, use the contact page with “privacy” as the subject. Your message goes to the person responsible for data protection.',
        'You can also ask the office in your region. The law of your country may also allow you to complain to the data protection authority.',
      ],
    },
    {
      id: 'visit',
      heading: 'When you visit',
      paragraphs: [
        'Our servers log the address of the page, the time, the status of the response and your network address, to keep the site running and to detect attacks. Tokens and cookies are removed before a log entry is written. We delete the logs after 30 days.',
        'The legal basis is our legitimate interest in a site that works and is secure. The cookie policy lists what your browser stores.',
      ],
    },
    {
      id: 'enquiries',
      heading: 'When you send an enquiry',
      paragraphs: [
        'We process your name, your email address, your company if you name it, the subject and your message in order to reply. Please leave out information about anyone’s health, beliefs or family; we do not need it.',
        'We delete an enquiry that leads to no contract 24 months after the last message. If it leads to a contract, the periods of commercial and tax law apply.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'When you subscribe to our newsletter',
      paragraphs: [
        'We send it only after you have confirmed your address with the link we email you. We keep the confirmation as proof of your consent. If you do not confirm within seven days, we do not use the address.',
        'Each newsletter has an unsubscribe link. If you use it, we keep the address only on a list of people we must not write to.',
      ],
    },
    {
      id: 'job-alerts',
      heading: 'When you ask for job alerts',
      paragraphs: [
        'We keep your email address with the search you saved, and email you about new positions for it, at most once a day. We do so only after you have confirmed your address with the link we email you; if you do not, we delete the address after eight days.',
        'Each email has a link that stops the alert. If you use it, erase your application yourself, or ask us to erase your data, we delete the address from that alert.',
      ],
    },
    {
      id: 'applications',
      heading: 'When you apply',
      paragraphs: [
        'We process what you enter and attach: contact details, CV, experience and your answers. We also record which site or advertisement led you here. Our recruiters and the people who decide on the position see all of it. We do not use software that ranks people.',
        `We erase applications and their files ${retentionPeriod} with you, or earlier if you ask us to. You can do it yourself, too: our emails about your application link to a page where you can get a copy of your data, and withdraw or erase your application. While we keep your application, we consider you for other positions only with your consent.`,
      ],
    },
    {
      id: 'table',
      heading: 'At a glance',
      table: {
        columns: ['Activity', 'Legal basis', 'Kept for'],
        rows: [
          ['Visit', 'Legitimate interest', '30 days'],
          ['Daily totals of how often an article is read', 'No personal data', '400 days'],
          ['Analytics', 'Your consent', 'As the provider states; not at all without consent'],
          ['Enquiry', 'Steps before a contract, or legitimate interest', '24 months after the last message'],
          ['Newsletter', 'Your consent', 'Until you unsubscribe'],
          ['Job alert', 'Your consent', 'Until you stop it'],
          ['Application', 'Steps before a contract', retentionPeriod],
          ['Talent pool', 'Your consent', retentionPeriod],
        ],
      },
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      paragraphs: [
        'Hosting and email providers work for us under contract and on our instructions. Within Tekskills, enquiries and applications are read in the region they concern; if that is outside your jurisdiction, standard contractual clauses or an equivalent safeguard apply. We do not sell data.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      points: [
        'To see the data we hold about you and receive a copy.',
        'To have wrong data corrected, and data we no longer need erased.',
        'To restrict processing, or to object to it where it rests on our legitimate interest.',
        'To receive, in a common format, the data you gave us by consent or under a contract.',
        'To withdraw consent at any time; what we did before that remains lawful.',
      ],
      paragraphs: [
        'We comply within one month, free of charge. To protect you, we may first ask you to prove your identity.',
      ],
    },
    {
      id: 'safety',
      heading: 'How it is protected',
      paragraphs: [
        'Connections are encrypted. Staff see only what their role needs, and the server checks that on every request. We log who opens a CV. Backups are kept separate from the site; two people have access.',
      ],
    },
  ],
}
