import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Talent acquisition: engineers screened by engineers | Tekskills',
    description:
      'Engineers, analysts and project leads for a role, a team or a season, screened by people who do the same work, with a written reason for each of them.',
    keywords: 'talent acquisition, IT recruitment, contract engineers, technical screening, team augmentation',
  },
  content: {
    name: 'Talent acquisition',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Talent acquisition',
      heading: 'Three people worth meeting, not thirty résumés.',
      lead: 'Candidates are screened by somebody who does the same work. You read one page on each: what they did, how we know, and what gave us pause.',
      seed: 'talent-constellation',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'comparison',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Three arrangements, side by side.',
        columns: ['', 'For a role', 'For a team', 'For a season'],
        rows: [
          ['Who employs', 'You', 'We', 'We'],
          ['First names after', '10 working days', '15 working days', '5 working days'],
          ['Fits when', 'The knowledge has to stay', 'A whole skill is missing', 'A peak has a known end'],
          ['You pay', 'A fee after the trial period', 'A rate for each person and month', 'A rate for each day worked'],
          [
            'If it does not fit',
            'We search again without a fee',
            'Replaced within 10 working days',
            'Ends with the week',
          ],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'A search of ten working days.',
        items: [
          {
            time: 'Day 1',
            text: 'One hour with the person they will work for. We ask for the task of the third month, not for a list of tools.',
          },
          {
            time: 'Day 2',
            text: 'We write the advertisement and the work sample. You correct both; nothing goes out before.',
          },
          {
            time: 'Day 3 to 6',
            text: 'Search among people we know first, then outside. Everybody who writes to us gets an answer.',
          },
          {
            time: 'Day 7 to 9',
            text: 'Ninety minutes with a practitioner, on a task like yours. Paid, if it takes longer than that.',
          },
          { time: 'Day 10', text: 'Three names, one page each, and our own ranking with its reasons.' },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'How we judge',
        heading: 'The same task, the same questions, two pairs of eyes.',
        paragraphs: [
          'Each candidate for a role gets the same work sample, and it is read without a name on it. Two of us score it apart before we speak. Where the scores differ, the difference is the most useful thing we know, and it goes on the page that you receive.',
          'We do not use software that rates faces, voices or the wording of an application. Notes are kept for as long as the candidate has agreed to, and every candidate may read theirs.',
          'References are people who have depended on the candidate’s work, and we ask what they would give them to do next, not whether they were nice.',
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Speed, mostly.',
        items: [
          {
            name: 'The real manager',
            text: 'One hour at the start. A job description written by somebody else costs a week.',
          },
          {
            name: 'A range you will pay',
            text: 'Named to candidates from the first message. It halves the refusals at the end.',
          },
          { name: 'An answer in 48 hours', text: 'After each meeting. Good people are in other talks as well.' },
          {
            name: 'A first week',
            text: 'Laptop, accounts, a task and a colleague. We send you the list we use for ourselves.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'A hire can fail on either side.',
        items: [
          {
            risk: 'The person was sold a different job',
            answer:
              'Candidates read the page you signed on day two, and speak to a future colleague without you in the room.',
          },
          {
            risk: 'They leave within the year',
            answer:
              'We call both sides after 2, 8 and 26 weeks. Most reasons to leave can be heard at the second call.',
          },
          {
            risk: 'Your team becomes dependent on ours',
            answer: 'Contracts let you take people over after twelve months, at a price that stands in the first one.',
          },
        ],
      },
    ],
    next: {
      heading: 'Tell us about the task of the third month.',
      text: 'Half a page is plenty. Looking for work yourself? The open positions are a page of their own.',
      action: { label: 'Describe a role', to: '/contact' },
      secondaryAction: { label: 'Life at Tekskills', to: '/careers/life-at-tekskills' },
    },
  },
}
