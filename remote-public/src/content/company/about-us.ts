import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'About us: engineers who stay until it runs | Tekskills',
    description:
      'Who Tekskills is: an IT services company of practitioners in eight regions, how we decide, what we turn down, and the rules we hold ourselves to.',
    keywords: 'about Tekskills, IT services company, IT consulting, engineering culture, company values',
  },
  content: {
    name: 'About us',
    hero: {
      eyebrow: 'About us',
      heading: 'We are the people you call when it has to run.',
      lead: 'Tekskills is an IT services company of practitioners. The person who sells you the work is the person who will be woken when it fails.',
      seed: 'about-company',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'prose',
        eyebrow: 'What we are for',
        heading: 'Noise in, signal out.',
        paragraphs: [
          'Companies drown in systems that each do their job and together do not. Data contradicts data; a change here breaks something there; the person who knew has left. Most of what we are paid for is to listen until a pattern shows, and then to build on the pattern.',
          'We began with a handful of engineers who were tired of handing over slides. The rule from then still holds: no recommendation leaves the house unless somebody in the house would be willing to carry it out.',
          'Today we work from eight regions, in nine practices and a division for data and AI. We are large enough to run a system around the clock, and small enough that leads know each other’s clients by name.',
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'How we decide',
        heading: 'Six rules, each with a cost.',
        lead: 'A value that never costs anything is decoration. Here is what ours cost us.',
        items: [
          {
            name: 'Say it in the first week',
            text: 'If the plan will not hold, you hear it while it is cheap. It has lost us orders.',
          },
          {
            name: 'Small steps, each complete',
            text: 'We would rather deliver a third that works than two thirds that almost do. It makes for plainer demonstrations.',
          },
          {
            name: 'The client owns everything',
            text: 'Code, keys, documents and knowledge. It means that you can leave us on any Friday.',
          },
          {
            name: 'No work without a figure',
            text: 'If success cannot be measured, we offer to find out how, and nothing else for the time being.',
          },
          { name: 'Two people know', text: 'Nothing depends on one head. We pay for the second one.' },
          {
            name: 'Nobody is on call alone',
            text: 'There is a second line for every night. It costs more, and people stay.',
          },
        ],
      },
      {
        kind: 'cells',
        eyebrow: 'How we are built',
        heading: 'Practices, regions and a spine between them.',
        items: [
          {
            name: 'Nine practices',
            text: 'Each led by somebody who still delivers. They set the craft: standards, reviews, who is ready for what.',
          },
          {
            name: 'Eight regions',
            text: 'Each with a team that speaks to clients in their own hours and under their own law.',
          },
          {
            name: 'One delivery office',
            text: 'Eleven people who read every project’s figures each week, and may stop one.',
          },
        ],
      },
      {
        kind: 'comparison',
        tone: 'muted',
        eyebrow: 'What we turn down',
        heading: 'Work that others do better, or that nobody should.',
        columns: ['We are asked to', 'We answer', 'Because'],
        rows: [
          ['Provide people by the dozen, by Monday', 'No', 'Nobody could vouch for them'],
          [
            'Confirm a decision that has been taken',
            'Only with the right to disagree in writing',
            'An opinion that is fixed beforehand is worth nothing',
          ],
          ['Watch employees', 'No', 'We have seen what it does to the data and to the people'],
          [
            'Build what a product does for a tenth of the price',
            'We name the product',
            'You would find it a year later',
          ],
        ],
      },
      {
        kind: 'statement',
        text: 'If our name is not on anybody’s lips a year after we have left, and the system runs, we did it right.',
        source: 'From the introduction that every new colleague reads on day one',
        seed: 'about-quiet',
      },
    ],
    next: {
      heading: 'Meet the people behind the rules.',
      text: 'Eight of us answer for the practices and regions. Each has a page, and reads the mail that it invites.',
      action: { label: 'Meet our leadership', to: '/leadership' },
      secondaryAction: { label: 'Ask us something', to: '/contact' },
    },
  },
}
