import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Mergers, Acquisitions and Migrations | TekDataNova',
    description:
      'Two data estates joined, or one split, by a date that cannot move: one customer list on day one, clean separation of records, and no figure counted twice.',
    keywords: 'merger integration, carve-out, data integration, day one readiness, tenant migration, due diligence',
  },
  content: {
    title: 'Mergers, Acquisitions and Migrations',
    subtitle: 'Data ready for a date that cannot move',
    description:
      'When companies merge or split, lawyers set the day. We make sure that on that morning all your people see their own customers, and no one else’s.',
    background: 'signal:mergers-banner',
    funSectionTitle: 'What to ask before you sign',
    funSectionDesc:
      'A week of looking at data during due diligence has changed more than one price. We look at these six points first.',
    funCards: [
      {
        icon: 'users',
        title: 'How many customers are there?',
        description:
          'Two lists of a million seldom make two million. We measure the overlap under a trustee’s supervision.',
      },
      {
        icon: 'scale',
        title: 'Does “margin” mean the same thing?',
        description: 'Each company books discounts, freight and returns in its own way. We restate both.',
      },
      {
        icon: 'file',
        title: 'What do the contracts allow?',
        description: 'Licences and consents name a legal entity. Some of the data may have to stay behind.',
      },
      {
        icon: 'server',
        title: 'What runs where?',
        description: 'Tenants, data centres, and the server under a branch office desk that everyone forgot.',
      },
      {
        icon: 'shield',
        title: 'What risks do you inherit?',
        description: 'Breaches, weak accounts and personal data without a purpose become yours on completion.',
      },
      {
        icon: 'wallet',
        title: 'What does separation cost?',
        description:
          'Every service that the seller goes on supplying has a price, an end date and a reason to end early.',
      },
    ],
    benifitSectionTitle: 'What must work on day one',
    benifitSectionDesc: 'Not everything has to be joined on the first morning. These four have to be right.',
    benifitCards: [
      {
        icon: 'merge',
        title: 'One view of the customer',
        description:
          'Matched with a stated certainty, reversible, and without moving a record that must stay where it is.',
      },
      {
        icon: 'chart',
        title: 'One set of figures',
        description: 'The board reads one report with common definitions while both ledgers keep running underneath.',
      },
      {
        icon: 'key',
        title: 'One login for everyone',
        description:
          'Email and calendars work across both companies from the first morning. Each side’s confidential data stays with that side.',
      },
      {
        icon: 'lock',
        title: 'A clean separation',
        description:
          'When a company splits, each record has one new owner, every other copy is deleted, and the deletion is proven.',
      },
    ],
    aspectSectionTitle: 'Planning back from day one',
    aspectSectionDesc:
      'The plan begins at the end. Whatever is not needed that morning moves to the hundred days after it.',
    aspectCards: [
      {
        title: 'A clean room for both sides',
        description:
          'Before approval, competitors may not see each other’s data. A neutral team works in a sealed environment, and only totals leave it, each released by a lawyer. When the day comes, the work is done and access is opened.',
        image: 'signal:clean-room-clear',
        boldDescription: [
          'Separate accounts, separate logs, named readers',
          'Deleted with a certificate if the deal fails',
        ],
      },
      {
        title: 'Match first, merge later',
        description:
          'Records are linked long before they are combined, and a wrong link can be cut. Only after a quarter of daily use, when sales and finance both trust the links, is one system retired.',
        image: 'signal:match-then-merge',
        sections: [
          {
            heading: 'Who must be involved',
            points: [
              'From each side, an owner for customer, product and supplier records',
              'The legal department and the works council, from the first week',
              'One person who settles disputes over definitions by Friday',
            ],
          },
        ],
      },
      {
        title: 'When integration gets difficult',
        description:
          'Integration is hard on people, and it shows in the data first: two price lists, two truths, one angry customer.',
        image: 'signal:when-it-hurts',
        sections: [
          {
            heading: 'What we prepare for',
            points: [
              'The date is brought forward by a month: the plan already names what to drop',
              'The seller’s team loses interest: knowledge is recorded in the first weeks, not the last',
              'A matched customer turns out to be two people: a clerk can undo any link in a minute',
            ],
          },
        ],
      },
      {
        title: 'Call us before the letter of intent',
        description:
          'The earlier we talk, the more can still be changed. We sign your confidentiality terms, look at nothing but structure, and tell you within five days what joining or splitting will take.',
        image: 'signal:call-early',
      },
    ],
    method: {
      kind: 'exchange',
      heading: 'The first morning, and what can wait',
      intro:
        'Moving a task to the second column is the cheapest decision in the whole plan. We make it early, and in writing.',
      before: 'Works on day one',
      after: 'Follows within a hundred days',
      rows: [
        {
          before: 'Everyone can email everyone else and find them in the address book',
          after: 'One tenant, one set of mailboxes, one way to lock a laptop',
        },
        {
          before: 'The board reads one report, with the differences explained',
          after: 'One chart of accounts, agreed by both finance teams',
        },
        {
          before: 'Sales sees who the shared customers are',
          after: 'Duplicate records merged, and still reversible',
        },
        {
          before: 'The seller’s services go on, at a known price',
          after: 'Each of them replaced, the most expensive first',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Insurance',
        client: 'Wenlow Mutual',
        figure: '4.6 m',
        measure: 'policies moved in 30 months',
        text: 'Two systems side by side, compared every night, and never more than two products on the move. Customers met three of the 1,907 differences.',
      },
      papers: [],
    },
  },
}
