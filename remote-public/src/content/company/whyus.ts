import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Why Tekskills: seven differences to check | Tekskills',
    description:
      'Seven differences you can verify: one lead, stages you can stop, your own code, early bad news, a second engineer, recorded failures and a planned end.',
    keywords: 'why Tekskills, IT services partner, choose IT provider, fixed stages, engagement model',
  },
  content: {
    name: 'Why Tekskills',
    hero: {
      eyebrow: 'Why Tekskills',
      heading: 'Don’t take our word for it.',
      lead: 'Every provider claims to be different. Here is each difference, with a way to test it before you sign anything.',
      seed: 'why-evidence',
      picture: 'behind',
      action: { label: 'Put us to the test', to: '/contact' },
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'Side by side',
        heading: 'Seven claims and how to test them',
        columns: ['We say', 'You can test it by'],
        rows: [
          [
            'The lead you meet stays to the end',
            'Asking for a contract that names them and says what happens if they leave',
          ],
          [
            'You can stop after every stage',
            'Looking up the price of stopping: it should be the price of that stage and nothing more',
          ],
          ['Everything is yours from day one', 'Asking for the repository link in the first week'],
          ['You hear bad news early', 'Reading three status pages of a current project, with the names removed'],
          ['Nothing depends on one person', 'Inviting the second engineer alone, without notice'],
          ['We write down our failures', 'Asking for our last two incident reports'],
          ['The end is planned', 'Reading the handover chapter: it should be as long as the first one'],
        ],
      },
      {
        kind: 'cells',
        tone: 'muted',
        eyebrow: 'Who we suit',
        heading: 'We suit some clients better than others',
        items: [
          {
            name: 'A good match',
            text: 'You own the result, have an opinion, and can spare the people who know the work for a few hours every fortnight.',
          },
          {
            name: 'A harder match',
            text: 'Purchasing decides, by day rate. We look expensive until you count year two.',
          },
          {
            name: 'No match',
            text: 'Date, scope and price are fixed, and you want to hear nothing until it is finished.',
          },
        ],
      },
      {
        kind: 'questions',
        eyebrow: 'Fair questions',
        heading: 'What buyers ask us in private',
        items: [
          {
            question: 'What does it cost?',
            answer:
              'Discovery has a fixed price; for each stage you see a price range before it starts. A typical first stage is two people for four to six weeks. You get the day rate of everyone involved.',
          },
          {
            question: 'Who will actually do the work?',
            answer:
              'The people named in the proposal. If one of them cannot, you choose between two replacements or stop without a fee.',
          },
          {
            question: 'Do you work with our other providers?',
            answer:
              'Yes, and as their subcontractor if you prefer. We ask for one thing: that we look for a fault together before anyone is blamed.',
          },
          {
            question: 'What if you get it wrong?',
            answer:
              'For twelve months after a stage, we repair at our own expense whatever does not do what that stage promised.',
          },
          {
            question: 'Where is our data?',
            answer:
              'Where it is today. We work in your environment or in an account that you own. Copies on our machines are forbidden and, where we can, technically blocked.',
          },
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'The first month',
        heading: 'From first message to first result',
        lead: 'A typical start. The contact page says how long each step may take.',
        items: [
          {
            time: 'Day 1',
            text: 'Your message reaches a lead engineer from the right practice. No call centre, no lead scoring.',
          },
          {
            time: 'Day 3',
            text: 'You have our reply, and forty-five minutes on the phone. You come away with at least one useful thought, whether you hire us or not.',
          },
          {
            time: 'Day 8',
            text: 'You get two pages: your question as we understand it, how we would find the answer, who we need, what it costs.',
          },
          { time: 'Day 15', text: 'Two people start, on your site or on your screen.' },
          {
            time: 'Day 30',
            text: 'You see a first result in your environment, and decide whether there will be a second.',
          },
        ],
      },
    ],
    next: {
      heading: 'Start with a conversation',
      text: 'Ask us the question your current provider avoids.',
      action: { label: 'Ask us', to: '/contact' },
      secondaryAction: { label: 'Read how our engineers think', to: '/resources/blogs' },
    },
  },
}
