import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Comprehensive Managed Services | TekDataNova',
    description:
      'Pipelines, platforms and models watched around the clock by engineers who may repair them: service levels on data that is right and on time, not on tickets closed.',
    keywords: 'managed data services, data operations, model monitoring, MLOps, data quality, on-call',
  },
  content: {
    title: 'Comprehensive Managed Services',
    subtitle: 'Right, on time, and somebody’s job',
    description:
      'We keep data platforms and models in good order day and night, and answer for the figure on the screen, not only for the server below it.',
    background: 'signal:managed-services-banner',
    funSectionTitle: 'What is watched',
    funSectionDesc:
      'Green lights on servers say little about a wrong price list. We watch the whole way of a record, and an alarm names the decision that it endangers.',
    funCards: [
      {
        icon: 'clock',
        title: 'Freshness',
        description: 'Each table has an hour at which people count on it. The alarm comes while there is time to act.',
      },
      {
        icon: 'gauge',
        title: 'Volume and shape',
        description:
          'Half the usual rows, or a category nobody has seen before, stops the load before it reaches a report.',
      },
      {
        icon: 'target',
        title: 'Model accuracy',
        description:
          'Predictions are compared with what then happened. Drift is plotted weekly and retraining has a written trigger.',
      },
      {
        icon: 'message',
        title: 'Answers of assistants',
        description:
          'A sample of generated answers is graded each day against the documents they cite, by rule and by reader.',
      },
      {
        icon: 'wallet',
        title: 'Spend',
        description:
          'Cost for each pipeline and each answer, with an owner, so that a doubled query is seen next morning.',
      },
      {
        icon: 'key',
        title: 'Access',
        description:
          'Who can see what is compared with who should, every week, and leavers lose access within the day.',
      },
      {
        icon: 'refresh',
        title: 'Recovery',
        description: 'Restores are practised each quarter, timed, and the time is reported even when we dislike it.',
      },
    ],
    benifitSectionTitle: 'What changes for you',
    benifitSectionDesc: 'Three differences that a data owner notices within the first quarter.',
    benifitCards: [
      {
        icon: 'bell',
        title: 'You hear it from us first',
        description:
          'A note before the working day: what was late, who is affected, when it will be right, and what to use until then.',
      },
      {
        icon: 'users',
        title: 'Your engineers build again',
        description:
          'Night alarms, patches and capacity leave their desks. They keep the design, and join us for the reviews.',
      },
      {
        icon: 'chart',
        title: 'Faults become rarer',
        description:
          'A fifth of our hours is reserved for removing causes. The ten noisiest alarms are public, and so is their end.',
      },
    ],
    aspectSectionTitle: 'How we take over, and how you could leave',
    aspectSectionDesc:
      'A service that is hard to leave has little reason to be good. The hand-back is written in the same month as the hand-over.',
    aspectCards: [
      {
        title: 'Eight weeks beside your team',
        description:
          'For two weeks we watch, for two we work with your people, for two they watch us. In the last two we carry the telephone and they keep the keys. Every alarm that has no written answer by then gets one.',
        image: 'signal:takeover-weeks',
        boldDescription: ['A runbook for each alarm, tested by somebody who did not write it', 'No big-bang day'],
      },
      {
        title: 'One team with names',
        description:
          'You know the six people who are on call for you, in two time zones. The engineer who answers at three in the morning can change the code, because a hand-over between three levels has never made a table fresher.',
        image: 'signal:named-team',
        sections: [
          {
            heading: 'What the work asks of you',
            points: [
              'An owner for each data product who decides what “right” means',
              'Changes announced in one place, also the small ones',
              'An hour each month in which we look at causes together',
            ],
          },
        ],
      },
      {
        title: 'Where such services fail',
        description:
          'Most disappointments with managed services begin in the contract: it counts tickets, so tickets are what it produces. Ours counts data products that were right and on time.',
        image: 'signal:service-failure-clear',
        sections: [
          {
            heading: 'Signs we ask you to hold against us',
            points: [
              'The same fault three times without a change in the code',
              'A report that grows longer while your users grow quieter',
              'A question that only one of our people can answer',
            ],
          },
        ],
      },
      {
        title: 'Begin with one data product',
        description:
          'Name the table whose lateness costs you most. We measure it for two weeks, free of obligation to go on, and show you how often it was late, why, and what keeping it on time would cost by the month.',
        image: 'signal:first-data-product',
      },
    ],
  },
}
