import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud operations with targets you set | Tekskills',
    description:
      'Monitoring, patching, backup and on-call for cloud systems under reliability targets that you set, with open run books and a fixed way to end it.',
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
      heading: 'Somebody is awake, and knows your system.',
      lead: 'From eight regions, daylight is always somewhere. The engineer who answers at your midnight is at their desk at noon, with your run book open.',
      seed: 'operations-watch',
      picture: 'beside',
    },
    blocks: [
      {
        kind: 'comparison',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Three levels of care, chosen per system.',
        lead: 'Not everything deserves to wake a person. You choose for each system, and may change your mind each quarter.',
        columns: ['', 'Watched', 'Cared for', 'Critical'],
        rows: [
          ['Hours', 'Your working day', '16 hours on 5 days', 'Always'],
          ['First reaction', '4 hours', '30 minutes', '10 minutes'],
          ['Patches', 'Monthly', 'Within 14 days', 'Within 72 hours if exploited'],
          ['Restore tried', 'Each half-year', 'Each quarter', 'Each month'],
          ['Review with you', 'Each half-year', 'Each quarter', 'Each month'],
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'How we measure ourselves',
        heading: 'A budget for failure, spent in the open.',
        paragraphs: [
          'A target of 99.9 percent allows forty-three minutes of failure a month. We treat them as a budget. While some is left, teams may release as often as they like. When it is spent, the next thing built is reliability, and nobody needs to be persuaded.',
          'Targets are set on what your users do: they can sign in, they can pay, the label prints. A green processor has never printed a label.',
          'After each serious failure there is a written account within five working days: what happened, why it could happen, what we change. It names causes and no culprits, and you get the version that we read ourselves.',
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Taking over without a drop.',
        steps: [
          {
            name: 'Learn',
            time: 'Weeks 1 to 3',
            text: 'We read alarms and tickets of a year, and draw what depends on what.',
            result: 'A run book per system, with gaps marked.',
          },
          {
            name: 'Shadow',
            time: 'Weeks 4 to 6',
            text: 'Your team answers, we watch. Then we answer, and they watch.',
            result: 'Names and faces on both sides.',
          },
          {
            name: 'Quieten',
            time: 'Weeks 7 to 10',
            text: 'Alarms that led to no action are removed; those that came too late are moved forward.',
            result: 'Few alarms, each worth getting up for.',
          },
          {
            name: 'Run',
            time: 'From week 11',
            text: 'We carry the pager under the agreed targets, and remove one cause of failure every month.',
            result: 'A monthly page with the budget and its use.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'What stays yours.',
        items: [
          {
            name: 'The targets',
            text: 'How good is good enough is a business decision. We tell you what each further nine costs.',
          },
          {
            name: 'The right to release',
            text: 'Your teams deploy. We give them the pipeline, the checks and the brake.',
          },
          {
            name: 'A contact who may decide',
            text: 'For the rare night on which it is cheaper to switch something off.',
          },
          {
            name: 'All accounts and keys',
            text: 'We work with roles that you grant and can withdraw within a minute.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'The usual complaints about outsourced operations.',
        items: [
          {
            risk: 'A stranger answers',
            answer: 'Each client has a crew of six with names. Somebody outside the crew may answer, and may not act.',
          },
          {
            risk: 'Everything is green, and users complain',
            answer: 'The service desk’s tickets are an alarm like any other. Three on one subject open an incident.',
          },
          {
            risk: 'You cannot leave',
            answer:
              'Run books, dashboards and code live with you. The contract describes the last six weeks as precisely as the first.',
          },
        ],
      },
    ],
    next: {
      heading: 'Which of your systems may wake someone?',
      text: 'Make a list with three columns and send it to us. It is the longest part of the offer, and you can do it without us.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Back to all cloud services', to: '/services/cloud' },
    },
  },
}
