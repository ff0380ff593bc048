import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Digital transformation, one process at a time | Tekskills',
    description:
      'We measure a process, remove the steps nobody needs, automate what remains, and leave once its key figure has improved and held.',
    keywords: 'digital transformation, process redesign, automation, workflow, change management, legacy replacement',
  },
  content: {
    name: 'Digital transformation',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Digital transformation',
      heading: 'One process at a time, measured',
      lead: 'Programmes that change everything at once change little. We take the process that costs you most, and stay until its key figure has improved and held.',
      seed: 'steps',
      picture: 'beside',
      action: { label: 'Show us one process', to: '/contact' },
    },
    blocks: [
      {
        kind: 'prose',
        eyebrow: 'Our view',
        heading: 'Automation does not fix a bad process',
        paragraphs: [
          'An order that is keyed in three times does not need a robot to key it. It needs to be keyed once. So we sit with the people who do the work, with a stopwatch and a notebook, before anyone opens a design tool.',
          'What we find is rarely a missing system. It is a form that exists because of an audit in 2009, an approval that has never been refused, a spreadsheet with more in it than the ledger. Half the gain usually comes from leaving things out.',
        ],
      },
      {
        kind: 'comparison',
        tone: 'muted',
        eyebrow: 'How we decide',
        heading: 'Drop, simplify, automate, or leave to a person',
        lead: 'Each step of a process gets one of four answers, each with its own test.',
        columns: ['Answer', 'When', 'What happens next'],
        rows: [
          [
            'Drop',
            'Nothing bad happened when it was skipped',
            'It goes at once, and the rule behind it is changed in writing',
          ],
          [
            'Simplify',
            'Its result is used, but only one part of it',
            'The form shrinks to that part; the rest comes from other systems',
          ],
          [
            'Automate',
            'A person decides the same way 19 times out of 20',
            'Software handles the nineteen and passes on the twentieth with its history',
          ],
          [
            'Leave',
            'Judgement, courtesy or liability is the point of it',
            'The person gets better information, and time',
          ],
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'A process you can see and run without us',
        items: [
          {
            name: 'A measured start',
            text: 'Time, cost, errors and rework for each step, counted over at least four weeks, before anything is promised.',
          },
          {
            name: 'A process on one page',
            text: 'Drawn with the people who do it. If it does not fit on a page, it is two processes.',
          },
          {
            name: 'Working software',
            text: 'On tools you already own where possible: workflow, integration, documents. New licences have to pay for themselves.',
          },
          {
            name: 'Trained people',
            text: 'The people who do the work try every version. Their names are on the sign-off, alongside their manager’s.',
          },
          {
            name: 'A live figure',
            text: 'The key figure we agreed, on a screen everyone can see, with its definition next to it.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'Sixteen weeks for the first process',
        steps: [
          {
            name: 'Watch',
            time: 'Weeks 1 to 4',
            text: 'Two of us alongside your people, logs from your systems, no opinions yet.',
            result: 'The measured process and its three biggest losses.',
          },
          {
            name: 'Cut',
            time: 'Weeks 5 and 6',
            text: 'We drop steps by hand, with paper and phone if need be, to see what breaks.',
            result: 'A shorter process, already running.',
          },
          {
            name: 'Build',
            time: 'Weeks 7 to 13',
            text: 'We build software for what is left and show it every second Friday to those who will use it.',
            result: 'A version that handles real cases from week nine.',
          },
          {
            name: 'Hold',
            time: 'Weeks 14 to 16',
            text: 'We stay until the figure has held for three weeks, holidays and month end included.',
            result: 'The handover, and a list for the next process.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'One owner, two experts and your logs',
        items: [
          { name: 'A process owner', text: 'One person who can change the process without asking three departments.' },
          {
            name: 'Two people who do the work',
            text: 'A day a week each, and a promise that a shorter process will not cost them their jobs.',
          },
          {
            name: 'Access to the logs',
            text: 'Timestamps tell us more than interviews. We remove names where the law or your works council requires it.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Three failures we watch for early',
        items: [
          {
            risk: 'The old process continues alongside the new',
            answer: 'The old form is closed on a fixed day. Until then we count every use of it and ask why.',
          },
          {
            risk: 'The figure improves but nobody notices',
            answer:
              'We ask customers and staff the same two questions before and after. If they notice nothing, we picked the wrong figure.',
          },
          {
            risk: 'It works in one branch only',
            answer: 'We choose the second site at the start, and its people attend from the first demo.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which process should we measure first?',
      text: 'Describe it in three sentences. We reply with what we would measure, and what that would cost.',
      action: { label: 'Describe a process', to: '/contact' },
      secondaryAction: { label: 'See who we work for', to: '/clients' },
    },
  },
}
