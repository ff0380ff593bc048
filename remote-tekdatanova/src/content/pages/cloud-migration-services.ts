import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Cloud Migration Services | TekDataNova',
    description:
      'Databases, pipelines and workloads moved to the cloud in small waves, each rehearsed, reconciled row by row and reversible until the business signs it off.',
    keywords: 'cloud migration, database migration, data warehouse migration, wave planning, cutover, rollback',
  },
  content: {
    title: 'Cloud Migration Services',
    subtitle: 'Small waves, and you can reverse each one',
    description:
      'Your databases, pipelines and reports move to the cloud in an order the business can follow, and no wave is final until its figures match.',
    background: 'signal:cloud-migration-banner',
    funSectionTitle: 'Six things we move, and what can get lost',
    funSectionDesc:
      'Migrations rarely fail on the network. They fail on what no one listed. We list these six things before the first wave gets a date.',
    funCards: [
      {
        icon: 'database',
        title: 'Tables and their history',
        description:
          'Collations, time zones, soft deletes, the column that three reports misuse. We profile the content, not only the structure.',
      },
      {
        icon: 'code',
        title: 'Stored procedures',
        description:
          'Translated by a tool, read by a person, and tested with last month’s inputs against last month’s outputs.',
      },
      {
        icon: 'workflow',
        title: 'Pipelines and schedules',
        description:
          'The nightly chain with its waits and retries, and the job that only runs at year end: mapped, timed and rebuilt.',
      },
      {
        icon: 'chart',
        title: 'Reports people rely on',
        description:
          'Usage logs show which of your nine hundred reports were opened this quarter. We move those and, with your consent, archive the rest.',
      },
      {
        icon: 'key',
        title: 'Accounts and permissions',
        description:
          'We find service accounts with forgotten owners first, because they are what breaks on cutover night.',
      },
      {
        icon: 'wallet',
        title: 'The running costs',
        description:
          'Each workload is priced by its own measured load. You decide on reserved capacity after the second month.',
      },
    ],
    benifitSectionTitle: 'What we commit to',
    benifitSectionDesc: 'We put this in the order for every wave, before anyone is given a date.',
    benifitCards: [
      {
        icon: 'clock',
        title: '50-70 percent faster migrations',
        description:
          'Our accelerators handle schema conversion, bulk copy and comparison, so people spend their days on the exceptions.',
      },
      {
        icon: 'scale',
        title: 'Figures that reconcile',
        description:
          'Row counts, sums and samples compared on both sides, signed by the owner of the figure and kept for the auditor.',
      },
      {
        icon: 'refresh',
        title: 'A way back',
        description:
          'Changes flow back to the old system for an agreed number of days, so going back loses no transactions.',
      },
      {
        icon: 'flag',
        title: 'An end date for the old licence',
        description:
          'One named person makes sure that the old licence ends on that date, and the saving starts the same month.',
      },
    ],
    aspectSectionTitle: 'How a migration wave works',
    aspectSectionDesc:
      'A wave contains what must move together and nothing else: usually one business area, four to six weeks from inventory to sign-off.',
    aspectCards: [
      {
        title: 'Inventory by machine, decisions by people',
        description:
          'Scanners read the catalogues, the job logs and the query history. Within days you see which systems talk to each other. Then the owners decide for each part: move it, rebuild it, replace it or retire it.',
        image: 'signal:wave-inventory',
        boldDescription: [
          'A dependency map from real traffic, not from memory',
          'One decision and one owner for every workload',
        ],
      },
      {
        title: 'Every cutover is rehearsed at least twice',
        description:
          'We rehearse on copies, with a stopwatch and a minute-by-minute list of who does what. If the rehearsal does not fit into the window, we make the wave smaller before we set its date.',
        image: 'signal:wave-rehearsal',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'For each application, a contact who can decide within a day',
              'Read access to production metadata and query logs',
              'A freeze on schema changes for the two weeks around each cutover',
            ],
          },
        ],
      },
      {
        title: 'What usually goes wrong',
        description:
          'We keep a list of every surprise from earlier waves. Your plan says how we would notice each one and what we would do about it.',
        image: 'signal:wave-risks-clear',
        sections: [
          {
            heading: 'Three surprises we plan for',
            points: [
              'A hard-coded address in a spreadsheet macro: we watch traffic on the old server for a month',
              'Queries that were fast by luck: we tune the slowest hundred before the cutover, not after',
              'Costs that creep up: an alarm goes off when half the budget is spent, not all of it',
            ],
          },
        ],
      },
      {
        title: 'Start with a low-risk wave',
        description:
          'Choose one reporting area with a patient owner. In six weeks you will know how fast your own estate moves, and we can base the dates in the rest of the plan on what we measured. Send us a list of your databases with their sizes, and we will bring a first proposal for the order of the waves to the meeting.',
        image: 'signal:wave-one',
      },
    ],
    method: {
      kind: 'schedule',
      heading: 'One wave, week by week',
      intro:
        'A typical wave of six weeks. The dashed bar is your way back: for as long as it lasts, the old system could take over again.',
      unit: 'Week',
      length: 8,
      phases: [
        {
          title: 'Inventory and decisions',
          text: 'Everything that has to move together, with one owner each.',
          from: 1,
          to: 2,
        },
        {
          title: 'Copy and comparison',
          text: 'Both sides run, and we compare their figures every night.',
          from: 2,
          to: 5,
        },
        {
          title: 'Two rehearsals',
          text: 'With a stopwatch. If the work does not fit the window, the wave gets smaller.',
          from: 3,
          to: 4,
        },
        {
          title: 'Cutover and sign-off',
          text: 'One weekend, then the owner of each figure signs.',
          from: 5,
          to: 6,
        },
        {
          title: 'The way back',
          text: 'Changes keep flowing to the old system, so returning would lose nothing.',
          from: 5,
          to: 8,
          isWayBack: true,
        },
      ],
    },
    proof: {
      example: {
        sector: 'Staffing',
        client: 'Hollowell Crane Staffing',
        figure: '0',
        measure: 'late payments to 41,000 people',
        text: 'Nine countries moved in nine weekends. One of them went back on the Saturday and moved again on the Sunday, exactly as rehearsed.',
      },
      papers: [],
    },
  },
}
