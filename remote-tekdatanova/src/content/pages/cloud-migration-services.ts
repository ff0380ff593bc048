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
    subtitle: 'Small waves, each with a way back',
    description:
      'Your databases, pipelines and reports arrive in the cloud in an order that the business can follow, and no wave is final until its figures match.',
    background: 'signal:cloud-migration-banner',
    funSectionTitle: 'Six things that move, and six ways to lose them',
    funSectionDesc:
      'A migration is rarely lost on the network. It is lost in what nobody listed. These are the layers that we list before the first wave is dated.',
    funCards: [
      {
        icon: 'database',
        title: 'Tables and their history',
        description:
          'Collations, time zones, soft deletes, the column that three reports misuse. We profile content, not only structure.',
      },
      {
        icon: 'code',
        title: 'Stored procedures',
        description:
          'Translated by tool, read by a person, and tested with last month’s inputs against last month’s outputs.',
      },
      {
        icon: 'workflow',
        title: 'Pipelines and schedules',
        description:
          'The nightly chain with its waits, retries and the job that only runs at year end: drawn, timed and rebuilt.',
      },
      {
        icon: 'chart',
        title: 'Reports people rely on',
        description:
          'Usage logs show which of nine hundred reports were opened this quarter. Those move. The rest are archived with consent.',
      },
      {
        icon: 'key',
        title: 'Accounts and permissions',
        description:
          'Service accounts with forgotten owners are found first, because they are what breaks on the night.',
      },
      {
        icon: 'wallet',
        title: 'The bill',
        description:
          'Each workload is priced by its own measured load, with reserved capacity decided after the second month.',
      },
    ],
    benifitSectionTitle: 'What you can hold us to',
    benifitSectionDesc: 'Written into the order for every wave, before a date is given to anybody.',
    benifitCards: [
      {
        icon: 'clock',
        title: '50-70 percent faster migrations',
        description:
          'Schema conversion, bulk copy and comparison run on our accelerators, so people spend their days on the exceptions.',
      },
      {
        icon: 'scale',
        title: 'Figures that reconcile',
        description:
          'Row counts, sums and samples compared on both sides, signed by the owner of the figure and kept for the auditor.',
      },
      {
        icon: 'refresh',
        title: 'A return ticket',
        description:
          'Changes flow back to the old system for an agreed number of days, so going back loses no booking.',
      },
      {
        icon: 'flag',
        title: 'A date for switching off',
        description: 'The old licence has an end, a name beside it and a saving that starts in that month.',
      },
    ],
    aspectSectionTitle: 'How a wave goes',
    aspectSectionDesc:
      'A wave holds what must move together and nothing else: usually one business area, four to six weeks from inventory to sign-off.',
    aspectCards: [
      {
        title: 'Inventory by machine, decisions by people',
        description:
          'Scanners read the catalogues, the job logs and the query history; in days you see what talks to what. Then the owners decide for each part: move it, rebuild it, replace it or let it go.',
        image: 'signal:wave-inventory',
        boldDescription: [
          'A dependency map from real traffic, not from memory',
          'One decision and one owner for every workload',
        ],
      },
      {
        title: 'Rehearse until the night is dull',
        description:
          'Every cutover is run at least twice on copies, with a stopwatch and a list of who does what in which minute. If the rehearsal does not fit into the window, the wave is cut smaller before it is dated.',
        image: 'signal:wave-rehearsal',
        sections: [
          {
            heading: 'What we need from your side',
            points: [
              'A contact for each application who can decide within a day',
              'Read access to production metadata and query logs',
              'A freeze of schema changes for the two weeks around each cutover',
            ],
          },
        ],
      },
      {
        title: 'Know what usually goes wrong',
        description:
          'We keep a list of every surprise from earlier waves, and the plan says for each of them how it would be noticed and what would be done.',
        image: 'signal:wave-risks-clear',
        sections: [
          {
            heading: 'From that list',
            points: [
              'A hard-coded address in a spreadsheet macro: traffic on the old server is watched for a month',
              'Queries that were fast by luck: the slowest hundred are tuned before the cutover, not after',
              'Costs that creep: budgets raise an alarm at half, not at the end',
            ],
          },
        ],
      },
      {
        title: 'Start with the wave you fear least',
        description:
          'Choose one reporting area with a patient owner. In six weeks you will know the pace of your own estate, and the rest of the plan can be dated by measurement. Send us the list of your databases with their sizes, and we bring a first order of waves to the meeting.',
        image: 'signal:wave-one',
      },
    ],
  },
}
