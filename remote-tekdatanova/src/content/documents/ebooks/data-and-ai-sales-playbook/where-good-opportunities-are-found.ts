import type { Chapter } from '../../document-text'

export const whereGoodOpportunitiesAreFound: Chapter = {
  title: 'Where good opportunities are found',
  blocks: [
    {
      text: 'Good opportunities share three features: people repeat a judgement many times, the cost of being wrong is on someone’s report, and a change in the market has made last year’s habit expensive.',
    },
    { heading: 'Seven signs of a good opportunity' },
    {
      bullets: [
        'A spreadsheet with a person’s name in its title, without which a department stops.',
        'Two reports on the same subject with different totals, and a monthly meeting to explain why.',
        'Experienced people who will retire within three years and who “just see” what is wrong.',
        'A new platform that went live last year and is used for the same reports as before.',
        'A regulator’s letter with a date in it.',
        'Overtime at fixed moments: month end, start of season, Monday morning.',
        'A pilot that everyone liked and no one uses. Ask what was missing; it is usually an owner.',
      ],
    },
    {
      figure: {
        kind: 'matrix',
        caption: 'Figure 1. Where to spend your week. A problem that is measured and owned is half a contract.',
        alt: 'Two by two fields. Problem measured and owned: propose. Measured but not owned: find the owner. Owned but not measured: measure together. Neither: stay in touch.',
        across: ['No one owns it', 'Someone owns it'],
        up: ['Not measured', 'Measured'],
        cells: [
          ['Find the owner', 'The figure exists. Ask who explains it when it is bad.'],
          ['Propose', 'Offer a first stage with a price, a date and a way out.'],
          ['Stay in touch', 'Send something useful twice a year. Do not send a proposal.'],
          ['Measure together', 'A short analysis turns a complaint into a number.'],
        ],
      },
    },
  ],
}
