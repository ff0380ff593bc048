import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Proven Project Delivery | TekDataNova',
    description:
      'Data and AI projects run with dates, owners and an early warning for each: short stages, one figure that decides, and the right to stop at every gate.',
    keywords: 'project delivery, data project management, agile delivery, governance, stage gates, risk management',
  },
  content: {
    title: 'Proven Project Delivery',
    subtitle: 'Plans with dates, owners and an early warning for each',
    description:
      'Data projects fail politely: green reports until the last month. Ours are built so that bad news travels fast and stopping is a respectable result.',
    background: 'signal:delivery-banner',
    funSectionTitle: 'Rules that we keep',
    funSectionDesc: 'Seven of them, short enough for the first page of the contract, where they stand.',
    funCards: [
      {
        icon: 'target',
        title: 'One figure decides',
        description: 'The project exists to move it. It is measured before we start and printed on every report.',
      },
      {
        icon: 'clock',
        title: 'No stage over twelve weeks',
        description: 'Longer plans are stories. After each stage you may stop, change course or go on.',
      },
      {
        icon: 'flag',
        title: 'Done means used',
        description: 'Nothing is finished until somebody outside the project has worked with it for a week.',
      },
      {
        icon: 'bell',
        title: 'Bad news within a day',
        description: 'Who sees a risk first says it first. Nobody here has ever been blamed for the alarm.',
      },
      {
        icon: 'users',
        title: 'Names, not roles',
        description: 'Every task has one person. “The team” has never yet answered an e-mail.',
      },
      {
        icon: 'scale',
        title: 'Change has a price tag',
        description: 'A new wish is priced in days within two days, and shows what it pushes out.',
      },
      {
        icon: 'file',
        title: 'Decisions are written',
        description: 'Half a page each: context, options, choice, consequence. In two years you will thank us.',
      },
    ],
    benifitSectionTitle: 'What a sponsor gets',
    benifitSectionDesc: 'Enough to steer by, in the time that a sponsor has.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'A page every Friday',
        description: 'What runs, what slipped, what it costs and the one thing that we need from you.',
      },
      {
        icon: 'search',
        title: 'Open books',
        description: 'The backlog, the hours and the test results are yours to look at on any day, unasked.',
      },
      {
        icon: 'compass',
        title: 'Gates with teeth',
        description: 'Criteria fixed beforehand. If they are missed, we are the ones who propose to stop.',
      },
      {
        icon: 'handshake',
        title: 'Fees that share the risk',
        description: 'Where the figure can be measured, part of our fee depends on it.',
      },
    ],
    aspectSectionTitle: 'How a project lives',
    aspectSectionDesc: 'Four moments at which good projects are won, and what we do at each.',
    aspectCards: [
      {
        title: 'Before the start: a pre-mortem',
        description:
          'We gather everybody for an hour and say: it is a year from now and this has failed; why? The ten best answers become the first ten lines of the risk list, each with a sign to watch for.',
        image: 'signal:pre-mortem-signal',
        boldDescription: ['An hour, no slides', 'Risks in the words of those who see them'],
      },
      {
        title: 'In the first fortnight: something that runs',
        description:
          'Access, environments, a build, a deployment, one row from end to end. If your house needs six weeks to grant a permission, it is better to learn it now than in month five.',
        image: 'signal:first-fortnight',
        sections: [
          {
            heading: 'What we ask for on day one',
            points: [
              'Accounts for all of us, or a date for them',
              'A sponsor with thirty minutes each Friday',
              'A product owner who can decide without a committee',
            ],
          },
        ],
      },
      {
        title: 'In the middle: the dull weeks',
        description:
          'This is where projects drift. We keep fortnightly demonstrations by users, a burn-up that anybody can read, and a rule: what has been “nearly done” twice is cut in two.',
        image: 'signal:dull-weeks',
        sections: [
          {
            heading: 'Signs of trouble, and our answers',
            points: [
              'Demonstrations by developers only: we ask why no user wants to show it',
              'Data that arrives “next week” for the third time: the sponsor rings, that day',
              'Hours that fit the budget too well: somebody is writing what is hoped for, so we look at the code',
            ],
          },
        ],
      },
      {
        title: 'At the end: a departure that is noticed by nobody',
        description:
          'Hand-over starts at the half. Your people release, repair and answer questions while we still sit beside them. To see how it looks, ask us for the Friday page of a finished project, with the names blacked out.',
        image: 'signal:departure-signal',
      },
    ],
  },
}
