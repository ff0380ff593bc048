import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Strategic Advisory Services | TekDataNova',
    description:
      'Four weeks from a list of AI ideas to a short, priced and sequenced plan: which decisions to improve, what they are worth, and what your data can carry.',
    keywords: 'data strategy, AI strategy, AI readiness, data advisory, use-case selection, data roadmap',
  },
  content: {
    title: 'Strategic Advisory Services',
    subtitle: 'Four weeks, one plan you can fund',
    description:
      'Before you choose a platform or a model, choose the decisions worth improving. We help you price them.',
    background: 'signal:strategic-advisory-banner',
    funSectionTitle: 'Seven questions a plan must answer',
    funSectionDesc:
      'Most data programmes stall on a question that nobody asked at the start. We ask all seven in the first week, and the plan is not finished while one of them is open.',
    funCards: [
      {
        icon: 'scale',
        title: 'What is a better decision worth?',
        description:
          'Each candidate is priced in money, hours or risk, from your own figures, with the one assumption that would sink it written beside it.',
      },
      {
        icon: 'database',
        title: 'Can the data carry it?',
        description:
          'We pull real samples, not schemas: how complete, how late, how often corrected, and who is allowed to see them.',
      },
      {
        icon: 'layers',
        title: 'Which platform fits what you own?',
        description:
          'Licences, skills and contracts already in the house come first. A new tool must beat them on cost over three years.',
      },
      {
        icon: 'shield',
        title: 'What may a model never do?',
        description:
          'Privacy, sector rules and your own red lines become tests that a model has to pass before anybody sees its answer.',
      },
      {
        icon: 'users',
        title: 'Who will use the answer?',
        description:
          'A named role, at a named moment of the working day. If nobody can be named, the idea leaves the list.',
      },
      {
        icon: 'wallet',
        title: 'How is it paid for?',
        description:
          'Small first stages, each with a stop or go. The second is funded by what the first has shown, not by a forecast.',
      },
      {
        icon: 'flag',
        title: 'What comes first, and why?',
        description:
          'An order that builds what later steps share: one customer key, one product list, one place where a figure is defined.',
      },
    ],
    benifitSectionTitle: 'What you hold at the end',
    benifitSectionDesc: 'Four documents, each short enough to be read in the meeting that decides on it.',
    benifitCards: [
      {
        icon: 'compass',
        title: 'A shortlist with prices',
        description:
          'Three to five decisions, ranked by worth, effort and risk, and the longer list with the reason each was set aside.',
      },
      {
        icon: 'gauge',
        title: 'A readiness report',
        description: 'What we measured in your tables, field by field, and what mending each gap would take in days.',
      },
      {
        icon: 'map',
        title: 'A target picture',
        description:
          'One drawing of sources, platform and uses that your architects have signed, and a bill of what it costs to run.',
      },
      {
        icon: 'workflow',
        title: 'A first-stage plan',
        description:
          'Twelve weeks with names, dates and a test for success, ready to start with us, with your own people or with others.',
      },
    ],
    aspectSectionTitle: 'How the four weeks go',
    aspectSectionDesc:
      'A consultant, a data engineer and one of your own people work as a team of three, on your premises or by call.',
    aspectCards: [
      {
        title: 'Listen where the decision is made',
        description:
          'We spend the first week with the people who plan, quote, approve and repair. They show us the spreadsheet they trust more than the system, and that spreadsheet is usually the best specification in the building.',
        image: 'signal:interviews',
        boldDescription: [
          'Ten to fifteen conversations of forty-five minutes',
          'Every idea on one page, in the words of the person who had it',
        ],
      },
      {
        title: 'Measure before believing',
        description:
          'In the second week our engineer works on a read-only copy. A use case that looks brilliant on a whiteboard can rest on a column that has been empty since the last upgrade; better to learn that now.',
        image: 'signal:advisory-week-2',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Read access to sample data, under your own security terms',
              'One person from the business for two days a week',
              'A sponsor who can say no, and who joins one hour each Friday',
            ],
          },
        ],
      },
      {
        title: 'Say early what can go wrong',
        description:
          'Advice that hides its doubts is expensive. Every Friday you see the open risks in plain words, and at the end of the third week there is a fixed moment to stop.',
        image: 'signal:friday-note',
        sections: [
          {
            heading: 'Risks we meet most often',
            points: [
              'Access to data takes longer than the study: we ask for it before the contract starts',
              'Two departments define one figure in two ways: the sponsor decides, and the plan records it',
              'The favourite idea is not the best one: its price stands beside the others, for all to see',
            ],
          },
        ],
      },
      {
        title: 'Decide, then start small',
        description:
          'The fourth week ends in one session with those who hold the budget. You leave it with a decision on the first stage. What to do now: bring us three decisions that annoy you, and we will tell you in an hour which of them we would look at first.',
        image: 'signal:decision-session',
        boldDescription: ['A two-hour decision session, prepared in writing', 'No obligation to build with us'],
      },
    ],
  },
}
