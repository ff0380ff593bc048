import { REPLY_TIME } from '@tekskills/shared/contracts/company-facts'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Strategic Staffing Solutions | TekDataNova',
    description:
      'Data engineers, analysts and model builders who join your team for as long as it takes: chosen by engineers, introduced by name, with the handover planned.',
    keywords: 'data staffing, data engineers, AI talent, contract staffing, team extension, talent acquisition',
  },
  content: {
    title: 'Strategic Staffing Solutions',
    subtitle: 'People who join your team, and leave it stronger',
    description:
      'You do not need ten CVs by tomorrow. You need the one engineer who has solved this before, and a plan for when she leaves.',
    background: 'signal:staffing-banner',
    funSectionTitle: 'Who you can ask for',
    funSectionDesc: 'Six roles that are hard to find and easy to confuse. Each description is what we test for.',
    funCards: [
      {
        icon: 'database',
        title: 'Data engineer',
        description: 'Builds pipelines that can run twice without harm, and can explain a slow query at a whiteboard.',
      },
      {
        icon: 'layers',
        title: 'Analytics engineer',
        description:
          'Turns raw tables into definitions that finance signs off. Patient with people, strict with names.',
      },
      {
        icon: 'chart',
        title: 'Data scientist',
        description: 'Begins with the simple answer, knows when a model is not worth it, and writes that down.',
      },
      {
        icon: 'cpu',
        title: 'Machine-learning engineer',
        description: 'Makes a model run at four in the morning, cheaply, with a log that someone else can read.',
      },
      {
        icon: 'shield',
        title: 'Platform and security engineer',
        description: 'Protects the platform the others build on, as code, and offers an alternative with every no.',
      },
      {
        icon: 'compass',
        title: 'Data product manager',
        description: 'Knows who uses the figure to decide, and removes the half of the backlog that no one would miss.',
      },
    ],
    benifitSectionTitle: 'What you can rely on',
    benifitSectionDesc: 'Three promises you can check in the first month.',
    benifitCards: [
      {
        icon: 'search',
        title: 'Chosen by engineers',
        description: 'Candidates solve a real problem with two of our senior engineers. You may watch the recording.',
      },
      {
        icon: 'refresh',
        title: 'Replaced without a dispute',
        description:
          'If, in the first four weeks, someone turns out not to fit, you tell us once, and pay nothing for those weeks.',
      },
      {
        icon: 'graduation',
        title: 'Supported by our specialists',
        description: 'Whoever works with you has a circle of specialists to ask, and training that we pay for.',
      },
    ],
    aspectSectionTitle: 'How staffing works',
    aspectSectionDesc: 'It usually takes three weeks from the first call to the first day, and six for rare roles.',
    aspectCards: [
      {
        title: 'We ask what the person should change',
        description:
          'A list of tools finds people who list tools. We ask what should be true in six months that is not true today, look at some of your code if we may, and often suggest a different role from the one advertised.',
        image: 'signal:what-shall-change',
        boldDescription: [
          'A one-page profile, agreed with the future team',
          'Rates by role and level, before you choose',
        ],
      },
      {
        title: 'You meet two or three people, not twelve',
        description:
          'Each comes with a note on strengths, weaknesses and how they differ. The interview is a working session on a problem of yours. They are free to decline you, too.',
        image: 'signal:meet-two',
        sections: [
          {
            heading: 'What makes a good start',
            points: [
              'A laptop, accounts and a first task on the first morning',
              'One of your people as a guide for two weeks',
              'A visible result by the end of the second week',
            ],
          },
        ],
      },
      {
        title: 'We plan the end at the start',
        description:
          'Each assignment names what must be handed over and to whom. If you want to keep the person for good, there is a clear way to do it and no hidden fee.',
        image: 'signal:planned-end',
        sections: [
          {
            heading: 'Where staffing goes wrong',
            points: [
              'One of our people becomes the only one who knows how it works: pairing and notes are part of the assignment, and we check them',
              'Three suppliers in one team: roles are defined so that no one defends territory',
              'You needed a project after all: we tell you, even though it ends the order',
            ],
          },
        ],
      },
      {
        title: 'Tell us the goal in one sentence',
        description: `“In six months, … should be possible.” Add where, from when and for how long. Within ${REPLY_TIME}, we reply with a profile, a range of rates and an honest word on how rare it is.`,
        image: 'signal:one-sentence-trace',
      },
    ],
    method: {
      kind: 'schedule',
      heading: 'From the first call to a good goodbye',
      intro:
        'A typical assignment of six months. The handover begins halfway through, when there is still time to ask questions.',
      unit: 'Month',
      length: 7,
      phases: [
        {
          title: 'Profile, interviews, choice',
          text: 'Three weeks for most roles: one page, two or three people, one working session.',
          from: 1,
          to: 1,
        },
        {
          title: 'A start with a guide',
          text: 'A first task on the first morning, and a visible result within two weeks.',
          from: 2,
          to: 2,
        },
        {
          title: 'The work you called us for',
          text: 'As a member of your team, in your repository and under your rules.',
          from: 2,
          to: 7,
        },
        {
          title: 'Handover in pairs',
          text: 'One of your people learns each task by doing it.',
          from: 4,
          to: 7,
          isWayBack: true,
        },
      ],
    },
    proof: {
      example: {
        sector: 'Public transport',
        client: 'Velmoor Light Rail',
        figure: '13 of 14',
        measure: 'engineers still in post after a year',
        text: 'The brief said what each person should change, not which tools they should know. The railway met three candidates for each post.',
      },
      papers: [],
    },
  },
}
