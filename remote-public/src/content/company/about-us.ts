import { checkableFigures, FOUNDED, milestones } from '@tekskills/shared/contracts/company-directory'
import { countedAtStart, counted } from '@tekskills/shared/contracts/company-facts'
import type { ContentModule } from '../page-content'

const { practices, offices, reply, meeting } = checkableFigures

export const { meta, content }: ContentModule = {
  meta: {
    title: 'About us: engineers who stay until it runs | Tekskills',
    description: `Tekskills is an IT services company run by practitioners in ${counted.regions}: how we decide, what we turn down, and the rules we hold ourselves to.`,
    keywords: 'about Tekskills, IT services company, IT consulting, engineering culture, company values',
  },
  content: {
    name: 'About us',
    hero: {
      eyebrow: 'About us',
      heading: 'We are the people you call when it has to run.',
      lead: 'Tekskills is an IT services company run by practitioners. The person who sells you the work is the person we wake up if it fails.',
      seed: 'about-company',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'prose',
        eyebrow: 'What we are for',
        heading: 'We make systems work together',
        paragraphs: [
          'Most companies have systems that work on their own but not together. Reports contradict each other, a change here breaks something there, and the person who knew why has left. Clients pay us to find the pattern behind the noise, and then to build on it.',
          `We began in ${FOUNDED} with a handful of engineers who were tired of handing over slides. The rule we set then still holds: we recommend nothing that one of us would not be willing to carry out.`,
          `Today we have ${counted.practices} in ${counted.regions}; the practice for data and AI has its own brand, TekDataNova. We are large enough to run a system around the clock, and small enough for leads to know each other’s clients by name.`,
        ],
      },
      {
        kind: 'figures',
        eyebrow: 'In numbers',
        heading: 'Four numbers you can check',
        lead: 'You can verify each of these on this site or with a single message.',
        items: [
          {
            figure: practices.figure,
            measure: `${practices.unit}, each with a named lead`,
            text: 'Every service page ends with the person who leads the practice.',
          },
          {
            figure: offices.figure,
            measure: `${offices.unit} that you can call`,
            text: 'The contact page has their phone numbers, and shows which of them are open now.',
          },
          {
            figure: reply.figure,
            measure: `${reply.unit} until you get a reply`,
            text: 'At most, and from a person. Send us a message and count.',
          },
          {
            figure: meeting.figure,
            measure: `${meeting.unit} for the first conversation`,
            text: 'With someone who would do the work, and without slides.',
          },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'How we decide',
        heading: 'Six rules and what they cost us',
        lead: 'We name the price of each rule, so you can see that we keep it.',
        items: [
          {
            name: 'Say it in the first week',
            text: 'If the plan will not hold, we tell you while it is still cheap to change. That has lost us orders.',
          },
          {
            name: 'Small steps, each complete',
            text: 'We would rather deliver one third that works than two thirds that almost do. Our demos look plainer for it.',
          },
          {
            name: 'The client owns everything',
            text: 'Code, keys, documents and knowledge. It means you can leave us on any Friday.',
          },
          {
            name: 'No work without a measure',
            text: 'If we cannot measure success yet, the only work we offer is finding out how. It delays our first large invoice.',
          },
          { name: 'Two people know', text: 'Nothing depends on one person. We pay for the second.' },
          {
            name: 'Nobody is on call alone',
            text: 'Every night has a second engineer on call. It costs more, but people stay.',
          },
        ],
      },
      {
        kind: 'cells',
        eyebrow: 'How we are built',
        heading: 'Practices, regions and one delivery office',
        items: [
          {
            name: countedAtStart.practices,
            text: 'Each led by someone who still delivers. They set the standards, run the reviews and decide who is ready for what.',
          },
          {
            name: countedAtStart.regions,
            text: 'Each with a team that works in its clients’ time zone and under their law.',
          },
          {
            name: 'One delivery office',
            text: 'Eleven people who read every project’s figures each week, and can stop a project.',
          },
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'How we got here',
        heading: `From one room in ${FOUNDED} to ${counted.regions}`,
        items: milestones.map(({ year, text }) => ({ time: String(year), text })),
      },
      {
        kind: 'comparison',
        eyebrow: 'What we turn down',
        heading: 'Work we decline, and why',
        columns: ['You ask us to', 'Our answer', 'Because'],
        rows: [
          ['Provide people by the dozen, by Monday', 'No', 'We could not vouch for them'],
          [
            'Confirm a decision already taken',
            'Only with the right to disagree in writing',
            'An opinion fixed in advance is worth nothing',
          ],
          ['Monitor individual employees', 'No', 'It destroys trust; our safety cameras blur faces for that reason'],
          [
            'Build what a product does for a tenth of the price',
            'We name the product',
            'You would find it yourself within a year',
          ],
        ],
      },
      {
        kind: 'statement',
        text: 'If the system runs and nobody needs to mention us a year after we have left, we did it right.',
        source: 'From the introduction every new colleague reads on day one',
        seed: 'about-quiet',
      },
    ],
    next: {
      heading: 'Meet the people behind the rules',
      text: `${countedAtStart.leaders} are responsible for our practices and regions. Each has a page and reads the messages it brings in.`,
      action: { label: 'Meet our leadership', to: '/leadership' },
      secondaryAction: { label: 'Ask us something', to: '/contact' },
    },
  },
}
