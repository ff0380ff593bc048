import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Data Analytics and AI/ML | TekDataNova',
    description:
      'Forecasts, classifications and figures that agree with each other: statistics first, learning where it earns its keep, and each model compared with the plain way.',
    keywords: 'data analytics, machine learning, forecasting, anomaly detection, data platform, business intelligence',
  },
  content: {
    title: 'Data Analytics and AI/ML',
    subtitle: 'Figures that agree, forecasts that are used',
    description:
      'Most questions need a clean table and a good chart. Some need a model. We tell you which is which, and build both to last.',
    background: 'signal:analytics-banner',
    funSectionTitle: 'Kinds of question, kinds of answer',
    funSectionDesc:
      'The method follows from the question. Below, the seven that we are asked most, and what answers them.',
    funCards: [
      {
        icon: 'chart',
        title: 'What happened?',
        description: 'A definition, a table, a chart that starts at zero. Done well, it ends half of all meetings.',
      },
      {
        icon: 'search',
        title: 'Why?',
        description:
          'Decomposition by mix, price and volume before anybody says correlation, and a test where one is possible.',
      },
      {
        icon: 'clock',
        title: 'How much, and when?',
        description: 'Forecasts as ranges, with the season, the promotion and the strike as named ingredients.',
      },
      {
        icon: 'bell',
        title: 'Is this normal?',
        description: 'Anomalies ranked by what they cost, because a thousand equal alarms are silence.',
      },
      {
        icon: 'split',
        title: 'Which kind is it?',
        description: 'Classification with a stated cost for each kind of mistake, and a pile for “ask a person”.',
      },
      {
        icon: 'route',
        title: 'What is best?',
        description: 'Optimisation under the rules that planners really follow, including the unwritten ones.',
      },
      {
        icon: 'target',
        title: 'Did it help?',
        description: 'Control groups and staggered starts, so that an effect is not just a good spring.',
      },
    ],
    benifitSectionTitle: 'What you get from it',
    benifitSectionDesc: 'Results that survive the departure of the person who built them.',
    benifitCards: [
      {
        icon: 'layers',
        title: 'One layer of meaning',
        description: 'Each figure is defined once in code, with an owner, tests and a page that explains it.',
      },
      {
        icon: 'scale',
        title: 'A baseline for each model',
        description: 'The naive forecast stands beside the clever one, for as long as either is used.',
      },
      {
        icon: 'refresh',
        title: 'Models that are looked after',
        description: 'Retraining, drift and retirement have triggers. A model without an owner is switched off.',
      },
      {
        icon: 'graduation',
        title: 'Analysts who grow',
        description: 'Pairing, reviews and a library of your own patterns; the second model is built by your side.',
      },
    ],
    aspectSectionTitle: 'The way from question to habit',
    aspectSectionDesc:
      'A first answer in six weeks, a model in use in sixteen, and at each gate a good reason to stop.',
    aspectCards: [
      {
        title: 'Week 1: the sentence',
        description:
          'We ask for one sentence: if we knew this, we would do that. If it cannot be finished, the project is not started. About a third of ideas end here, cheaply and with thanks.',
        image: 'signal:the-sentence',
      },
      {
        title: 'Weeks 2 to 6: the plain answer',
        description:
          'Real data, simple statistics, one chart and one figure. Sometimes it is enough, and you keep the rest of the budget. If not, you know how much better a model would have to be.',
        image: 'signal:plain-answer',
        boldDescription: ['Profile of every table we touched', 'A baseline that anybody can compute again'],
      },
      {
        title: 'Weeks 7 to 16: the model, in use',
        description:
          'Features, training, back-tests over years and not weeks, then a silent run beside the daily business. It speaks only when it has been right often enough.',
        image: 'signal:model-in-use-clear',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Three years of history where seasons matter, with the corrections left in',
              'A person who takes the decision today, and their patience',
              'The cost of a wrong answer in each direction, even as a guess',
            ],
          },
        ],
      },
      {
        title: 'After that: doubt, in good order',
        description:
          'The world changes and models do not notice. A monthly page shows what was forecast, what came, and who has to look into the difference.',
        image: 'signal:doubt-in-order-settled',
        sections: [
          {
            heading: 'Failures we have learned from',
            points: [
              'Training on a column that is filled in afterwards: every field is checked for when it is known',
              'A score that rises while the business stands still: we report the decision, not only the score',
              'Groups treated unfairly by accident: errors are listed by group before any release',
            ],
          },
          {
            heading: 'Your move',
            points: ['Finish the sentence above for three decisions, and send it. We answer with a method for each.'],
          },
        ],
      },
    ],
  },
}
