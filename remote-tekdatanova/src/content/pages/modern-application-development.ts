import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Modern Application Development | TekDataNova',
    description:
      'Small services and clear screens on top of good data: applications that are released weekly, measured in use, and cheap to change when the question changes.',
    keywords: 'application development, data applications, cloud native, continuous delivery, product design, APIs',
  },
  content: {
    title: 'Modern Application Development',
    subtitle: 'Good data deserves a better screen than a spreadsheet',
    description:
      'The last metre between an answer and the person who needs it is an application. We build that metre, small, quick and easy to change.',
    background: 'signal:modern-apps-banner',
    funSectionTitle: 'How we build',
    funSectionDesc: 'Six habits, each of which you can check in the repository on any day of the project.',
    funCards: [
      {
        icon: 'target',
        title: 'One job for each screen',
        description: 'A screen answers one question for one role. If it needs a manual, it is two screens.',
      },
      {
        icon: 'plug',
        title: 'Contracts before code',
        description:
          'Interfaces are written and agreed first, so that two teams can build at once and meet in the middle.',
      },
      {
        icon: 'code',
        title: 'Tests that mean something',
        description: 'They speak of what a user does. When one fails, somebody would have been annoyed.',
      },
      {
        icon: 'clock',
        title: 'Releases on a Tuesday morning',
        description:
          'Small and frequent, in working hours, with a switch for each new feature and a way back in a minute.',
      },
      {
        icon: 'gauge',
        title: 'A budget for speed',
        description:
          'Pages answer within a second on a plain laptop, and the build fails when a change makes them slower.',
      },
      {
        icon: 'users',
        title: 'Usable by everybody',
        description:
          'Keyboard, screen reader, poor light, large type: tested on every release, not promised for the next.',
      },
    ],
    benifitSectionTitle: 'What is different afterwards',
    benifitSectionDesc: 'Four things that your own developers will notice first.',
    benifitCards: [
      {
        icon: 'refresh',
        title: 'Change in days',
        description:
          'A new field from request to production within the week, because nothing waits for a release train.',
      },
      {
        icon: 'layers',
        title: 'Parts that can be replaced',
        description: 'Each service fits in one head and can be rewritten in a month without asking the others.',
      },
      {
        icon: 'wallet',
        title: 'Costs that follow use',
        description: 'Services sleep when nobody asks them anything, and the bill of each stands on the team’s wall.',
      },
      {
        icon: 'bell',
        title: 'Faults with an address',
        description: 'An error in production points at the line, the release and the users it touched.',
      },
    ],
    aspectSectionTitle: 'From sketch to use',
    aspectSectionDesc: 'A first application takes eight to sixteen weeks. Users touch it from the second.',
    aspectCards: [
      {
        title: 'Watch the work for two days',
        description:
          'Before a line is written, a designer and a developer sit where the application will be used: the gatehouse, the ward, the call centre. They come back with the three moments at which a good answer would have changed something.',
        image: 'signal:two-days',
        boldDescription: ['A clickable sketch after five days', 'Tried by six people who will use the real one'],
      },
      {
        title: 'Build in slices',
        description:
          'Each slice goes through everything, from the table to the button, and is released to a few real users. We count whether they come back the next day. If not, we ask, and change it.',
        image: 'signal:slices',
        sections: [
          {
            heading: 'Your part in it',
            points: [
              'A product owner who is allowed to say what will not be built',
              'Test access to the systems we must speak with, in the first week',
              'Two developers at our table if the product is to be yours to run',
            ],
          },
        ],
      },
      {
        title: 'Old systems stay, for now',
        description:
          'Nobody replaces a core system by the way. We put a clean interface in front of it, move one function after the other, and let the old screens die of disuse.',
        image: 'signal:old-systems',
        sections: [
          {
            heading: 'Risks we plan for',
            points: [
              'The old system’s maker allows no interface: we read its database events and write through its own forms',
              'Scope grows by politeness: every new wish names the one that it replaces',
              'Two truths about a customer: one system is named the owner of each field',
            ],
          },
        ],
      },
      {
        title: 'Bring us a spreadsheet',
        description:
          'The one that half a department lives in. We return it within a week as a sketch of an application, with a price for the first slice and an honest opinion on whether it should stay a spreadsheet.',
        image: 'signal:spreadsheet',
      },
    ],
  },
}
