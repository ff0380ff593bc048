import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud services: migration, foundations, cost, operations | Tekskills',
    description:
      'Workloads moved in waves with a tested way back, landing zones that audits like, a bill people can read, and operations with one accountable team.',
    keywords: 'cloud services, cloud migration, landing zone, FinOps, cloud operations, site reliability',
  },
  content: {
    name: 'Cloud',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Cloud',
      heading: 'Moved in waves, each with a way back.',
      lead: 'We plan, move and run workloads on the public clouds you already buy from, and keep the bill in front of the people who cause it.',
      seed: 'cloud-waves',
      picture: 'beside',
      action: { label: 'Talk to a cloud lead', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cards',
        heading: 'Four pieces of work. Most clients start with one.',
        lead: 'They fit together, and each stands alone: you can buy the second after the first has paid for itself.',
        items: [
          {
            name: 'Migration',
            text: 'From your data centre, or from another cloud, in rehearsed waves.',
            to: '/services/cloud/migration',
            seed: 'cloud-migration-card',
          },
          {
            name: 'Foundations',
            text: 'Accounts, networks, identity and guard rails, before the first workload lands.',
            to: '/services/cloud/foundations',
            seed: 'cloud-foundations-card',
          },
          {
            name: 'Cost control',
            text: 'A bill that each team can read, and savings that survive the quarter.',
            to: '/services/cloud/cost-control',
            seed: 'cloud-cost-card',
          },
          {
            name: 'Operations',
            text: 'Monitoring, patching and on-call, under targets that you set and we report.',
            to: '/services/cloud/operations',
            seed: 'cloud-operations-card',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'Five things you keep when we leave.',
        items: [
          {
            name: 'An inventory that is true',
            text: 'Every workload with its owner, its dependencies, its data class and what it costs where it runs today.',
          },
          {
            name: 'Infrastructure as code',
            text: 'In your repository, reviewed like any other code, with a pipeline that applies it and a log of who approved what.',
          },
          {
            name: 'A wave plan',
            text: 'Which systems move together, on which night, with whom on the call, and the moment at which the wave is turned back.',
          },
          {
            name: 'Run books',
            text: 'One page for each system: how to tell that it is ill, what to do first, whom to wake.',
          },
          {
            name: 'A cost line for each team',
            text: 'Tagged from day one, so that the question “why did it go up?” has an answer on the same day.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'A quarter from first look to first wave.',
        steps: [
          {
            name: 'Take stock',
            time: '3 weeks',
            text: 'Agents and interviews find what runs, who talks to whom, and what nobody dares to switch off.',
            result: 'The inventory, and a rough business case for each group.',
          },
          {
            name: 'Lay the ground',
            time: '4 weeks',
            text: 'Accounts, network, identity, logging and backup are built as code and attacked by our own security team.',
            result: 'A foundation with its test report.',
          },
          {
            name: 'Move a small thing',
            time: '2 weeks',
            text: 'One real system of low risk goes first, with the full ceremony, to find out where the ceremony is wrong.',
            result: 'A working system in the cloud, and a corrected plan.',
          },
          {
            name: 'Move in waves',
            time: 'Every 3 to 4 weeks',
            text: 'Each wave is rehearsed twice on copies. The third time is real, and the way back stays open until you close it.',
            result: 'Systems moved, old ones switched off, and the saving booked.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Your part, in hours and names.',
        items: [
          { name: 'A sponsor who can say no', text: 'One hour a week, and the right to drop a system from the plan.' },
          {
            name: 'System owners',
            text: 'Half a day each for the inventory, and their presence on the night of their wave.',
          },
          { name: 'Read access', text: 'To monitoring, tickets, the asset register and twelve months of invoices.' },
          { name: 'A change calendar', text: 'The nights that are closed: year end, campaigns, audits.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'The four ways in which a move fails, and what we do about each.',
        items: [
          {
            risk: 'A dependency nobody knew about',
            answer:
              'Traffic is recorded for a full month end before a wave is closed. What was silent for a month is asked about by name.',
          },
          {
            risk: 'The bill is higher than the data centre was',
            answer:
              'Each system gets a ceiling before it moves. Above it, the wave stops and the design is changed, not the ceiling.',
          },
          {
            risk: 'The old system is never switched off',
            answer: 'Switching off is part of the wave and has a date. We invoice the last part of the fee after it.',
          },
          {
            risk: 'Your people feel it was done to them',
            answer: 'They sit in the team from the first week and run the later waves themselves, with us beside them.',
          },
        ],
      },
    ],
    next: {
      heading: 'Bring one system and its last invoice.',
      text: 'In a first call of 45 minutes we will tell you whether it is worth moving, and say so if it is not.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Read about cloud migration', to: '/services/cloud/migration' },
    },
  },
}
