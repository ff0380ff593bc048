import { useCaseFacts } from '../documents/use-case-facts'
import { file as maintenance } from '../documents/use-cases/predictive-maintenance-and-analytics?pdf'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'End-to-End Implementation Services | TekDataNova',
    description:
      'One team takes a data or AI product from the first table to daily use: sources, platform, model, screen, training and the first months of operation.',
    keywords: 'data implementation, AI implementation, data platform, product team, MLOps, adoption',
  },
  content: {
    title: 'End-to-End Implementation Services',
    subtitle: 'From the first table to the shop floor',
    description:
      'One team, one backlog and one promise: by an agreed day, named people make decisions with the new answer instead of the old report.',
    background: 'signal:end-to-end-banner',
    funSectionTitle: 'Seven handovers in a data product',
    funSectionDesc:
      'Projects break where one supplier ends and the next begins. We take responsibility for the handovers as well as the parts.',
    funCards: [
      {
        icon: 'plug',
        title: 'Source to store',
        description:
          'Connectors with contracts: what arrives, how often, and who gets a call when the sender changes a field.',
      },
      {
        icon: 'layers',
        title: 'Store to meaning',
        description:
          'Definitions live in code beside the tables, so “active customer” cannot mean two things on one page.',
      },
      {
        icon: 'search',
        title: 'Meaning to model',
        description: 'Features are computed once, for training and for use, so what you tested is what runs.',
      },
      {
        icon: 'scale',
        title: 'Model to recommendation',
        description: 'Each answer shows how certain it is and why, in words its users understand.',
      },
      {
        icon: 'message',
        title: 'Recommendation to screen',
        description: 'The answer appears in the tool people already have open, at the moment they decide.',
      },
      {
        icon: 'users',
        title: 'Screen to habit',
        description: 'We spend two weeks with the users after the release. What they ignore, we fix or remove.',
      },
      {
        icon: 'refresh',
        title: 'Habit to learning',
        description: 'What people chose, and what came of it, flows back. The next version starts from there.',
      },
    ],
    benifitSectionTitle: 'What we deliver',
    benifitSectionDesc: 'All of it is yours: code, tests, models, drawings, and the right to change them without us.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'A product in daily use',
        description: 'Not a pilot. It has users, support hours, a budget line and a figure that it improves.',
      },
      {
        icon: 'code',
        title: 'A repository you can rebuild',
        description: 'Infrastructure, pipelines and screens as code, rebuilt from scratch once a month to prove it.',
      },
      {
        icon: 'graduation',
        title: 'People who can carry on',
        description: 'Before we leave, your engineers will have released it themselves at least three times.',
      },
      {
        icon: 'file',
        title: 'Documents an auditor accepts',
        description: 'Lineage, tests, model cards and access lists, generated from the running system each night.',
      },
    ],
    aspectSectionTitle: 'Six months in four phases',
    aspectSectionDesc: 'Users see something real in the third week, and something new every two weeks after that.',
    aspectCards: [
      {
        title: 'Weeks 1 to 3: a minimal working version',
        description:
          'We build the thinnest possible slice of the whole system: one source, ten fields, one rule in place of a model, one screen. It is ugly and it runs. Every later discussion is about something that exists.',
        image: 'signal:thin-line',
      },
      {
        title: 'Weeks 4 to 14: extend what works',
        description:
          'Sources, quality rules, the model and the screen grow together, in two-week steps. After each one, a user from the shop floor decides what has earned its place. What no one uses is removed for good.',
        image: 'signal:thicken',
        boldDescription: [
          'A working release every second Thursday',
          'The model replaces the rule only once it does better on your own history',
        ],
      },
      {
        title: 'Weeks 15 to 20: old and new in parallel',
        description:
          'Old and new run together and we compare their answers in the open. The figure agreed at the start, not the calendar, sets the day of the switch.',
        image: 'signal:side-by-side-clear',
        sections: [
          {
            heading: 'What can go wrong here',
            points: [
              'The old report contains an exception that no one wrote down: we add it to the tests with its author’s name',
              'Users wait for perfection: we show them the error rate of the old way next to that of the new',
              'A source changes owner midway: the contract with the sender names a deputy',
            ],
          },
        ],
      },
      {
        title: 'Weeks 21 to 26: handover to your team',
        description:
          'Support moves to your team desk by desk. We stay available for a quarter, with a decreasing number of hours that you can use for something new.',
        image: 'signal:ours-to-yours-settled',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'A product owner for half of each week, from the business rather than IT',
              'Two engineers who will own the result',
              'Five users who can spare an hour every two weeks',
            ],
          },
          {
            heading: 'Where to begin',
            points: ['Tell us one decision, who makes it and how often. We will bring a sketch of a minimal version.'],
          },
        ],
      },
    ],
    method: {
      kind: 'slices',
      heading: 'Every release goes all the way through',
      intro:
        'We do not build layer by layer. The first release already reaches from the source to a person at work, and each later one makes it wider.',
      layers: ['Source', 'Platform', 'Model', 'Screen', 'Habit'],
      releases: [
        {
          when: 'Week 3',
          title: 'One source, one rule',
          text: 'Ten fields and one screen. It is ugly, it runs, and five users have tried it.',
        },
        {
          when: 'Week 8',
          title: 'Three sources, tested',
          text: 'Quality rules stop a bad load. The screen sits in the tool that people already have open.',
        },
        {
          when: 'Week 14',
          title: 'A model instead of the rule',
          text: 'It takes over because it does better on your own history, and for no other reason.',
        },
        {
          when: 'Week 20',
          title: 'The whole shop floor',
          text: 'The agreed figure has been reached, and the old report is switched off.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Retail',
        client: 'Fenner & Lyle Garden Centres',
        figure: '33%',
        measure: 'more online sales for collection',
        text: 'The first release showed the stock of a few centres. The promise to customers grew from there, with no more advertising than the year before.',
      },
      papers: [{ ...useCaseFacts.maintenanceAnalytics, ...maintenance }],
    },
  },
}
