import { countedAtStart, counted } from '@tekskills/shared/contracts/company-facts'
import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: `IT services: ${counted.practices}, one team | Tekskills`,
    description:
      'Cloud, cybersecurity, digital transformation, applications, data and AI, mobility, quality assurance, SAP and talent: what each does and where to start.',
    keywords:
      'IT services, cloud, cybersecurity, application development, SAP, quality assurance, AI, mobility, talent',
  },
  content: {
    name: 'Services',
    hero: {
      eyebrow: 'Services',
      heading: `${countedAtStart.practices}, one team for you`,
      lead: 'Few problems belong to one practice. You get a lead engineer who stays, and specialists who join for as long as they are useful.',
      seed: 'services-nine',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'cards',
        id: 'what-you-get',
        heading: 'What each practice does',
        items: [
          {
            name: 'Cloud',
            text: 'Migration, foundations, cost and operations, on the clouds you already use.',
            to: '/services/cloud',
            seed: 'racks',
          },
          {
            name: 'Cybersecurity',
            text: 'We find what is exposed, close it in order of risk, and rehearse the incident plan.',
            to: '/services/cybersecurity',
            seed: 'doors',
          },
          {
            name: 'Digital transformation',
            text: 'One process at a time: shortened first, automated second, measured before and after.',
            to: '/services/digital-transformation',
            seed: 'steps',
          },
          {
            name: 'Application development',
            text: 'Products you can still change in year five, with the tests that make a change safe.',
            to: '/services/application-development',
            seed: 'modules',
          },
          {
            name: 'Data and AI',
            text: 'Models that have to beat the way you decide today, and the data work behind them.',
            to: '/services/ai',
            seed: 'forecast',
          },
          {
            name: 'Mobility solutions',
            text: 'Apps for frontline teams that work a whole shift without a connection.',
            to: '/services/mobility-solutions',
            seed: 'queue',
          },
          {
            name: 'Quality assurance',
            text: 'A small test suite you can rely on, run before every release.',
            to: '/services/quality-assurance',
            seed: 'funnel',
          },
          {
            name: 'SAP',
            text: 'S/4HANA migration and support that respect your closing calendar.',
            to: '/services/sap',
            seed: 'calendar',
          },
          {
            name: 'Talent acquisition',
            text: 'Three candidates, each with reasons, chosen by people who do the same work.',
            to: '/services/talent-acquisition',
            seed: 'lift',
          },
        ],
      },
      {
        kind: 'comparison',
        tone: 'muted',
        eyebrow: 'Where to start',
        heading: 'Which of these sounds like you?',
        columns: ['Your situation', 'Start with', 'Often combined with'],
        rows: [
          ['“The lease on the data centre ends next year.”', 'Cloud migration', 'Cybersecurity, quality assurance'],
          ['“Our cloud bill doubled and nobody knows why.”', 'Cloud cost control', 'Application development'],
          ['“An auditor found something.”', 'Cybersecurity', 'Cloud foundations'],
          ['“We type the same order three times.”', 'Digital transformation', 'SAP, mobility'],
          ['“Every release breaks something old.”', 'Quality assurance', 'Application development'],
          ['“Maintenance for our SAP version is running out.”', 'SAP', 'Data and AI'],
          ['“We have a budget for AI and no use case.”', 'Data and AI', 'Digital transformation'],
        ],
      },
      {
        kind: 'rows',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'The same five habits in every practice',
        items: [
          {
            name: 'A measurement before a promise',
            text: 'We measure where you are before we say where you will be. If something cannot be measured, we say so.',
          },
          {
            name: 'The risky part first',
            text: 'In the first month, while stopping is still cheap, we test whatever could sink the plan.',
          },
          {
            name: 'One lead from start to finish',
            text: 'The engineer who estimates the work is also responsible for it in production.',
          },
          {
            name: 'Everything in your accounts',
            text: 'Code, documents, decisions and access rights belong to you from day one.',
          },
          {
            name: 'A planned end',
            text: 'The handover has a date, a budget and a test: your team runs the system for a week without calling us.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Three things we ask for in every project',
        items: [
          { name: 'Someone who decides', text: 'Named, reachable within a day, and allowed to change their mind.' },
          {
            name: 'People who do the work',
            text: 'For a few hours each fortnight. Reports about their work are no substitute.',
          },
          {
            name: 'The bad news',
            text: 'Old audits, failed attempts, the workaround everyone knows. We will find them anyway; finding them in week one costs less.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Three risks, and what the contract says',
        items: [
          {
            risk: 'We are the wrong people for it',
            answer:
              'The first stage ends with a go or no-go, and a no-go costs you that stage alone. If we know a better provider, we name them.',
          },
          {
            risk: 'The lead engineer leaves',
            answer: 'From the first week, a second engineer is in every meeting, at our expense.',
          },
          {
            risk: 'It takes longer than we said',
            answer:
              'We tell you in the same round we find out, with a list of what could be left out to keep the date.',
          },
        ],
      },
    ],
    next: {
      heading: 'Not sure which practice you need?',
      text: 'Most people who write to us are not. Describe the problem in your own words, and the right lead engineer will reply.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Why clients choose us', to: '/whyus' },
    },
  },
}
