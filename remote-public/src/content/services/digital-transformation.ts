import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Digital transformation, one process at a time | Tekskills',
    description:
      'We measure a process, remove the steps nobody needs, put software under what remains and leave when the figure has moved and stays moved.',
    keywords: 'digital transformation, process redesign, automation, workflow, change management, legacy replacement',
  },
  content: {
    name: 'Digital transformation',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Digital transformation',
      heading: 'One process. One figure. Then the next.',
      lead: 'Programmes that change everything at once change little. We take the process that costs you most, and do not leave it until its figure has moved and stayed.',
      seed: 'transformation-order',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'prose',
        eyebrow: 'Where we stand',
        heading: 'Automating a bad process makes it bad faster.',
        paragraphs: [
          'An order that is keyed in three times does not need a robot to key it. It needs to be keyed once. So we sit beside the people who do the work, with a stopwatch and a notebook, before anybody opens a design tool.',
          'What we find is seldom a missing system. It is a form that exists because of an audit in 2009, an approval that has never been refused, a spreadsheet that knows more than the ledger. Half of the gain usually comes from leaving things out.',
        ],
      },
      {
        kind: 'comparison',
        tone: 'muted',
        eyebrow: 'How we decide',
        heading: 'Drop, simplify, automate, or leave to a person.',
        lead: 'Each step of a process gets one of four answers. The test is always the same question.',
        columns: ['Answer', 'When', 'What happens next'],
        rows: [
          [
            'Drop',
            'Nothing bad happened in the cases where it was skipped',
            'It goes at once; the rule that asked for it is changed in writing',
          ],
          [
            'Simplify',
            'Its result is used, but only one part of it',
            'The form shrinks to that part, and the rest is read from elsewhere',
          ],
          [
            'Automate',
            'A person decides the same way 19 times out of 20',
            'Software takes the nineteen and hands over the twentieth with its history',
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
        heading: 'A process that can be seen, and run without us.',
        items: [
          {
            name: 'A measured start',
            text: 'Time, cost, errors and rework for each step, counted over at least four weeks, before anything is promised.',
          },
          {
            name: 'A process on one page',
            text: 'Drawn with those who do it. If it does not fit on the page, it is two processes.',
          },
          {
            name: 'Working software',
            text: 'On the tools you own where they will do: workflow, integration, documents. New licences have to earn their place.',
          },
          {
            name: 'Trained people',
            text: 'Those who do the work try every version. Their names are on the sign-off, not only their manager’s.',
          },
          {
            name: 'A live figure',
            text: 'The number we agreed on, on a screen everyone can see, with its definition beside it.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'Sixteen weeks for the first process.',
        steps: [
          {
            name: 'Watch',
            time: 'Weeks 1 to 4',
            text: 'Two of us at the desks, logs from your systems, no opinions yet.',
            result: 'The measured process and its three biggest leaks.',
          },
          {
            name: 'Cut',
            time: 'Weeks 5 and 6',
            text: 'Steps are dropped by hand, with paper and a phone if need be, to see what breaks.',
            result: 'A shorter process, already running.',
          },
          {
            name: 'Build',
            time: 'Weeks 7 to 13',
            text: 'Software for what is left, shown every second Friday to those who will use it.',
            result: 'A version that carries real cases from week nine.',
          },
          {
            name: 'Hold',
            time: 'Weeks 14 to 16',
            text: 'We stay until the figure has held for three weeks, holidays and month end included.',
            result: 'The hand-over, and a list for the next process.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'Less than a steering committee, more than a signature.',
        items: [
          { name: 'A process owner', text: 'One person who may change the process without asking three departments.' },
          {
            name: 'Two people who do the work',
            text: 'A day a week each, and the promise that a shorter process does not cost them their job.',
          },
          {
            name: 'Access to the logs',
            text: 'Time stamps tell us more than interviews. We take them without names where the law or your council asks for it.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Three endings we have learned to see early.',
        items: [
          {
            risk: 'The old way lives on beside the new',
            answer: 'The old form is closed on a fixed day. Until then every use of it is counted and asked about.',
          },
          {
            risk: 'The figure improves and nobody feels it',
            answer:
              'We ask customers and staff the same two questions before and after. If they notice nothing, the figure was the wrong one.',
          },
          {
            risk: 'It works in one branch only',
            answer:
              'The second site is chosen at the start, and its people are in the room from the first demonstration.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which process would you not show a visitor?',
      text: 'Tell us in three sentences. We answer with what we would measure first, and what it would cost to find out.',
      action: { label: 'Describe a process', to: '/contact' },
      secondaryAction: { label: 'See who we work for', to: '/clients' },
    },
  },
}
