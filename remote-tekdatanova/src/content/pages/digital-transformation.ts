import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Digital Transformation | TekDataNova',
    description:
      'We rebuild the step of a process that uses the answer: fewer hand-overs, decisions made where the facts are, and an old way that is switched off on a set day.',
    keywords: 'digital transformation, process redesign, process mining, automation, change management',
  },
  content: {
    title: 'Digital Transformation',
    subtitle: 'Change one step so well that the next one asks for it',
    description:
      'Large programmes announce a new company. We change how one decision is made, prove it with a figure, and let the neighbours see.',
    background: 'signal:transformation-banner',
    funSectionTitle: 'Where a process loses its day',
    funSectionDesc:
      'Event logs of your own systems show the way that work really takes. Six kinds of loss account for most of the waiting we find in them.',
    funCards: [
      {
        icon: 'clock',
        title: 'Waiting for a signature',
        description:
          'Nine in ten approvals change nothing. A rule can sign those, and a person has time for the tenth.',
      },
      {
        icon: 'file',
        title: 'Typing it again',
        description: 'The same address is entered in four systems. It is read once, confirmed once and passed on.',
      },
      {
        icon: 'split',
        title: 'The wrong queue',
        description: 'Cases that bounce between teams are sorted at the door, by what similar ones turned out to be.',
      },
      {
        icon: 'search',
        title: 'Looking for the facts',
        description: 'Everything about the case on one page, with the two figures that decide it at the top.',
      },
      {
        icon: 'refresh',
        title: 'Doing it over',
        description: 'Errors are caught where they are made, while the person still has the paper in hand.',
      },
      {
        icon: 'users',
        title: 'Asking the one who knows',
        description: 'What the expert would say is written down as rules and examples, with the expert’s name on it.',
      },
    ],
    benifitSectionTitle: 'Signs that it has worked',
    benifitSectionDesc: 'We agree on these with the people of the process before anything is built.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'Shorter from end to end',
        description: 'Time from request to result, measured for each case, slow ones included.',
      },
      {
        icon: 'handshake',
        title: 'Nobody goes round it',
        description:
          'The spreadsheet beside the system is closed because it is no longer needed, not because it is banned.',
      },
      {
        icon: 'scale',
        title: 'Decisions that can be explained',
        description: 'For every automatic one: which rule, which facts, and who may overrule it.',
      },
      {
        icon: 'compass',
        title: 'The next step is asked for',
        description: 'The neighbouring team wants the same. That is the only roll-out plan we trust.',
      },
    ],
    aspectSectionTitle: 'How one step is changed',
    aspectSectionDesc: 'Ten to fourteen weeks, one process, two people of yours and three of ours.',
    aspectCards: [
      {
        title: 'Follow a hundred cases',
        description:
          'We reconstruct the true path of a hundred recent cases from system logs, then sit with the people who handled the strangest ten. What looks like carelessness is nearly always a sensible answer to a missing fact.',
        image: 'signal:hundred-cases',
        boldDescription: ['A map of the real process, with times and detours', 'The three losses that cost the most'],
      },
      {
        title: 'Design at the counter, not in the boardroom',
        description:
          'The new step is drawn with those who will live in it, first on paper, then as a screen with real cases. By the fourth week somebody has handled a true request with it.',
        image: 'signal:at-the-counter',
        sections: [
          {
            heading: 'What we ask of you',
            points: [
              'Event logs of the systems involved, with personal data masked',
              'Two people from the process, for half their time',
              'A manager who will defend the figure when it dips in the first fortnight',
            ],
          },
        ],
      },
      {
        title: 'Switch the old way off',
        description:
          'Two ways of doing one thing cost more than either. The last day of the old form is announced at the start, kept, and celebrated.',
        image: 'signal:switch-off-signal',
        sections: [
          {
            heading: 'What threatens it',
            points: [
              'An exception that only occurs in December: we test with a full year of cases',
              'A rule that is illegal to automate: your lawyers see the list in week two',
              'Fear for jobs: what the saved hours are for is said aloud before the work begins',
            ],
          },
        ],
      },
      {
        title: 'What to do on Monday',
        description:
          'Pick the process about which your customers complain most politely. Bring a month of its cases, and in two hours we will show you together where its days go.',
        image: 'signal:monday',
      },
    ],
  },
}
