import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Life at Tekskills: a week, the rules, the hard parts | Tekskills',
    description:
      'What working at Tekskills is like: a week in five moments, how nights and travel are shared, how people learn and are paid, and what is hard about it.',
    keywords: 'life at Tekskills, working at Tekskills, engineering culture, careers, remote work, on-call',
  },
  content: {
    name: 'Life at Tekskills',
    hero: {
      eyebrow: 'Life at Tekskills',
      heading: 'Work that ends at six, mostly. Work that matters, mostly.',
      lead: 'Client work has hard days. Here is what a week is like, what we promise each other, and what you should know before you apply.',
      seed: 'life-week',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'timeline',
        eyebrow: 'A week',
        heading: 'Five moments that most weeks have.',
        items: [
          {
            time: 'Monday',
            text: 'Planning with the client’s people. What is unclear is thrown out of the week rather than guessed at.',
          },
          {
            time: 'Tuesday',
            text: 'Pairing. In every project two people share a keyboard for at least half a day, across seniority.',
          },
          {
            time: 'Wednesday',
            text: 'Practice hour: forty people from eight regions, one of whom shows something that failed.',
          },
          { time: 'Thursday', text: 'Demonstration. Whoever built it shows it, also when it is their third week.' },
          {
            time: 'Friday',
            text: 'No releases after noon. The afternoon is for learning, writing, tidying up, or an early train.',
          },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'What we promise',
        heading: 'Written down, so that you can hold us to it.',
        items: [
          {
            name: 'You know your pay band',
            text: 'And everyone else’s: bands are open to all colleagues of a region. Negotiating well does not pay more than working well.',
          },
          {
            name: 'You choose where you work',
            text: 'At home, at the client’s or in an office, by what the week needs. Travel is agreed for each project and can be refused.',
          },
          {
            name: 'You are not on call alone',
            text: 'One week in six at most, with a second person, paid as time and given back as time.',
          },
          { name: 'You learn on paid days', text: 'Ten each year, in the calendar before the projects are.' },
          {
            name: 'You can say no to a client',
            text: 'Some do not want to work for some industries. You need not give a reason, and it does not count against you.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'The hard parts',
        heading: 'What people tell us when they leave.',
        paragraphs: [
          'You change systems more often than you would in a product company, and you will rarely see year five of something you built. Some love that. Some miss the second summer with their own code.',
          'Clients’ houses have clients’ rules. There will be a badge, an old laptop, and a committee. Patience is part of the craft, and not everybody enjoys it.',
          'Eight regions mean that someone is always up early. We rotate the awkward hour, so it is your turn only now and then, but then it is.',
        ],
      },
      {
        kind: 'cells',
        tone: 'muted',
        eyebrow: 'Growing',
        heading: 'Two ladders, and a bridge between them.',
        items: [
          {
            name: 'Craft',
            text: 'From engineer to principal without managing anybody. Principals review, teach and are called in when it is difficult.',
          },
          {
            name: 'Lead',
            text: 'From owning a feature to owning an engagement. The step is tried for six months, and stepping back is no defeat.',
          },
          {
            name: 'Across',
            text: 'A tester who wants to attack systems, an analyst who wants to build: a quarter in the other practice, with a mentor there.',
          },
        ],
      },
      {
        kind: 'questions',
        eyebrow: 'Asked in interviews',
        heading: 'Answers before you have to ask.',
        items: [
          {
            question: 'How long does hiring take?',
            answer:
              'Two talks and a work sample, within three weeks. You hear from us after each within two working days, also if it is a no.',
          },
          {
            question: 'Do you hire people without a degree?',
            answer: 'Yes. We read the sample before the curriculum, and some of our leads taught themselves.',
          },
          {
            question: 'Is part time possible?',
            answer: 'In every role. Leads at four days a week are common; the project plans are made for it.',
          },
          {
            question: 'What do I get on the first day?',
            answer: 'A laptop that works, a buddy with time, a small real task, and lunch.',
          },
        ],
      },
      {
        kind: 'statement',
        text: 'The person who says “I broke it” in the first five minutes has done the most useful thing anybody will do that day.',
        source: 'Sentence on the wall of every office',
        seed: 'life-wall',
      },
    ],
    next: {
      heading: 'Curious? Talk to somebody who does the work.',
      text: 'Before you apply you may speak for half an hour to a future colleague. They do not report back.',
      action: { label: 'Ask for a talk', to: '/contact' },
      secondaryAction: { label: 'Meet our leadership', to: '/leadership' },
    },
  },
}
