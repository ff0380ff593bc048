import type { Chapter } from '../../document-text'

export const whereGoodOpportunitiesAreFound: Chapter = {
  title: 'Where good opportunities are found',
  blocks: [
    {
      text: 'Opportunities of this kind have a smell. They sit where people repeat a judgement many times, where the cost of being wrong is on somebody’s report, and where a change in the market has made last year’s habit expensive.',
    },
    { heading: 'Seven signs' },
    {
      bullets: [
        'A spreadsheet with a person’s name in its title, without which a department stands still.',
        'Two reports on the same subject with different totals, and a monthly meeting to explain why.',
        'Experienced people who will retire within three years and who “just see” what is wrong.',
        'A new platform that went live last year and is used for the same reports as before.',
        'A regulator’s letter with a date in it.',
        'Overtime at fixed moments: month end, season start, Monday morning.',
        'A pilot that everybody liked and nobody uses. Ask what was missing; it is usually an owner.',
      ],
    },
    {
      figure: {
        kind: 'matrix',
        caption: 'Figure 1. Where to spend your week. Pain that is measured and owned is half a contract.',
        alt: 'Two by two fields. Pain measured and owned: propose. Pain measured but not owned: find the owner. Owned but not measured: measure together. Neither: stay in touch.',
        across: ['Nobody owns it', 'Somebody owns it'],
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
