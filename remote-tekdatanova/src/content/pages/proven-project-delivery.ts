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
      'Data projects fail politely, with green reports until the last month. In ours, bad news travels fast and stopping is a respectable result.',
    background: 'signal:delivery-banner',
    funSectionTitle: 'Seven rules we keep',
    funSectionDesc: 'They are short enough for the first page of the contract, which is where you will find them.',
    funCards: [
      {
        icon: 'target',
        title: 'One figure decides',
        description: 'The project exists to move it. We measure it before we start and print it on every report.',
      },
      {
        icon: 'clock',
        title: 'No stage over twelve weeks',
        description: 'Longer plans are guesswork. After each stage you may stop, change course or continue.',
      },
      {
        icon: 'flag',
        title: 'Done means used',
        description: 'Nothing is finished until someone outside the project has worked with it for a week.',
      },
      {
        icon: 'bell',
        title: 'Bad news within a day',
        description: 'Whoever sees a risk says so at once. We have never blamed anyone for raising an alarm.',
      },
      {
        icon: 'users',
        title: 'Names, not roles',
        description: 'Every task has one person. “The team” has never yet answered an email.',
      },
      {
        icon: 'scale',
        title: 'Change has a price tag',
        description: 'Within two days, a new request has a price in days of work and a note of what it would push out.',
      },
      {
        icon: 'file',
        title: 'Decisions are written down',
        description: 'Half a page each: context, options, choice, consequence. In two years you will still know why.',
      },
    ],
    benifitSectionTitle: 'What you get as sponsor',
    benifitSectionDesc: 'Enough to steer by, in the time a sponsor has.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'A one-page report every Friday',
        description: 'What is on track, what slipped, what it costs, and the one thing we need from you.',
      },
      {
        icon: 'search',
        title: 'Open books',
        description: 'You can look at the backlog, the hours and the test results on any day, without asking.',
      },
      {
        icon: 'compass',
        title: 'Gates with fixed criteria',
        description: 'We fix the criteria beforehand. If they are missed, we are the ones who propose to stop.',
      },
      {
        icon: 'handshake',
        title: 'Fees that share the risk',
        description: 'Where the figure can be measured against an agreed baseline, part of our fee depends on it.',
      },
    ],
    aspectSectionTitle: 'How a project runs',
    aspectSectionDesc: 'Four points at which projects succeed or fail, and what we do at each.',
    aspectCards: [
      {
        title: 'Before the start: a pre-mortem',
        description:
          'We bring everyone together for an hour and say: it is a year from now and this has failed; why? The ten best answers become the first ten lines of the risk list, each with a sign to watch for.',
        image: 'signal:pre-mortem-signal',
        boldDescription: ['One hour, no slides', 'Risks in the words of the people who see them'],
      },
      {
        title: 'In the first two weeks: something that runs',
        description:
          'Access, environments, a build, a deployment, one row from end to end. If it takes your company six weeks to grant a permission, it is better to learn that now than in month five.',
        image: 'signal:first-fortnight',
        sections: [
          {
            heading: 'What we need on day one',
            points: [
              'Accounts for all of us, or a date for them',
              'A sponsor with thirty minutes each Friday',
              'A product owner who can decide without a committee',
            ],
          },
        ],
      },
      {
        title: 'In the middle: weekly demos, no drift',
        description:
          'This is where projects drift. Users show the product every week, anyone can read the burn-up chart, and there is one rule: what has been “nearly done” twice is cut in two.',
        image: 'signal:dull-weeks',
        sections: [
          {
            heading: 'Signs of trouble, and how we respond',
            points: [
              'Only developers give the demos: we ask why no user wants to',
              'Data is promised for “next week” for the third time: the sponsor calls, that day',
              'Hours that fit the budget too well: someone is reporting what they hope for, so we look at the code',
            ],
          },
        ],
      },
      {
        title: 'At the end: a handover no one notices',
        description:
          'Handover starts halfway. Your people release, repair and answer questions while we still sit beside them. To see what this looks like, ask us for the Friday page of a finished project, with the names removed.',
        image: 'signal:departure-signal',
      },
    ],
    method: {
      kind: 'hours',
      heading: 'Bad news, from breakfast to decision',
      intro: 'What “within a day” means: one real Tuesday, with the names removed.',
      moments: [
        {
          time: '09:15',
          title: 'Someone sees it',
          text: 'A supplier’s test system will be two weeks late. The engineer writes it down before she has a solution.',
        },
        {
          time: '10:00',
          title: 'The team knows',
          text: 'The risk is on the list, with a name and the first date that it touches.',
        },
        {
          time: '13:30',
          title: 'There are options',
          text: 'Wait, simulate, or change the order of two slices. Each has a price in days.',
        },
        {
          time: '15:00',
          title: 'The sponsor reads half a page',
          text: 'Three options and our recommendation. No one has had to ask for it.',
        },
        {
          time: '16:30',
          title: 'It is decided',
          text: 'Two slices change places, and the date holds. The reason is on Friday’s page.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Staffing',
        client: 'Hollowell Crane Staffing',
        figure: '3 weeks',
        measure: 'to add a country, down from five months',
        text: 'A small program compared both systems line by line and sorted the differences by cause. The team fixed causes, and the plan became shorter.',
      },
      papers: [],
    },
  },
}
