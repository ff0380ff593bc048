import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Strategic Staffing Solutions | TekDataNova',
    description:
      'Data engineers, analysts and model builders who join your team for as long as it takes: chosen by engineers, introduced by name, and planned to make themselves spare.',
    keywords: 'data staffing, data engineers, AI talent, contract staffing, team extension, talent acquisition',
  },
  content: {
    title: 'Strategic Staffing Solutions',
    subtitle: 'People who join your team, and leave it stronger',
    description:
      'You do not need ten profiles by tomorrow. You need the one engineer who has solved this before, and a plan for when she has gone.',
    background: 'signal:staffing-banner',
    funSectionTitle: 'Who you can ask for',
    funSectionDesc: 'Six trades that are hard to find and easy to confuse. The description is what we test for.',
    funCards: [
      {
        icon: 'database',
        title: 'Data engineer',
        description:
          'Builds pipelines that can be run twice without harm, and can explain a slow query at a whiteboard.',
      },
      {
        icon: 'layers',
        title: 'Analytics engineer',
        description: 'Turns raw tables into definitions that finance signs. Patient with people, strict with names.',
      },
      {
        icon: 'chart',
        title: 'Data scientist',
        description: 'Begins with the plain answer, knows when a model is not worth it, and writes that down.',
      },
      {
        icon: 'cpu',
        title: 'Machine-learning engineer',
        description: 'Makes a model run at four in the morning, cheaply, with a log that somebody else can read.',
      },
      {
        icon: 'shield',
        title: 'Platform and security engineer',
        description: 'Guards the ground that the others stand on, as code, and says no with an alternative.',
      },
      {
        icon: 'compass',
        title: 'Data product manager',
        description:
          'Knows who decides with the figure, and throws out the half of the backlog that nobody would miss.',
      },
    ],
    benifitSectionTitle: 'What you can rely on',
    benifitSectionDesc: 'Three promises that are easy to check in the first month.',
    benifitCards: [
      {
        icon: 'search',
        title: 'Chosen by engineers',
        description: 'Candidates solve a real problem with two of our own seniors. You may watch the recording.',
      },
      {
        icon: 'refresh',
        title: 'Replaced without a quarrel',
        description: 'If it does not fit within four weeks, you say so once, and pay nothing for those weeks.',
      },
      {
        icon: 'graduation',
        title: 'Supported from behind',
        description: 'Whoever sits with you has a circle of specialists to ask, and training that we pay for.',
      },
    ],
    aspectSectionTitle: 'How it works',
    aspectSectionDesc: 'From a first call to a first day: usually three weeks, for rare trades six.',
    aspectCards: [
      {
        title: 'We ask what the person shall change',
        description:
          'A list of tools finds people who list tools. We ask what should be true in six months that is not true today, look at a piece of your code if we may, and often come back with a different role from the one in the advertisement.',
        image: 'signal:what-shall-change',
        boldDescription: [
          'A one-page profile, agreed with the future team',
          'Rates by trade and level, before you choose',
        ],
      },
      {
        title: 'You meet two, not twelve',
        description:
          'Two or three people, each with a note on strengths, on weak sides and on how they differ. The interview is a working session on something of yours. They are free to decline you, too.',
        image: 'signal:meet-two',
        sections: [
          {
            heading: 'What makes the start good',
            points: [
              'A machine, accounts and a first task on the first morning',
              'A colleague of yours as a companion for two weeks',
              'A visible result by the end of the second',
            ],
          },
        ],
      },
      {
        title: 'The end is planned at the start',
        description:
          'Each assignment names what must be handed over and to whom. If you wish to keep the person for good, there is a clear way to it and no hidden fee.',
        image: 'signal:planned-end',
        sections: [
          {
            heading: 'Where staffing goes wrong',
            points: [
              'A guest becomes the only one who knows: pairing and notes are part of the assignment, and we check them',
              'Three suppliers under one roof: roles are drawn so that nobody guards a border',
              'The need was a project after all: we say it, even though it ends the order',
            ],
          },
        ],
      },
      {
        title: 'Tell us one sentence',
        description:
          '“In six months, … should be possible.” Add where, from when and for how long. Within three working days we answer with a profile, a range of rates and an honest word on how rare it is.',
        image: 'signal:one-sentence-trace',
      },
    ],
  },
}
