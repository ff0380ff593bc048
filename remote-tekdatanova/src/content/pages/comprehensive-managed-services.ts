import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Comprehensive Managed Services | TekDataNova',
    description:
      'Pipelines, platforms and models watched around the clock by engineers who can repair them, with service levels for data that is right and on time.',
    keywords: 'managed data services, data operations, model monitoring, MLOps, data quality, on-call',
  },
  content: {
    title: 'Comprehensive Managed Services',
    subtitle: 'Data that is right, on time and someone’s responsibility',
    description:
      'We run your data platforms and models day and night, and answer for the figure on the screen, not only for the server behind it.',
    background: 'signal:managed-services-banner',
    funSectionTitle: 'What we monitor',
    funSectionDesc:
      'Green lights on servers say little about a wrong price list. We follow each record from source to report, and every alarm names the decision at risk.',
    funCards: [
      {
        icon: 'clock',
        title: 'Freshness',
        description:
          'Each table has an hour by which people need it. The alarm comes while there is still time to act.',
      },
      {
        icon: 'gauge',
        title: 'Volume and shape',
        description:
          'Half the usual rows, or a category that has never occurred before, stops the load before it reaches a report.',
      },
      {
        icon: 'target',
        title: 'Model accuracy',
        description:
          'We compare predictions with what actually happened. Drift is plotted weekly, and retraining has a written trigger.',
      },
      {
        icon: 'message',
        title: 'Assistants’ answers',
        description:
          'A sample of generated answers is graded each day against the documents they cite, by rule and by a reader.',
      },
      {
        icon: 'wallet',
        title: 'Spend',
        description:
          'The cost of each pipeline and each answer has an owner, so a query whose cost doubles is noticed the next morning.',
      },
      {
        icon: 'key',
        title: 'Access',
        description: 'We compare who can see what with who should, every week. Leavers lose access within the day.',
      },
      {
        icon: 'refresh',
        title: 'Recovery',
        description: 'We practise restores each quarter, time them, and report the time even when we dislike it.',
      },
    ],
    benifitSectionTitle: 'What changes for you',
    benifitSectionDesc: 'Three differences that a data owner notices within the first quarter.',
    benifitCards: [
      {
        icon: 'bell',
        title: 'You hear it from us first',
        description:
          'A note before the working day starts: what was late, who is affected, when it will be right, and what to use until then.',
      },
      {
        icon: 'users',
        title: 'Your engineers can build again',
        description:
          'Night alarms, patches and capacity planning move to us. Your engineers keep the design, and join us for the reviews.',
      },
      {
        icon: 'chart',
        title: 'Faults become rarer',
        description:
          'A fifth of our hours is reserved for removing causes. We publish the ten noisiest alarms, and how each was fixed.',
      },
    ],
    aspectSectionTitle: 'How we take over, and how you can leave',
    aspectSectionDesc:
      'A service that is hard to leave has little reason to be good. We write the plan for handing back in the same month as the handover.',
    aspectCards: [
      {
        title: 'Eight weeks alongside your team',
        description:
          'For two weeks we watch, for two we work with your people, for two they watch us. In the last two we are on call and they keep the keys. Any alarm that still has no written response gets one.',
        image: 'signal:takeover-weeks',
        boldDescription: ['A run book for each alarm, tested by someone who did not write it', 'No big-bang switch'],
      },
      {
        title: 'A team you know by name',
        description:
          'You know the six people who are on call for you, in two time zones. The engineer who answers at three in the morning can change the code. No fault waits for a handover between three levels of support.',
        image: 'signal:named-team',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'An owner for each data product who decides what “right” means',
              'Changes announced in one place, even the small ones',
              'An hour each month to look at the causes of faults together',
            ],
          },
        ],
      },
      {
        title: 'Why managed services fail',
        description:
          'Most disappointments with managed services begin in the contract. It counts tickets, so tickets are what it produces. Ours counts data products that were right and on time.',
        image: 'signal:service-failure-clear',
        sections: [
          {
            heading: 'Warning signs in our work',
            points: [
              'The same fault three times without a change in the code',
              'A report that gets longer while your users get quieter',
              'A question that only one of our people can answer',
            ],
          },
        ],
      },
      {
        title: 'Start with one data product',
        description:
          'Name the table that costs you most when it is late. We measure it for two weeks, with no obligation to continue. Then we show you how often it was late, why, and what it would cost per month to keep it on time.',
        image: 'signal:first-data-product',
      },
    ],
    method: {
      kind: 'hours',
      heading: 'One night, one late load',
      intro: 'What happens between a fault and the first person who would have noticed it.',
      moments: [
        {
          time: '02:10',
          title: 'The load is late',
          text: 'Half the usual rows have arrived. The alarm names the report at risk: today’s price list.',
        },
        {
          time: '02:16',
          title: 'An engineer looks',
          text: 'In another time zone, in working hours, and with the right to change the code.',
        },
        {
          time: '03:05',
          title: 'The load is stopped',
          text: 'Yesterday’s list stays in place. A wrong one would have been worse than an old one.',
        },
        {
          time: '05:20',
          title: 'The cause is fixed',
          text: 'The supplier had renamed a column. The contract with the sender now checks for it.',
        },
        {
          time: '06:30',
          title: 'You hear it from us',
          text: 'A note of four lines: what was late, who is affected, what we did. The list is right before the shops open.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Healthcare',
        client: 'Tamar Valley Hospitals',
        figure: '4',
        measure: 'causes behind 60% of night calls',
        text: 'One printer had been repaired 212 times in a year, each time within forty minutes and each time counted as a success. Now the causes have owners, and the desk counts the calls it prevents.',
      },
      papers: [],
    },
  },
}
