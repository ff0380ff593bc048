import { useCaseFacts } from '../documents/use-case-facts'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import { file as pumpSensors } from '../documents/use-cases/pump-sensor-predictive-maintenance?pdf'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Data Analytics and AI/ML | TekDataNova',
    description:
      'Forecasts, classifications and figures that agree: statistics first, machine learning where it pays, and each model compared with a simple one.',
    keywords: 'data analytics, machine learning, forecasting, anomaly detection, data platform, business intelligence',
  },
  content: {
    title: 'Data Analytics and AI/ML',
    subtitle: 'Figures that agree, forecasts people use',
    description:
      'Most questions need a clean table and a good chart. Some need a model. We tell you which is which, and build both to last.',
    background: 'signal:analytics-banner',
    funSectionTitle: 'Seven business questions, and what answers them',
    funSectionDesc: 'The question determines the method. These are the seven we are asked most.',
    funCards: [
      {
        icon: 'chart',
        title: 'What happened?',
        description: 'A definition, a table, a chart that starts at zero. Done well, it makes many meetings shorter.',
      },
      {
        icon: 'search',
        title: 'Why did it happen?',
        description:
          'A breakdown by mix, price and volume before anyone says “correlation”, and a test where one is possible.',
      },
      {
        icon: 'clock',
        title: 'How much, and when?',
        description: 'Forecasts as ranges, with the season, the promotion and the strike as named inputs.',
      },
      {
        icon: 'bell',
        title: 'Is this normal?',
        description: 'Anomalies ranked by what they cost, because people ignore a thousand alarms that all look alike.',
      },
      {
        icon: 'split',
        title: 'Which type is it?',
        description: 'Classification with a stated cost for each type of mistake, and a pile for “ask a person”.',
      },
      {
        icon: 'route',
        title: 'What is the best option?',
        description: 'Optimisation under the rules that planners really follow, including the unwritten ones.',
      },
      {
        icon: 'target',
        title: 'Did it help?',
        description: 'Control groups and staggered starts, so that you do not mistake a good spring for an effect.',
      },
    ],
    benifitSectionTitle: 'What you get',
    benifitSectionDesc: 'Results that outlast the people who built them.',
    benifitCards: [
      {
        icon: 'layers',
        title: 'One set of definitions',
        description: 'Each figure is defined once in code, with an owner, tests and a page that explains it.',
      },
      {
        icon: 'scale',
        title: 'A baseline for each model',
        description: 'The simple forecast stays beside the clever one, for as long as either is used.',
      },
      {
        icon: 'refresh',
        title: 'Models that are maintained',
        description: 'Retraining, drift and retirement have triggers. A model without an owner is switched off.',
      },
      {
        icon: 'graduation',
        title: 'Analysts who learn',
        description: 'Pairing, reviews and a library of your own patterns. Your side builds the second model.',
      },
    ],
    aspectSectionTitle: 'From question to daily use',
    aspectSectionDesc:
      'A first answer in six weeks, a model in use in sixteen, and a real chance to stop at every gate.',
    aspectCards: [
      {
        title: 'Week 1: one sentence',
        description:
          'We ask for one sentence: if we knew this, we would do that. If you cannot finish it, we do not start the project. About a third of ideas end here, at little cost.',
        image: 'signal:the-sentence',
      },
      {
        title: 'Weeks 2 to 6: the simple answer',
        description:
          'Real data, simple statistics, one chart and one figure. Sometimes that is enough, and you keep the rest of the budget. If not, you know how much better a model would have to be.',
        image: 'signal:plain-answer',
        boldDescription: ['A profile of every table we touched', 'A baseline that anyone can recalculate'],
      },
      {
        title: 'Weeks 7 to 16: the model, in use',
        description:
          'Features, training, back-tests over years rather than weeks, then a silent run alongside daily business. It goes live only when it has been right often enough.',
        image: 'signal:model-in-use-clear',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Three years of history where seasons matter, with the corrections left in',
              'The person who makes the decision today, and some patience',
              'The cost of a wrong answer in each direction, even as a guess',
            ],
          },
        ],
      },
      {
        title: 'After week 16: monthly checks',
        description:
          'The world changes and models do not notice. A monthly page shows what was forecast, what happened, and who has to explain the difference.',
        image: 'signal:doubt-in-order-settled',
        sections: [
          {
            heading: 'Failures we have learned from',
            points: [
              'Training on a column that is filled in afterwards: we check when each field is known',
              'A score that rises while the business stands still: we report the decision, not only the score',
              'Groups treated unfairly by accident: errors are listed by group before any release',
            ],
          },
          {
            heading: 'Where to begin',
            points: ['Finish that sentence for three decisions and send it to us. We reply with a method for each.'],
          },
        ],
      },
    ],
    method: {
      kind: 'exchange',
      heading: 'If we knew this, we would do that',
      intro:
        'Four sentences from the first week of earlier projects. Each one was finished before any work on a model began.',
      before: 'If we knew …',
      after: '… we would',
      rows: [
        {
          before: 'which shops will run out of compost on Saturday',
          after: 'send them a lorry on Thursday, instead of one to every shop on Friday',
        },
        {
          before: 'which pump will fail before the next planned stop',
          after: 'change its bearing during this one',
        },
        {
          before: 'which invoices will be disputed',
          after: 'call the customer before we send them',
        },
        {
          before: 'how many beds will be free by noon',
          after: 'stop telephoning eleven wards every morning',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Logistics',
        client: 'Port of Marrowgate',
        figure: '14',
        measure: 'quay cranes measured, from four decades',
        text: 'Three of them have no digital output at all, so a camera reads their dials. Inspection hours stayed the same, and half of them now go to four cranes.',
      },
      papers: [
        { ...useCaseFacts.dataAnalysis, ...dataAnalysis },
        { ...useCaseFacts.pumpSensors, ...pumpSensors },
      ],
    },
  },
}
