import { useCaseFacts } from '../documents/use-case-facts'
import { file as invoices } from '../documents/use-cases/automatic-invoice-processing?pdf'
import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Digital Transformation | TekDataNova',
    description:
      'We redesign the process step that uses the answer: fewer handovers, decisions made where the facts are, and an old way that is switched off on a set day.',
    keywords: 'digital transformation, process redesign, process mining, automation, change management',
  },
  content: {
    title: 'Digital Transformation',
    subtitle: 'One step at a time, each with a measured result',
    description:
      'Large programmes announce a new company. We change how one decision is made, prove it with a figure, and let other teams see the result.',
    background: 'signal:transformation-banner',
    funSectionTitle: 'Where a process loses time',
    funSectionDesc:
      'Event logs from your own systems show how work really flows. Six kinds of loss account for most of the waiting we find there.',
    funCards: [
      {
        icon: 'clock',
        title: 'Waiting for a signature',
        description:
          'Two approvals in three change nothing. A rule can sign those, which leaves people time for the rest.',
      },
      {
        icon: 'file',
        title: 'Typing the same data again',
        description: 'The same address is typed into four systems. We read it once, confirm it once and pass it on.',
      },
      {
        icon: 'split',
        title: 'Cases in the wrong queue',
        description: 'Cases that bounce between teams are sorted on arrival, based on how similar ones turned out.',
      },
      {
        icon: 'search',
        title: 'Searching for information',
        description: 'Everything about the case on one page, with the two figures that decide it at the top.',
      },
      {
        icon: 'refresh',
        title: 'Correcting errors late',
        description: 'Errors are caught where they are made, while the person still has the paper in hand.',
      },
      {
        icon: 'users',
        title: 'Waiting for the expert',
        description: 'What the expert would say is written down as rules and examples, with the expert’s name on it.',
      },
    ],
    benifitSectionTitle: 'How you know it has worked',
    benifitSectionDesc: 'We agree on these four signs with the people who do the work, before we build anything.',
    benifitCards: [
      {
        icon: 'gauge',
        title: 'Shorter lead times',
        description: 'Time from request to result, measured for every case, slow ones included.',
      },
      {
        icon: 'handshake',
        title: 'No one works around it',
        description:
          'The spreadsheet kept alongside the system disappears because no one needs it, not because it is banned.',
      },
      {
        icon: 'scale',
        title: 'Decisions you can explain',
        description: 'For every automatic decision: which rule, which facts, and who may overrule it.',
      },
      {
        icon: 'compass',
        title: 'Other teams ask for it',
        description: 'The next team wants the same. That is the only rollout plan we trust.',
      },
    ],
    aspectSectionTitle: 'How we change one step',
    aspectSectionDesc: 'Ten to fourteen weeks, one process, two of your people and three of ours.',
    aspectCards: [
      {
        title: 'Follow a hundred cases',
        description:
          'We reconstruct the true path of a hundred recent cases from system logs, then sit with the people who handled the ten strangest. What looks like carelessness is nearly always a sensible response to a missing fact.',
        image: 'signal:hundred-cases',
        boldDescription: ['A map of the real process, with times and detours', 'The three losses that cost the most'],
      },
      {
        title: 'Design with the people who do the work',
        description:
          'The people who will use the new step design it with us, first on paper, then as a screen with real cases. By the fourth week, someone has handled a real request with it.',
        image: 'signal:at-the-counter',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Event logs from the systems involved, with personal data masked',
              'Two people from the process, for half their time',
              'A manager who will defend the figure when it dips in the first two weeks',
            ],
          },
        ],
      },
      {
        title: 'Switch the old way off',
        description:
          'Two ways of doing one thing cost more than either. The last day of the old form is announced at the start, and we keep to it.',
        image: 'signal:switch-off-signal',
        sections: [
          {
            heading: 'What can get in the way',
            points: [
              'An exception that only occurs in December: we test with a full year of cases',
              'A rule that is illegal to automate: your lawyers see the list in week two',
              'Fear of losing jobs: we say openly what the saved hours are for before the work begins',
            ],
          },
        ],
      },
      {
        title: 'Start with one process',
        description:
          'Pick the process your customers complain about most politely. Bring a month of its cases, and in two hours we will work out together where the days go.',
        image: 'signal:monday',
      },
    ],
    method: {
      kind: 'share',
      heading: 'A hundred approvals, ten decisions',
      intro:
        'We follow a hundred recent cases through your systems. In most processes, the picture that comes back looks like this.',
      groups: [
        {
          count: 10,
          title: 'decisions that need a person',
          text: 'Unclear cases, large sums, unhappy customers. They now get the time that the others used to take.',
          isKept: true,
        },
        {
          count: 23,
          title: 'approvals that wait for a fact',
          text: 'The answer was in another system. Once it is on the page, the case no longer has to wait.',
        },
        {
          count: 67,
          title: 'approvals that change nothing',
          text: 'A rule can sign these in a second, and a sample is checked by hand each week.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Pharmaceuticals',
        client: 'Ashgrove Medical Distribution',
        figure: 'Half a day',
        measure: 'to prepare for an inspection, down from two people for a week',
        text: 'Inspectors get a link and check the records themselves. The folder that two people used to fill is no longer needed by anyone.',
      },
      papers: [{ ...useCaseFacts.invoices, ...invoices }],
    },
  },
}
