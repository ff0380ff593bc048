import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'SAP Migration and Accelerators | TekDataNova',
    description:
      'SAP carried to the cloud with its history, its custom code weighed, and its data opened on the way for analytics and models that read more than SAP alone.',
    keywords: 'SAP migration, S/4HANA, SAP on Azure, SAP data extraction, custom code, SAP analytics',
  },
  content: {
    title: 'SAP Migration and Accelerators',
    subtitle: 'Carry the system over, and open its data on the way',
    description:
      'A move of SAP comes once in fifteen years. We use it to bring the ledger over safely and to let the rest of the house read it at last.',
    background: 'signal:sap-banner',
    funSectionTitle: 'What our accelerators do',
    funSectionDesc:
      'Tools that we bring along and leave with you. Each replaces weeks of patient work that people do badly because it is dull.',
    funCards: [
      {
        icon: 'search',
        title: 'Custom code census',
        description: 'Which of your own programs ran last year, who called them, and which can be left behind.',
      },
      {
        icon: 'database',
        title: 'Table mover',
        description:
          '6,000 tables in under six months: copied, checked and kept in step while both systems are in use.',
      },
      {
        icon: 'scale',
        title: 'Ledger comparison',
        description:
          'Balances by company code, account and period on both sides, down to the document when they differ.',
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
          'Order, stock and invoice as plain tables with plain names, refreshed within minutes of the posting.',
      },
      {
        icon: 'users',
        title: 'Role trimmer',
        description: 'Rights that nobody has used for a year are proposed for removal before they are carried over.',
      },
    ],
    benifitSectionTitle: 'What you have afterwards',
    benifitSectionDesc:
      'A system that is leaner than the one that left, and a platform beside it that is already in use.',
    benifitCards: [
      {
        icon: 'clock',
        title: 'A weekend, not a season',
        description:
          'The final cutover fits into one weekend, because all but the last days of data are there already.',
      },
      {
        icon: 'chart',
        title: 'Reports beyond SAP',
        description: 'Sales orders beside web visits, weather and carrier data, without an extract by hand.',
      },
      {
        icon: 'code',
        title: 'Less code of your own',
        description: 'What the standard now does is retired; what makes you different is kept, tested and documented.',
      },
      {
        icon: 'file',
        title: 'History that opens',
        description: 'Old years stay readable for tax and audit without keeping the old system alive.',
      },
    ],
    aspectSectionTitle: 'How the move is made',
    aspectSectionDesc:
      'Nine to eighteen months for a mid-sized landscape. Three decisions at the start set most of it.',
    aspectCards: [
      {
        title: 'Convert, rebuild or merge',
        description:
          'We run your own data through all three paths on paper and in a sandbox: what each costs, how long the business stands still, and what you will still be dragging along in five years.',
        image: 'signal:sap-paths',
        boldDescription: ['A recommendation with figures in six weeks', 'A sandbox that you keep, whatever you decide'],
      },
      {
        title: 'Clean before carrying',
        description:
          'Duplicate suppliers, blocked materials and open items from another decade are cheap to settle before the move and expensive after it. Your key users settle them in short lists, sorted by value.',
        image: 'signal:sap-clean',
        sections: [
          {
            heading: 'What the work needs',
            points: [
              'Key users from finance, logistics and sales for two days a week',
              'A quiet time for changes to custom code, agreed with the business',
              'One person who may decide on old data, with legal at hand',
            ],
          },
        ],
      },
      {
        title: 'Rehearse the close',
        description:
          'Three full trial moves, each followed by a month-end close on the new system by your own accountants. The third has to end with equal figures, or the date moves.',
        image: 'signal:sap-close',
        sections: [
          {
            heading: 'What can spoil it',
            points: [
              'A forgotten interface to a bank: tested with real acknowledgements, not with a simulator',
              'Authorisations that are too tight on Monday morning: a floor team of twelve, with rights to mend them',
              'Reports that read tables which no longer exist: found by the query log, rebuilt on the data products',
            ],
          },
        ],
      },
      {
        title: 'A first step that is useful either way',
        description:
          'Let the census and the tracer run for four weeks. You get a drawing of your landscape as it lives, worth having even if the move is years away. Ask us for a sample of both reports.',
        image: 'signal:sap-first-step',
      },
    ],
  },
}
