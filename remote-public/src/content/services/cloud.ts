import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud services: migration, cost and operations | Tekskills',
    description:
      'Workloads moved in waves with a tested way back, landing zones that pass audits, a bill people can read, and operations with one accountable team.',
    keywords: 'cloud services, cloud migration, landing zone, FinOps, cloud operations, site reliability',
  },
  content: {
    name: 'Cloud',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Cloud',
      heading: 'We move you in waves, and can reverse each one.',
      lead: 'We plan, move and run workloads on the public clouds you already use, and show the bill to the people who cause it.',
      seed: 'racks',
      picture: 'beside',
      action: { label: 'Talk to a cloud lead', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cards',
        heading: 'Four cloud services you can buy separately',
        lead: 'Most clients start with one, and buy the second after the first has paid for itself.',
        items: [
          {
            name: 'Migration',
            text: 'From your data centre, or from another cloud, in rehearsed waves.',
            to: '/services/cloud/migration',
            seed: 'night',
          },
          {
            name: 'Foundations',
            text: 'Accounts, networks, identity and guard rails, ready before the first workload.',
            to: '/services/cloud/foundations',
            seed: 'layers',
          },
          {
            name: 'Cost control',
            text: 'A bill each team can read, and savings that last beyond the quarter.',
            to: '/services/cloud/cost-control',
            seed: 'bill',
          },
          {
            name: 'Operations',
            text: 'Monitoring, patching and on-call, under targets that you set and we report on.',
            to: '/services/cloud/operations',
            seed: 'watch',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'Five things you keep after the project',
        items: [
          {
            name: 'An accurate inventory',
            text: 'Every workload with its owner, its dependencies, its data classification and its cost today.',
          },
          {
            name: 'Infrastructure as code',
            text: 'In your repository, reviewed like any other code, with a pipeline that applies it and a record of who approved what.',
          },
          {
            name: 'A wave plan',
            text: 'Which systems move together, on which night, who is on the call, and the point at which the wave is reversed.',
          },
          {
            name: 'Run books',
            text: 'One page for each system: how to spot trouble, what to do first, who to call.',
          },
          {
            name: 'A cost line for each team',
            text: 'Tagged from day one, so “why did it go up?” has an answer the same day.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'From first look to first wave in a quarter',
        steps: [
          {
            name: 'Take stock',
            time: '3 weeks',
            text: 'Discovery agents and interviews show what runs, which systems depend on each other, and what nobody dares to switch off.',
            result: 'The inventory, and a rough business case for each group.',
          },
          {
            name: 'Lay the groundwork',
            time: '5 weeks',
            text: 'Accounts, network, identity, logging and backup are built as code and attacked by our own security team.',
            result: 'A foundation with its test report.',
          },
          {
            name: 'Move a small thing',
            time: '2 weeks',
            text: 'One real, low-risk system goes first, with the full procedure, to find out where the procedure is wrong.',
            result: 'A working system in the cloud, and a corrected plan.',
          },
          {
            name: 'Move in waves',
            time: 'Every 3 to 4 weeks',
            text: 'Each wave is rehearsed twice on copies. The third time is real, and you can go back until you decide otherwise.',
            result: 'Systems moved, old ones switched off, savings booked.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Your part, in hours and people',
        items: [
          { name: 'A sponsor who can decide', text: 'One hour a week, and the right to drop a system from the plan.' },
          {
            name: 'System owners',
            text: 'Half a day each for the inventory, and their presence on the night their system moves.',
          },
          { name: 'Read access', text: 'To monitoring, tickets, the asset register and twelve months of invoices.' },
          { name: 'A change calendar', text: 'The nights we must avoid: year end, campaigns, audits.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Four ways a migration fails, and what we do about each',
        items: [
          {
            risk: 'A dependency nobody knew about',
            answer:
              'We record traffic over a full month end before we finalise a wave, and check with the owner of every system that stayed silent.',
          },
          {
            risk: 'The cloud costs more than the data centre',
            answer:
              'Each system gets a cost ceiling before it moves. Above it, the wave stops until the design is changed.',
          },
          {
            risk: 'The old system is never switched off',
            answer:
              'Switching it off is part of the wave and has a date. We invoice the last part of our fee only after that.',
          },
          {
            risk: 'Your people feel left out',
            answer: 'They are in the team from the first week and run the later waves themselves, with our support.',
          },
        ],
      },
    ],
    next: {
      heading: 'Show us one system and its last invoice',
      text: 'In a 45-minute first call, we tell you whether it is worth moving.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Read about cloud migration', to: '/services/cloud/migration' },
    },
  },
}
