import type { Chapter } from '../../document-text'

export const oneRecordForEachCustomer: Chapter = {
  title: 'One record for each customer',
  blocks: [
    {
      text: 'Both departments’ data sits in at least four places: the website, the mailing tool, the sales system and the accounts. Joining it is ordinary data engineering. The hard part is that people write their names in many ways, and that consent must travel with the data.',
    },
    {
      figure: {
        kind: 'steps',
        caption:
          'Figure 2. From four systems to one history. The order protects privacy: purpose first, joining second.',
        alt: 'Five boxes in a row: collect with purpose, clean, match, keep history, and use as the result.',
        steps: [
          ['Collect', 'Each field with its purpose and consent'],
          ['Clean', 'Addresses, legal names, countries'],
          ['Match', 'Companies by number, people by email'],
          ['Keep', 'Events in order; nothing overwritten'],
          ['Use', 'The same view for both departments'],
        ],
      },
    },
    { heading: 'Decisions to make once' },
    {
      terms: [
        [
          'What is the key?',
          'For companies a register or tax number; for people the confirmed email address. Names are for reading, not for joining.',
        ],
        [
          'Who wins?',
          'For each field one system is the master. Accounts knows the legal name, sales knows the contact person, and no one else may overwrite them.',
        ],
        [
          'What is an event?',
          'A visit with consent, a reply, a meeting, a quote, an invoice. An opened email is not one: machines open emails, too.',
        ],
        ['How long do we keep it?', 'A period for each kind of data. After that, a job deletes it and leaves a log.'],
      ],
    },
    {
      note: 'Begin with companies that have an open opportunity. A few hundred records cleaned by hand teach you more than a hundred thousand matched by a tool.',
      title: 'Start small',
    },
  ],
}
