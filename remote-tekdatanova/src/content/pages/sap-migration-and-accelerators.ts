import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'SAP Migration and Accelerators | TekDataNova',
    description:
      'SAP moved to the cloud with its history, its custom code reviewed, and its data opened up for analytics and models that need more than SAP alone.',
    keywords: 'SAP migration, S/4HANA, SAP on Azure, SAP data extraction, custom code, SAP analytics',
  },
  content: {
    title: 'SAP Migration and Accelerators',
    subtitle: 'Move the system, and open up its data on the way',
    description:
      'You move SAP about once every fifteen years. We use the move to bring the ledger over safely, and to give the rest of the company access to its data.',
    background: 'signal:sap-banner',
    funSectionTitle: 'What our accelerators do',
    funSectionDesc:
      'We bring these tools along and leave them with you. Each one replaces weeks of repetitive work that people do badly because it is dull.',
    funCards: [
      {
        icon: 'search',
        title: 'Custom code census',
        description: 'Which of your own programs ran last year, who called them, and which you can leave behind.',
      },
      {
        icon: 'database',
        title: 'Table mover',
        description:
          '6,000 tables in under six months: copied, checked and kept in sync while both systems are in use.',
      },
      {
        icon: 'scale',
        title: 'Ledger comparison',
        description:
          'Balances by company code, account and period on both sides, down to the single document where they differ.',
      },
      {
        icon: 'route',
        title: 'Interface tracer',
        description: 'Every file, call and message that enters or leaves, with volumes and owners, from live traffic.',
      },
      {
        icon: 'layers',
        title: 'Business data products',
        description:
          'Orders, stock and invoices as plain tables with plain names, refreshed within minutes of posting.',
      },
      {
        icon: 'users',
        title: 'Role trimmer',
        description: 'Rights that no one has used for a year are proposed for removal before they are carried over.',
      },
    ],
    benifitSectionTitle: 'What you have after the move',
    benifitSectionDesc: 'A leaner system than the one you left, and a platform alongside it that is already in use.',
    benifitCards: [
      {
        icon: 'clock',
        title: 'A cutover in one weekend',
        description:
          'The final cutover fits into one weekend, because all but the last few days of data are already there.',
      },
      {
        icon: 'chart',
        title: 'Reports beyond SAP',
        description: 'Sales orders next to web visits, weather and carrier data, without a manual extract.',
      },
      {
        icon: 'code',
        title: 'Less code of your own',
        description:
          'What the standard now covers is retired. What makes you different is kept, tested and documented.',
      },
      {
        icon: 'file',
        title: 'History you can still read',
        description: 'Past years stay readable for tax and audit without keeping the old system alive.',
      },
    ],
    aspectSectionTitle: 'How the move works',
    aspectSectionDesc:
      'Nine to eighteen months for a mid-sized landscape. Three decisions at the start determine most of it.',
    aspectCards: [
      {
        title: 'Convert, rebuild or merge',
        description:
          'We test all three paths with your own data, on paper and in a sandbox: what each costs, how long the business stands still, and what you would still be carrying in five years.',
        image: 'signal:sap-paths',
        boldDescription: ['A recommendation with figures in six weeks', 'A sandbox that you keep, whatever you decide'],
      },
      {
        title: 'Clean up before you move',
        description:
          'Duplicate suppliers, blocked materials and open items from another decade are cheap to settle before the move and expensive after it. Your key users settle them from short lists, sorted by value.',
        image: 'signal:sap-clean',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'Key users from finance, logistics and sales for two days a week',
              'A freeze on changes to custom code, agreed with the business',
              'One person who may decide on old data, with a lawyer on hand',
            ],
          },
        ],
      },
      {
        title: 'Rehearse the month-end close',
        description:
          'Three full trial moves, each followed by a month-end close on the new system by your own accountants. If the figures of the third do not match, the date moves.',
        image: 'signal:sap-close',
        sections: [
          {
            heading: 'What can go wrong',
            points: [
              'A forgotten interface to a bank: tested with real acknowledgements, not with a simulator',
              'Authorisations that are too tight on Monday morning: a team of twelve on the floor, with the rights to fix them',
              'Reports that read tables which no longer exist: found in the query log, rebuilt on the data products',
            ],
          },
        ],
      },
      {
        title: 'A first step that is useful either way',
        description:
          'Let the census and the tracer run for four weeks. You get a map of your landscape as it really works, useful even if the move is years away. Ask us for a sample of both reports.',
        image: 'signal:sap-first-step',
      },
    ],
    method: {
      kind: 'schedule',
      heading: 'Fourteen months, three rehearsals',
      intro: 'A plan for a mid-sized landscape. The weekend that everyone worries about is the shortest part of it.',
      unit: 'Month',
      length: 14,
      phases: [
        {
          title: 'Sandbox and decision',
          text: 'Three paths tested with your data, and a recommendation with figures.',
          from: 1,
          to: 2,
        },
        {
          title: 'Cleaning up',
          text: 'Duplicate suppliers, blocked materials, code that no one has called for a year.',
          from: 2,
          to: 8,
        },
        {
          title: 'Three trial moves',
          text: 'Each ends with a month-end close on the new system, by your own accountants.',
          from: 6,
          to: 11,
        },
        {
          title: 'Cutover',
          text: 'One weekend. All but the last few days of data are already there.',
          from: 12,
          to: 12,
        },
        {
          title: 'Support on the floor',
          text: 'Until two month-end closes have gone through without us.',
          from: 12,
          to: 14,
        },
      ],
    },
    proof: {
      example: {
        sector: 'Manufacturing',
        client: 'Brannoch Pumps',
        figure: '2,240',
        measure: 'of 3,100 custom objects left behind',
        text: 'Whatever had not been used for two years stayed behind. Each of the others needed a named sponsor and a reason.',
      },
      papers: [],
    },
  },
}
