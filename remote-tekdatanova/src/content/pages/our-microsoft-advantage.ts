import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Our Microsoft Advantage | TekDataNova',
    description:
      'Microsoft Solution Partner for Data & AI and Digital & App Innovation: what our work on Azure, Fabric and Power Platform does for your data and apps.',
    keywords:
      'Microsoft Solution Partner, Data & AI, Digital & App Innovation, Azure, Microsoft Fabric, Power Platform',
  },
  content: {
    title: 'Our Microsoft Advantage',
    subtitle: 'Solution Partner for Data & AI and Digital & App Innovation',
    description:
      'You probably own more of Microsoft’s platform than you use. We make it run your data, your applications and your models as one system.',
    background: 'signal:microsoft-banner',
    funSectionTitle: 'What we build with',
    funSectionDesc:
      'Seven parts of one platform. We choose by what you have licensed and what your people know, and we tell you when another product is the better fit.',
    funCards: [
      {
        icon: 'layers',
        title: 'Microsoft Fabric',
        description:
          'One lake, one security model, many engines. We set it up so that a second team can join within a day.',
      },
      {
        icon: 'database',
        title: 'Azure SQL and PostgreSQL',
        description:
          'Managed databases for data you cannot afford to lose, sized by load tests and scaled on a schedule.',
      },
      {
        icon: 'cpu',
        title: 'Azure Machine Learning',
        description: 'Training, registry and release of models, with the same reviews your code gets.',
      },
      {
        icon: 'message',
        title: 'Azure OpenAI',
        description: 'Language models behind your own network and identity, with answers that name their sources.',
      },
      {
        icon: 'server',
        title: 'Container Apps and AKS',
        description: 'Services that start in seconds, cost little while idle and are replaced without an outage.',
      },
      {
        icon: 'chart',
        title: 'Power BI',
        description: 'A few well-kept models in place of many reports. Figures are defined once and certified.',
      },
      {
        icon: 'key',
        title: 'Entra and Purview',
        description:
          'Who may see a record is decided once. The rule follows the record everywhere and can be shown to an auditor.',
      },
    ],
    benifitSectionTitle: 'Our claims, in figures',
    benifitSectionDesc:
      'Five figures we put our name to. In your project, we measure each one against a baseline we agree first.',
    benifitCards: [
      {
        icon: 'shield',
        title: '99.96 percent app availability',
        description: 'Counted over all hours of the month, including planned work, as the user’s browser sees it.',
      },
      {
        icon: 'handshake',
        title: '96 percent user satisfaction',
        description: 'Two questions inside the application, asked of everyone who used it in a given week.',
      },
      {
        icon: 'wallet',
        title: '50 percent operational cost reduction',
        description:
          'Licences, hosting and the hours spent running it, before and after, from your ledger and not ours.',
      },
      {
        icon: 'clock',
        title: '40 percent faster insights',
        description: 'From the event in the business to the figure on the screen of the person who acts on it.',
      },
      {
        icon: 'gauge',
        title: '60 percent fewer stockouts',
        description: 'Shelf by shelf, against the same weeks of the previous year, with promotions counted separately.',
      },
    ],
    aspectSectionTitle: 'What our partner status does for you',
    aspectSectionDesc: 'A badge moves no data. This is what you can ask of us.',
    aspectCards: [
      {
        title: 'We know what not to use',
        description:
          'The platform offers four ways to run a pipeline and five to store a table. We have run all of them in production. In the first week we bring a shortlist for your case, with reasons and prices.',
        image: 'signal:microsoft-choice',
        boldDescription: [
          'A written recommendation with costs over three years',
          'An honest word on what should stay where it is',
        ],
      },
      {
        title: 'The foundations come first',
        description:
          'Subscriptions, networks, names, policies and budgets are set up as code that your own team reviews. This takes three weeks and saves each later project a month of waiting for permissions.',
        image: 'signal:microsoft-ground-signal',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'An administrator of your tenant for one day a week',
              'Your naming, network and security rules, including the unwritten ones',
              'One real application to test the foundations with',
            ],
          },
        ],
      },
      {
        title: 'We tell you what can go wrong',
        description:
          'A single-vendor platform brings speed and some dependence. Both belong in the decision, and so do the exits.',
        image: 'signal:microsoft-risk-clear',
        sections: [
          {
            heading: 'Points we raise without being asked',
            points: [
              'Capacity is shared by all teams: one bad query can slow the others, so limits are set on day one',
              'Preview features: not in production until they are generally available',
              'Open formats for every table, so that your data can leave without a project',
            ],
          },
        ],
      },
      {
        title: 'Start with what you already pay for',
        description:
          'Send us your licence summary. Within a week you get two pages: what you own, what you are not using, and the first use that would pay for the rest.',
        image: 'signal:microsoft-start',
      },
    ],
    method: {
      kind: 'exchange',
      heading: 'What your licences can do next',
      intro: 'Four findings that come up in most reviews, and what we make of them.',
      before: 'What you have',
      after: 'What it becomes',
      rows: [
        {
          before: 'Nine hundred reports with as many definitions of revenue',
          after: 'Twelve certified models that every report reads',
        },
        {
          before: 'A lake that only its builders can find their way around',
          after: 'One workspace for each team, open on the day it asks',
        },
        {
          before: 'Forms that travel by email and are typed in again',
          after: 'A small app on Power Platform, with an owner and an end date',
        },
        {
          before: 'Administrators who can read everything, all the time',
          after: 'Rights granted for hours, with a reason that an auditor can see',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Energy',
        client: 'Orrin Energy',
        figure: '2 days',
        measure: 'to a new team’s first deployment, down from seven weeks',
        text: 'One foundation for forty teams: an account for each stage, a network that is already connected, and guard rails that explain what to do instead.',
      },
      papers: [],
    },
  },
}
