import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Mergers, Acquisitions and Migrations | TekDataNova',
    description:
      'Two data estates joined, or one parted, by a date that cannot move: one customer list on day one, clean separation of records, and no figure counted twice.',
    keywords: 'merger integration, carve-out, data integration, day one readiness, tenant migration, due diligence',
  },
  content: {
    title: 'Mergers, Acquisitions and Migrations',
    subtitle: 'A date that cannot move, and data that must',
    description:
      'When companies join or part, lawyers set the day. We make sure that on that morning everybody sees their own customers, and nobody else’s.',
    background: 'signal:mergers-banner',
    funSectionTitle: 'Questions that come before the signature',
    funSectionDesc:
      'A week of looking at data during due diligence has changed more than one price. We look here first.',
    funCards: [
      {
        icon: 'users',
        title: 'How many customers, truly?',
        description: 'Two lists of a million seldom make two million. The overlap is measured under a trustee’s eyes.',
      },
      {
        icon: 'scale',
        title: 'Does margin mean the same?',
        description: 'Discounts, freight and returns are booked in their own way by each house. We restate both.',
      },
      {
        icon: 'file',
        title: 'What do contracts allow?',
        description: 'Licences and consents name a legal person. Some of the data may not come along at all.',
      },
      {
        icon: 'server',
        title: 'What runs where?',
        description: 'Tenants, data centres, and the server under the desk in the branch that everybody forgot.',
      },
      {
        icon: 'shield',
        title: 'What is hidden in it?',
        description: 'Breaches, weak accounts and personal data without a purpose are inherited on signing.',
      },
      {
        icon: 'wallet',
        title: 'What does apart cost?',
        description: 'Every service that the seller goes on supplying has a price, an end and a reason to end early.',
      },
    ],
    benifitSectionTitle: 'What stands on day one',
    benifitSectionDesc: 'Not everything has to be joined on the first morning. These four have to be right.',
    benifitCards: [
      {
        icon: 'merge',
        title: 'One view of the customer',
        description: 'Matched with a stated certainty, reversible, and without moving a record that may not move.',
      },
      {
        icon: 'chart',
        title: 'One set of figures',
        description: 'The board reads one report with common definitions while both ledgers run on underneath.',
      },
      {
        icon: 'key',
        title: 'One door for people',
        description: 'Mail, calendars and sign-in work across both houses; secrets of either stay in their own.',
      },
      {
        icon: 'lock',
        title: 'A clean cut',
        description: 'In a separation, each record has one heir, each copy is deleted, and the deletion is proven.',
      },
    ],
    aspectSectionTitle: 'Working backwards from the day',
    aspectSectionDesc:
      'The plan begins at the end. What is not needed that morning is moved to the hundred days after it.',
    aspectCards: [
      {
        title: 'A clean room for two sides',
        description:
          'Before approval, competitors may not see each other’s data. A neutral team works in a sealed space, and only totals leave it, each released by a lawyer. On the day itself the work is done and the door is opened.',
        image: 'signal:clean-room-clear',
        boldDescription: [
          'Separate accounts, separate logs, named readers',
          'Deleted with a certificate if the deal fails',
        ],
      },
      {
        title: 'Match, then merge, and not the other way round',
        description:
          'Records are linked long before they are combined. Links can be cut when they were wrong. Only after a quarter of daily use, when sales and finance both trust them, is one system retired.',
        image: 'signal:match-then-merge',
        sections: [
          {
            heading: 'Who must be in the room',
            points: [
              'An owner for customer, product and supplier from each side',
              'Legal and works council, from the first week',
              'A single person who settles quarrels over definitions by Friday',
            ],
          },
        ],
      },
      {
        title: 'When it hurts',
        description:
          'Integration is hard on people, and data is where it shows: two price lists, two truths, one angry customer.',
        image: 'signal:when-it-hurts',
        sections: [
          {
            heading: 'What we prepare for',
            points: [
              'The day moves forward by a month: the order of work names what is dropped',
              'The seller’s team loses interest: knowledge is recorded in the first weeks, not the last',
              'A matched customer was two people: every link can be undone by a clerk in a minute',
            ],
          },
        ],
      },
      {
        title: 'Call early',
        description:
          'The best hour for this conversation is before the letter of intent. We sign your confidentiality terms, look at nothing but structure, and tell you within five days what the joining or parting will take.',
        image: 'signal:call-early',
      },
    ],
  },
}
