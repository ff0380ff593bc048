import { useCaseFacts } from '../documents/use-case-facts'
import { file as dataAnalysis } from '../documents/use-cases/exploratory-data-analysis?pdf'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Strategic Advisory Services | TekDataNova',
    description:
      'Four weeks from a list of AI ideas to a short, priced and sequenced plan: which decisions to improve, what they are worth, and what your data can support.',
    keywords: 'data strategy, AI strategy, AI readiness, data advisory, use-case selection, data roadmap',
  },
  content: {
    title: 'Strategic Advisory Services',
    subtitle: 'Four weeks, one plan you can fund',
    description:
      'Before you choose a platform or a model, choose the decisions worth improving. We help you put a price on them.',
    background: 'signal:strategic-advisory-banner',
    funSectionTitle: 'Seven questions a plan must answer',
    funSectionDesc:
      'Most data programmes stall on a question that no one asked at the start. We ask all seven in the first week, and the plan is not finished while one of them is open.',
    funCards: [
      {
        icon: 'scale',
        title: 'What is a better decision worth?',
        description:
          'Each candidate is priced in money, hours or risk, from your own figures. Beside the price is the one assumption that could sink it.',
      },
      {
        icon: 'database',
        title: 'Can your data support it?',
        description:
          'We look at real samples, not schemas: how complete they are, how late, how often corrected, and who is allowed to see them.',
      },
      {
        icon: 'layers',
        title: 'Which platform fits what you own?',
        description:
          'The licences, skills and contracts you already have come first. A new tool must beat them on cost over three years.',
      },
      {
        icon: 'shield',
        title: 'What must a model never do?',
        description:
          'Privacy, sector rules and your own red lines become tests. A model has to pass them before anyone sees its answers.',
      },
      {
        icon: 'users',
        title: 'Who will use the answer?',
        description:
          'A named role, at a named moment of the working day. If you cannot name anyone, the idea leaves the list.',
      },
      {
        icon: 'wallet',
        title: 'How is it paid for?',
        description:
          'Small stages, each ending in a go or no-go. The second is funded by the results of the first, not by a forecast.',
      },
      {
        icon: 'flag',
        title: 'What comes first, and why?',
        description:
          'A sequence that builds what later steps share: one customer key, one product list, one place where each figure is defined.',
      },
    ],
    benifitSectionTitle: 'What you get at the end',
    benifitSectionDesc: 'Four documents, each short enough to read in the meeting that decides on it.',
    benifitCards: [
      {
        icon: 'compass',
        title: 'A shortlist with prices',
        description:
          'Three to five decisions, ranked by value, effort and risk, plus the longer list with the reason each idea was set aside.',
      },
      {
        icon: 'gauge',
        title: 'A readiness report',
        description: 'What we measured in your tables, field by field, and how many days each gap would take to close.',
      },
      {
        icon: 'map',
        title: 'A target architecture',
        description:
          'One drawing of sources, platform and uses, signed off by your architects, with what it costs to run.',
      },
      {
        icon: 'workflow',
        title: 'A first-stage plan',
        description:
          'Twelve weeks with names, dates and a test for success, ready to start with us, with your own people or with someone else.',
      },
    ],
    aspectSectionTitle: 'How the four weeks work',
    aspectSectionDesc:
      'A consultant, a data engineer and one of your own people work as a team of three, on site or by video call.',
    aspectCards: [
      {
        title: 'Week 1: talk to the people who decide',
        description:
          'We spend the first week with the people who plan, quote, approve and repair. They show us the spreadsheet they trust more than the system. That spreadsheet is usually the best specification you have.',
        image: 'signal:interviews',
        boldDescription: [
          'Ten to fifteen 45-minute conversations',
          'A page for each idea, in the words of the person who had it',
        ],
      },
      {
        title: 'Week 2: test the ideas on real data',
        description:
          'In the second week our engineer works on a read-only copy. A use case that looks brilliant on a whiteboard can rest on a column that has been empty since the last upgrade. Better to learn that now.',
        image: 'signal:advisory-week-2',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Read access to sample data, under your own security terms',
              'One person from the business for two days a week',
              'A sponsor who can say no, and who joins us for an hour each Friday',
            ],
          },
        ],
      },
      {
        title: 'Week 3: see the risks in plain words',
        description:
          'Every Friday you get a short note of what could still go wrong. At the end of the third week, there is a fixed point at which you can stop.',
        image: 'signal:friday-note',
        sections: [
          {
            heading: 'The risks we see most often',
            points: [
              'Access to data takes longer than the study: we ask for it before the contract starts',
              'Two departments define one figure in two ways: the sponsor decides, and the plan records it',
              'The favourite idea is not the best one: the plan shows its price next to the others',
            ],
          },
        ],
      },
      {
        title: 'Week 4: decide, then start small',
        description:
          'The fourth week ends in one session with the people who hold the budget. You leave it with a decision on the first stage. To begin, bring us three decisions that bother you. In an hour we will tell you which one we would look at first.',
        image: 'signal:decision-session',
        boldDescription: ['A two-hour decision session, prepared in writing', 'No obligation to build with us'],
      },
    ],
    method: {
      kind: 'share',
      heading: 'Forty ideas in, three decisions out',
      intro: 'What usually happens to the ideas that we collect in the first week. Every one of them gets an answer.',
      groups: [
        {
          count: 3,
          title: 'decisions you can fund',
          text: 'Each with its price, its first twelve weeks and the test that it has to pass.',
          isKept: true,
        },
        {
          count: 9,
          title: 'ideas to revisit',
          text: 'Worth doing once their data is complete. The readiness report says how many days that takes.',
        },
        {
          count: 28,
          title: 'ideas set aside',
          text: 'Too small, too risky, or without anyone who would use the answer. The reason is recorded beside each.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Energy',
        client: 'Orrin Energy',
        figure: '36 of 40',
        measure: 'teams moved by choice in 14 months',
        text: 'Nothing was made compulsory. The plan began with the three teams that complained the loudest, and the others followed when they saw how much quieter the nights were.',
      },
      papers: [{ ...useCaseFacts.dataAnalysis, ...dataAnalysis }],
    },
  },
}
