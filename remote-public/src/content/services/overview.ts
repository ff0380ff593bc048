import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'IT services: nine practices, one team | Tekskills',
    description:
      'Cloud, cybersecurity, digital transformation, applications, data and AI, mobility, quality assurance, SAP and talent: what each does and where to start.',
    keywords:
      'IT services, cloud, cybersecurity, application development, SAP, quality assurance, AI, mobility, talent',
  },
  content: {
    name: 'Services',
    hero: {
      eyebrow: 'Services',
      heading: 'Nine practices. You meet one team.',
      lead: 'Hardly any problem we are called for belongs to one practice. So you get a lead engineer who stays, and specialists who come for as long as they are useful.',
      seed: 'services-nine',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'cards',
        id: 'what-you-get',
        heading: 'What each one does.',
        items: [
          {
            name: 'Cloud',
            text: 'Migration, foundations, cost and operations, on the clouds you already use.',
            to: '/services/cloud',
            seed: 'cloud-waves',
          },
          {
            name: 'Cybersecurity',
            text: 'What is exposed, closed in order of damage, and a plan that has been rehearsed.',
            to: '/services/cybersecurity',
            seed: 'security-perimeter',
          },
          {
            name: 'Digital transformation',
            text: 'A process at a time, measured before and after, shorter first and automated second.',
            to: '/services/digital-transformation',
            seed: 'transformation-order',
          },
          {
            name: 'Application development',
            text: 'Products that can still be changed in year five, with the tests to dare it.',
            to: '/services/application-development',
            seed: 'application-structure',
          },
          {
            name: 'Data and AI',
            text: 'Models that have to beat today’s way of deciding, and the data work beneath them.',
            to: '/services/ai',
            seed: 'ai-decision',
          },
          {
            name: 'Mobility solutions',
            text: 'Apps for people on their feet, for a whole shift without a connection.',
            to: '/services/mobility-solutions',
            seed: 'mobility-route',
          },
          {
            name: 'Quality assurance',
            text: 'Few tests, all of them true, in front of every release.',
            to: '/services/quality-assurance',
            seed: 'quality-verdict',
          },
          {
            name: 'SAP',
            text: 'S/4HANA moves and support that respect the closing calendar.',
            to: '/services/sap',
            seed: 'sap-ledger',
          },
          {
            name: 'Talent acquisition',
            text: 'Three candidates with reasons, chosen by people who do the work.',
            to: '/services/talent-acquisition',
            seed: 'talent-constellation',
          },
        ],
      },
      {
        kind: 'comparison',
        tone: 'muted',
        eyebrow: 'Where to start',
        heading: 'If you would say this, read that.',
        columns: ['You would say', 'Start with', 'Usually joined by'],
        rows: [
          ['“The lease on the data centre ends next year.”', 'Cloud migration', 'Cybersecurity, quality assurance'],
          ['“Our cloud bill doubled and nobody knows why.”', 'Cloud cost control', 'Application development'],
          ['“An auditor found something.”', 'Cybersecurity', 'Cloud foundations'],
          ['“We type the same order three times.”', 'Digital transformation', 'SAP, mobility'],
          ['“Every release breaks something old.”', 'Quality assurance', 'Application development'],
          ['“Maintenance for our SAP version is running out.”', 'SAP', 'Data and AI'],
          ['“We have a budget for AI and no idea.”', 'Data and AI', 'Digital transformation'],
        ],
      },
      {
        kind: 'rows',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'The same five habits in every practice.',
        items: [
          {
            name: 'A figure before a promise',
            text: 'We measure how things are before we say how they will be. If it cannot be measured, we say that instead.',
          },
          {
            name: 'The risky part first',
            text: 'What could sink the plan is tried in the first month, while stopping is still cheap.',
          },
          {
            name: 'One lead, from start to end',
            text: 'Whoever tells you what it will take also answers for it when it runs.',
          },
          {
            name: 'Everything in your house',
            text: 'Code, documents, decisions and access live in your accounts from the first day.',
          },
          {
            name: 'An end that is planned',
            text: 'The hand-over has a date, a budget and a test: your team runs a week without calling us.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Whatever the practice, we ask for three things.',
        items: [
          { name: 'Somebody who decides', text: 'Named, reachable within a day, and allowed to change their mind.' },
          {
            name: 'People who do the work',
            text: 'For a few hours each fortnight. Reports about their work are no substitute for them.',
          },
          {
            name: 'The bad news',
            text: 'Old audits, failed attempts, the workaround everybody knows. We will find it anyway; it is cheaper in week one.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'With us, too. So it stands in the contract.',
        items: [
          {
            risk: 'We are the wrong people for it',
            answer:
              'The first stage ends with a go or a stop, and a stop costs you that stage alone. We recommend others when we know them to be better.',
          },
          {
            risk: 'The lead engineer leaves',
            answer: 'There is a second from the first week, in every meeting, at our expense.',
          },
          {
            risk: 'It takes longer than we said',
            answer: 'You hear it in the round in which we learn it, with what could be left out to keep the date.',
          },
        ],
      },
    ],
    next: {
      heading: 'Not sure which practice it is?',
      text: 'Neither are most people who write to us. Say what bothers you, in your own words, and the right lead will answer.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Why clients choose us', to: '/whyus' },
    },
  },
}
