import { countedAtStart, counted } from '@tekskills/shared/contracts/company-facts'
import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Life at Tekskills: a week and the hard parts | Tekskills',
    description:
      'What it is like to work at Tekskills: a week in five moments, how we share nights and travel, how people learn and are paid, and what is hard about it.',
    keywords: 'life at Tekskills, working at Tekskills, engineering culture, careers, remote work, on-call',
  },
  content: {
    name: 'Life at Tekskills',
    hero: {
      eyebrow: 'Life at Tekskills',
      heading: 'Work that matters, and mostly ends at six',
      lead: 'Client work has hard days. Here is what a week looks like, what we promise each other, and what you should know before you apply.',
      seed: 'life-week',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'timeline',
        eyebrow: 'A week',
        heading: 'Five moments in a typical week',
        items: [
          {
            time: 'Monday',
            text: 'Planning with the client’s people. We take unclear work out of the week rather than guess.',
          },
          {
            time: 'Tuesday',
            text: 'Pairing. In every project, two people of different seniority share a keyboard for at least half a day.',
          },
          {
            time: 'Wednesday',
            text: `Practice hour: forty people from ${counted.regions}, and one of them shows something that failed.`,
          },
          { time: 'Thursday', text: 'Demo. The person who built it shows it, even in their third week.' },
          {
            time: 'Friday',
            text: 'No releases after noon. The afternoon is for learning, writing, tidying up or catching an early train.',
          },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'What we promise',
        heading: 'Five promises you can hold us to',
        items: [
          {
            name: 'You know your pay band',
            text: 'And everyone else’s: all colleagues in a region can see the bands. Negotiating well does not pay more than working well.',
          },
          {
            name: 'You choose where you work',
            text: 'Within your contract: at home, on the client’s site or in an office, depending on the week. Travel is agreed for each project, and you can refuse it.',
          },
          {
            name: 'You are not on call alone',
            text: 'One week in six at most, with a second person. On-call time is paid, and you get time off in return.',
          },
          { name: 'You learn on paid days', text: 'Ten each year, put in the calendar before any project.' },
          {
            name: 'You can say no to a client',
            text: 'Some people prefer not to work for certain industries. You need not give a reason, and it does not count against you.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'The hard parts',
        heading: 'What people tell us when they leave',
        paragraphs: [
          'You change systems more often than you would in a product company, and you will rarely see year five of something you built. Some love that. Some miss the second summer with their own code.',
          'On a client’s site, the client’s rules apply. There will be a badge, an old laptop and a committee. The work takes patience, and not everyone enjoys that.',
          `${countedAtStart.regions} mean that someone is always up early. We rotate the early calls, so your turn comes only now and then, but it does come.`,
        ],
      },
      {
        kind: 'cells',
        tone: 'muted',
        eyebrow: 'Growing',
        heading: 'Two career paths, and a way across',
        items: [
          {
            name: 'Craft',
            text: 'From engineer to principal without managing anyone. Principals review, teach and are called in on difficult problems.',
          },
          {
            name: 'Lead',
            text: 'From owning a feature to owning an engagement. You try the step for six months, and nobody counts stepping back as failure.',
          },
          {
            name: 'Across',
            text: 'A tester who wants to attack systems, an analyst who wants to build: they spend a quarter in the other practice, with a mentor there.',
          },
        ],
      },
      {
        kind: 'questions',
        eyebrow: 'Asked in interviews',
        heading: 'What applicants ask us',
        items: [
          {
            question: 'How long does hiring take?',
            answer:
              'A first conversation, a work sample and a decision, within three weeks. We tell you the result of each step, even if it is a no.',
          },
          {
            question: 'Do you hire people without a degree?',
            answer: 'Yes. The work sample counts for more than the CV, and some of our leads taught themselves.',
          },
          {
            question: 'Can I work part time?',
            answer: 'Yes, in every role. Leads on four days a week are common, and project plans allow for it.',
          },
          {
            question: 'What do I get on the first day?',
            answer: 'A laptop that works, a buddy with time for you, a small real task, and lunch.',
          },
        ],
      },
      {
        kind: 'statement',
        text: 'The person who says “I broke it” in the first five minutes has done the most useful thing anyone will do that day.',
        source: 'On the wall of every office',
        seed: 'life-wall',
      },
    ],
    next: {
      heading: 'Talk to someone who does the work',
      text: 'Before you apply, you can speak to a future colleague for half an hour. They do not report back.',
      action: { label: 'Arrange a conversation', to: '/contact' },
      secondaryAction: { label: 'Meet our leadership', to: '/leadership' },
    },
  },
}
