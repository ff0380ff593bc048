import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Why Tekskills: what is different, and how to check it | Tekskills',
    description:
      'Seven differences you can verify before you sign: one lead, stages you may stop, code in your accounts, a second head, open failures and a planned end.',
    keywords: 'why Tekskills, IT services partner, choose IT provider, fixed stages, engagement model',
  },
  content: {
    name: 'Why Tekskills',
    hero: {
      eyebrow: 'Why Tekskills',
      heading: 'Do not believe us. Check.',
      lead: 'Every provider says it is different. So here is each difference together with the way to test it before you sign anything.',
      seed: 'why-evidence',
      picture: 'behind',
      action: { label: 'Put us to the test', to: '/contact' },
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'Side by side',
        heading: 'Seven claims and seven tests.',
        columns: ['We say', 'You can test it by'],
        rows: [
          [
            'The lead you meet stays to the end',
            'Asking for their name in the contract, and for what happens if they go',
          ],
          [
            'You may stop after every stage',
            'Looking for the price of a stop. It should be the stage, and nothing more',
          ],
          ['Everything is yours from day one', 'Asking for the repository link in the first week'],
          ['We tell bad news early', 'Reading three status pages of a running project, with the names removed'],
          ['A second head knows', 'Inviting the second engineer alone, without notice'],
          ['We write down our failures', 'Asking for the last two accounts of an incident'],
          ['The end is planned', 'Reading the hand-over chapter. It should be as long as the first one'],
        ],
      },
      {
        kind: 'cells',
        tone: 'muted',
        eyebrow: 'For whom',
        heading: 'We suit some clients better than others.',
        items: [
          {
            name: 'A good match',
            text: 'You own the result, have an opinion, and can spare the people who know the work for a few hours every fortnight.',
          },
          {
            name: 'A harder match',
            text: 'Purchasing decides, by day rate. We will look dear until the second year is counted in.',
          },
          {
            name: 'No match',
            text: 'The date, the scope and the price are fixed, and so is the wish to hear nothing until it is finished.',
          },
        ],
      },
      {
        kind: 'questions',
        eyebrow: 'Fair questions',
        heading: 'What buyers ask when the room is small.',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Discovery has a fixed price, the stages a range that you see before each. A typical first stage is two people for four to six weeks. You get the day rates of everybody in it.',
          },
          {
            question: 'Who will really come?',
            answer:
              'The people in the offer, by name. If one of them cannot, you choose among two replacements or stop without a fee.',
          },
          {
            question: 'Do you work with our other providers?',
            answer:
              'Yes, and under them where you prefer. We ask for one thing: that a fault is looked for together before it is anyone’s.',
          },
          {
            question: 'What if you get it wrong?',
            answer:
              'What does not do what the stage promised is repaired at our expense, for twelve months after that stage.',
          },
          {
            question: 'Where is our data?',
            answer:
              'Where it is today. We work in your environment or in an account that you own. Copies on our machines are forbidden, and made impossible where we can.',
          },
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'The first month',
        heading: 'From a message to something you can judge.',
        items: [
          {
            time: 'Day 1',
            text: 'Your message reaches a lead of the right practice. No call centre, no form that scores you.',
          },
          {
            time: 'Day 3',
            text: 'Forty-five minutes on the phone. You leave it with at least one useful thought, ordered or not.',
          },
          {
            time: 'Day 8',
            text: 'Two pages: the question as we understood it, how we would find out, whom it takes, what it costs.',
          },
          { time: 'Day 15', text: 'Two people start in your house or on your screen.' },
          {
            time: 'Day 30',
            text: 'A first result in your environment, and your decision whether there will be a second.',
          },
        ],
      },
    ],
    next: {
      heading: 'The shortest test is a conversation.',
      text: 'Ask us the question that your present provider avoids.',
      action: { label: 'Ask it', to: '/contact' },
      secondaryAction: { label: 'Read how our engineers think', to: '/resources/blogs' },
    },
  },
}
