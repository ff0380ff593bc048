import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'End-to-End Implementation Services | TekDataNova',
    description:
      'One team carries a data or AI product from the first table to daily use on the shop floor: sources, platform, model, screen, training and the first months of running.',
    keywords: 'data implementation, AI implementation, data platform, product team, MLOps, adoption',
  },
  content: {
    title: 'End-to-End Implementation Services',
    subtitle: 'From the first table to the shop floor',
    description:
      'One team, one backlog and one promise: by an agreed day, named people decide with the new answer instead of the old report.',
    background: 'signal:end-to-end-banner',
    funSectionTitle: 'The seven joints of a data product',
    funSectionDesc:
      'Projects break where one supplier ends and the next begins. We take the joints as well as the parts.',
    funCards: [
      {
        icon: 'plug',
        title: 'Source to store',
        description:
          'Connectors with contracts: what arrives, how often, and who is rung when the sender changes a field.',
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
        description: 'Features are computed once, for training and for use, so what was tested is what runs.',
      },
      {
        icon: 'scale',
        title: 'Model to judgement',
        description: 'Each answer carries its certainty and its reasons, in words the user would choose.',
      },
      {
        icon: 'message',
        title: 'Judgement to screen',
        description: 'The answer stands in the tool that people have open anyway, at the moment they decide.',
      },
      {
        icon: 'users',
        title: 'Screen to habit',
        description: 'Two weeks beside the users after the release: what they ignore is mended or removed.',
      },
      {
        icon: 'refresh',
        title: 'Habit to learning',
        description: 'What people chose, and what came of it, flows back. The next version starts from there.',
      },
    ],
    benifitSectionTitle: 'What is delivered',
    benifitSectionDesc: 'All of it is yours: code, tests, models, drawings, and the right to change them without us.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'A product in daily use',
        description: 'Not a pilot. It has users, support hours, a budget line and a figure that it moves.',
      },
      {
        icon: 'code',
        title: 'A repository that builds',
        description: 'Infrastructure, pipelines and screens as code, rebuilt from nothing once a month to prove it.',
      },
      {
        icon: 'graduation',
        title: 'People who can go on',
        description: 'Your engineers have released it themselves, at least three times, before we leave.',
      },
      {
        icon: 'file',
        title: 'Papers an auditor accepts',
        description: 'Lineage, tests, model cards and access lists, generated from the running system each night.',
      },
    ],
    aspectSectionTitle: 'Six months in four parts',
    aspectSectionDesc:
      'The parts overlap on purpose: users see something real in the third week and every week after it.',
    aspectCards: [
      {
        title: 'Weeks 1 to 3: one thin line',
        description:
          'We draw the thinnest possible line through the whole system: one source, ten fields, one rule in place of a model, one screen. It is ugly and it runs. Every later argument is held about something that exists.',
        image: 'signal:thin-line',
      },
      {
        title: 'Weeks 4 to 14: thicken what carries',
        description:
          'Sources, quality rules, the model and the screen grow together, in fortnights. After each, a user from the shop floor decides what was worth it. What nobody missed is left out and not built later.',
        image: 'signal:thicken',
        boldDescription: [
          'A working release every second Thursday',
          'A model replaces the rule only when it beats it on your own history',
        ],
      },
      {
        title: 'Weeks 15 to 20: side by side',
        description:
          'Old and new run together and their answers are compared in the open. The day of the switch is set by the figure agreed at the start, not by the calendar.',
        image: 'signal:side-by-side-clear',
        sections: [
          {
            heading: 'What can go wrong here',
            points: [
              'The old report knew an exception that nobody wrote down: it is added to the tests with its author’s name',
              'Users wait for perfection: we show them the error rate of the old way beside the new',
              'A source changes owner in the middle: the contract with the sender names a deputy',
            ],
          },
        ],
      },
      {
        title: 'Weeks 21 to 26: ours to yours',
        description:
          'Support moves over desk by desk. We stay reachable for a quarter, with a falling number of hours that you can keep for something new.',
        image: 'signal:ours-to-yours-settled',
        sections: [
          {
            heading: 'What it takes from you',
            points: [
              'A product owner for half of each week, from the business and not from IT',
              'Two engineers who will own the result',
              'Five users who are excused from an hour of their work each fortnight',
            ],
          },
          {
            heading: 'Where to begin',
            points: ['Tell us one decision, who takes it and how often. We bring a sketch of the thin line.'],
          },
        ],
      },
    ],
  },
}
