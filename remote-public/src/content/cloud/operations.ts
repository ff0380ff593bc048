import { counted } from '@tekskills/shared/contracts/company-facts'
import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud operations with targets you set | Tekskills',
    description:
      'Monitoring, patching, backup and on-call for cloud systems under reliability targets that you set, with open run books and a clear way to end the contract.',
    keywords: 'cloud operations, managed cloud, site reliability engineering, on-call, monitoring, patch management',
  },
  content: {
    name: 'Operations',
    parents: [
      { label: 'Services', to: '/services' },
      { label: 'Cloud', to: '/services/cloud' },
    ],
    hero: {
      eyebrow: 'Cloud operations',
      heading: 'Someone who knows your system is always awake.',
      lead: `With ${counted.regions}, it is always daytime in one of them. The engineer who answers at your midnight is at work, with your run book open.`,
      seed: 'watch',
      picture: 'beside',
    },
    blocks: [
      {
        kind: 'comparison',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Three service levels, chosen per system',
        lead: 'Not every system is worth waking someone for. You choose a level for each, and can change it every quarter.',
        columns: ['', 'Watched', 'Managed', 'Critical'],
        rows: [
          ['Hours', 'Your working day', '16 hours, 5 days a week', 'Always'],
          ['First response', '4 hours', '30 minutes', '10 minutes'],
          ['Patches', 'Monthly', 'Within 14 days', 'Within 72 hours if exploited'],
          ['Restore tested', 'Every six months', 'Every quarter', 'Every month'],
          ['Review with you', 'Every six months', 'Every quarter', 'Every month'],
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'How we measure ourselves',
        heading: 'An error budget you can see',
        paragraphs: [
          'A target of 99.9 per cent allows forty-three minutes of failure a month. We treat them as a budget. While some is left, teams may release as often as they like. Once it is spent, reliability comes first, and nobody has to be persuaded.',
          'We set targets on what your users do: they can log in, they can pay, the label prints. A server that looks healthy is no proof that labels print.',
          'After each serious failure you get a written report within five working days: what happened, why it could happen, what we will change. It names causes, not culprits, and it is the same version we read ourselves.',
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Taking over without interruption',
        steps: [
          {
            name: 'Learn',
            time: 'Weeks 1 to 3',
            text: 'We read a year of alarms and tickets, and draw what depends on what.',
            result: 'A run book per system, with gaps marked.',
          },
          {
            name: 'Shadow',
            time: 'Weeks 4 to 6',
            text: 'Your team handles calls while we watch. Then we handle them while your team watches.',
            result: 'People who know each other on both sides.',
          },
          {
            name: 'Reduce noise',
            time: 'Weeks 7 to 10',
            text: 'We remove alarms that led to no action, and make late ones fire earlier.',
            result: 'Few alarms, each worth getting up for.',
          },
          {
            name: 'Run',
            time: 'From week 11',
            text: 'We are on call under the agreed targets, and remove one cause of failure every month.',
            result: 'A monthly page showing how much of the error budget was used.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'What stays under your control',
        items: [
          {
            name: 'The targets',
            text: 'How reliable is reliable enough is a business decision. We tell you what each additional nine costs.',
          },
          {
            name: 'The right to release',
            text: 'Your teams deploy. We give them the pipeline, the checks and the emergency stop.',
          },
          {
            name: 'A contact who can decide',
            text: 'For the rare night when switching something off is the cheaper choice.',
          },
          {
            name: 'All accounts and keys',
            text: 'We work with roles you grant and can withdraw within a minute.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Common complaints about outsourcing, answered',
        items: [
          {
            risk: 'A stranger answers',
            answer:
              'Each client has a named crew of six. Someone outside the crew may take a call, but may not act on your systems.',
          },
          {
            risk: 'Everything is green, but users complain',
            answer: 'Service desk tickets count as alarms. Three on the same subject open an incident.',
          },
          {
            risk: 'You cannot leave',
            answer:
              'Run books, dashboards and code are in your accounts. The contract describes the last six weeks as precisely as the first.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which of your systems are critical?',
      text: 'Sort them into the three levels above and send us the list. Sorting is the longest part of the proposal, and you can do it without us.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Back to all cloud services', to: '/services/cloud' },
    },
  },
}
