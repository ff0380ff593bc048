import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Modern Application Development | TekDataNova',
    description:
      'Small services and clear screens on top of good data: applications released weekly, measured in use, and cheap to change when the question changes.',
    keywords: 'application development, data applications, cloud native, continuous delivery, product design, APIs',
  },
  content: {
    title: 'Modern Application Development',
    subtitle: 'Good data deserves a better screen than a spreadsheet',
    description:
      'Between an answer and the person who needs it there is usually an application. We build it small, fast and easy to change.',
    background: 'signal:modern-apps-banner',
    funSectionTitle: 'How we build applications',
    funSectionDesc: 'Six habits. You can check each one in the repository on any day of the project.',
    funCards: [
      {
        icon: 'target',
        title: 'One job for each screen',
        description: 'A screen answers one question for one role. If it needs a manual, we make it two screens.',
      },
      {
        icon: 'plug',
        title: 'Contracts before code',
        description: 'We write and agree interfaces first, so that two teams can build at once and meet in the middle.',
      },
      {
        icon: 'code',
        title: 'Tests that mean something',
        description: 'They describe what a user does. When one fails, a real user would have had a problem.',
      },
      {
        icon: 'clock',
        title: 'Releases during working hours',
        description:
          'Small and frequent, on a Tuesday morning, with a switch for each new feature and a way back in a minute.',
      },
      {
        icon: 'gauge',
        title: 'A budget for speed',
        description:
          'Pages respond within a second on an ordinary laptop, and the build fails if a change makes them slower.',
      },
      {
        icon: 'users',
        title: 'Usable by everyone',
        description:
          'Keyboard, screen reader, poor light, large type: tested on every release, not promised for the next.',
      },
    ],
    benifitSectionTitle: 'What changes for your developers',
    benifitSectionDesc: 'Four things that your own developers will notice first.',
    benifitCards: [
      {
        icon: 'refresh',
        title: 'Changes in days',
        description:
          'A new field goes from request to production within the week, because nothing waits for a release train.',
      },
      {
        icon: 'layers',
        title: 'Parts that can be replaced',
        description:
          'Each service is small enough for one person to understand, and can be rewritten in a month without touching the others.',
      },
      {
        icon: 'wallet',
        title: 'Costs that follow usage',
        description: 'Services sleep when no one uses them, and the team sees what each one costs.',
      },
      {
        icon: 'bell',
        title: 'Errors you can trace',
        description: 'An error in production points to the line, the release and the users it affected.',
      },
    ],
    aspectSectionTitle: 'From sketch to daily use',
    aspectSectionDesc: 'A first application takes eight to sixteen weeks. Users try it from the second week.',
    aspectCards: [
      {
        title: 'Watch the work for two days',
        description:
          'Before anyone writes a line of code, a designer and a developer sit where the application will be used: the gatehouse, the ward, the call centre. They return with the three moments at which a good answer would have changed something.',
        image: 'signal:two-days',
        boldDescription: ['A clickable sketch after five days', 'Tried by six people who will use the real one'],
      },
      {
        title: 'Build in slices',
        description:
          'Each slice covers everything from the table to the button, and is released to a few real users. We count how many come back the next day. If few do, we ask why, and change the slice.',
        image: 'signal:slices',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'A product owner who is allowed to say what will not be built',
              'Test access to the systems we must connect to, in the first week',
              'Two of your developers in our team, if you are going to run the product yourselves',
            ],
          },
        ],
      },
      {
        title: 'Your old systems stay, for now',
        description:
          'No one should replace a core system as a side project. We put a clean interface in front of it, move one function at a time, and retire the old screens when no one uses them.',
        image: 'signal:old-systems',
        sections: [
          {
            heading: 'Risks we plan for',
            points: [
              'The old system’s vendor allows no interface: we read its database events and write through its own forms',
              'Scope grows out of politeness: every new request names the one it replaces',
              'Two versions of a customer: one system is named the owner of each field',
            ],
          },
        ],
      },
      {
        title: 'Bring us a spreadsheet',
        description:
          'Choose the one that half a department depends on. Within a week we return it as a sketch of an application, with a price for the first slice and an honest opinion on whether it should stay a spreadsheet.',
        image: 'signal:spreadsheet',
      },
    ],
    method: {
      kind: 'slices',
      heading: 'From the table to the button, four times',
      intro:
        'A slice contains everything that one task needs. It is released to a few real users before the next one begins.',
      layers: ['Button', 'Screen', 'Interface', 'Service', 'Table'],
      releases: [
        {
          when: 'Week 4',
          title: 'Look it up',
          text: 'One question, one answer. Six people use it beside the old screen.',
        },
        {
          when: 'Week 7',
          title: 'Put it right',
          text: 'They can now correct what they see, and undo it.',
        },
        {
          when: 'Week 11',
          title: 'Pass it on',
          text: 'Cases reach the right desk, with the two facts that decide them.',
        },
        {
          when: 'Week 15',
          title: 'Retire the old screen',
          text: 'No one has opened it for two weeks, so it goes.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Telecom',
        client: 'Silverhythe Telecom',
        figure: '3,600',
        measure: 'of 11,300 tests remain',
        text: 'Each of them has found a fault at least once. When one is red, the release stops until someone can say why.',
      },
      papers: [],
    },
  },
}
