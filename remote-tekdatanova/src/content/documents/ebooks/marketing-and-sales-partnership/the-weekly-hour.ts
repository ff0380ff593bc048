import type { Chapter } from '../../document-text'

export const theWeeklyHour: Chapter = {
  title: 'The weekly hour',
  blocks: [
    {
      lead: 'Sixty minutes, the same six figures, both heads in the room. One analyst who belongs to neither department prepares the data.',
    },
    {
      table: {
        caption: 'The agenda',
        head: ['Minutes', 'Subject', 'Figure on the screen', 'Ends with'],
        weights: [0.7, 1.4, 1.8, 1.4],
        rows: [
          ['10', 'Flow', 'New leads, accepted, handed back by reason', 'One reason to work on'],
          ['10', 'Speed', 'Hours to first call, slowest tenth', 'A name for each old lead'],
          ['15', 'Opportunities', 'Won, lost and stalled, with the customer’s words', 'Help where it is stuck'],
          ['10', 'Campaigns', 'Cost per accepted lead, running trials', 'Continue, change or stop'],
          ['10', 'Customers', 'Orders, complaints, signs of leaving', 'Who calls whom'],
          ['5', 'Promises', 'Last week’s list', 'Done, or withdrawn'],
        ],
      },
    },
    { heading: 'Rules that keep the meeting useful' },
    {
      bullets: [
        'Figures are available at eight in the morning. No one brings their own.',
        'A figure is disputed once. The analyst brings the answer the following week, and that settles it.',
        'Stories are welcome: one lost deal, told by the person who lost it, in three minutes.',
        'Anything that overruns its time is settled outside the room by two named people.',
      ],
    },
    {
      text: 'After about ten weeks something changes. The first question is no longer whose figure is right but what to do about it. That is the partnership. The tools only made it possible.',
    },
  ],
}
