import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Cloud Security Solutions | TekDataNova',
    description:
      'Identity, network, data and pipeline controls for cloud data platforms and AI, written as code, tested like code, and readable to an auditor without a translator.',
    keywords: 'cloud security, data security, zero trust, identity, AI security, compliance as code',
  },
  content: {
    title: 'Cloud Security Solutions',
    subtitle: 'Controls that auditors can read and attackers cannot skip',
    description:
      'A data platform gathers in one place what used to be scattered. That is its worth, and exactly why it has to be guarded differently.',
    background: 'signal:cloud-security-banner',
    funSectionTitle: 'Seven rings around a record',
    funSectionDesc: 'No single ring holds for ever. Each is built as if the one outside it had already failed.',
    funCards: [
      {
        icon: 'key',
        title: 'Identity',
        description:
          'No shared accounts, no standing administrators: rights are asked for, granted for hours, and logged.',
      },
      {
        icon: 'server',
        title: 'Network',
        description:
          'Private endpoints only. A storage account that can be reached from a café is treated as an incident.',
      },
      {
        icon: 'lock',
        title: 'Encryption',
        description: 'Keys in your vault, rotated by machine, and destroyed when a customer’s data must be forgotten.',
      },
      {
        icon: 'layers',
        title: 'Row and column rules',
        description:
          'A planner sees plants, a clerk sees cases. The rule sits in the store, so no report can forget it.',
      },
      {
        icon: 'code',
        title: 'Supply chain',
        description: 'Every package pinned, scanned and signed; a build knows exactly what it is made of.',
      },
      {
        icon: 'message',
        title: 'Prompts and answers',
        description: 'Assistants see only what their user may see, and what they read cannot give them orders.',
      },
      {
        icon: 'bell',
        title: 'Detection',
        description: 'Unusual exports, sleepless accounts and silent logs reach a person within minutes.',
      },
    ],
    benifitSectionTitle: 'What you get',
    benifitSectionDesc: 'Protection that can be shown, because a control that cannot be tested is a hope.',
    benifitCards: [
      {
        icon: 'shield',
        title: 'A baseline as code',
        description: 'Policies for each subscription and workspace, enforced at deployment and checked every night.',
      },
      {
        icon: 'file',
        title: 'Evidence on demand',
        description: 'For each control: the rule, the last test, the exceptions with an end date. Exported in an hour.',
      },
      {
        icon: 'map',
        title: 'A map of sensitive data',
        description: 'Where personal, financial and health records live, who reads them, and which copies can go.',
      },
      {
        icon: 'clock',
        title: 'A rehearsed bad day',
        description: 'Two exercises a year with your own people, from the first alarm to the notice to the regulator.',
      },
    ],
    aspectSectionTitle: 'From worry to proof in three steps',
    aspectSectionDesc: 'Eight to twelve weeks for one platform; the first gap is closed in the second of them.',
    aspectCards: [
      {
        title: 'See what an intruder would see',
        description:
          'We begin with a look from outside and one from the desk of an ordinary employee. The result is not four hundred findings but a drawing of the five shortest ways to your most valuable table.',
        image: 'signal:intruder-view',
        boldDescription: ['Attack paths, ranked by effort', 'Each with the one change that breaks it'],
      },
      {
        title: 'Close the paths, keep the work going',
        description:
          'Controls are switched on in watching mode first, so that we learn what they would have stopped. Only when the list of wrongly stopped work is empty do they begin to stop anything.',
        image: 'signal:close-paths-signal',
        sections: [
          {
            heading: 'Needed from your side',
            points: [
              'A security owner who can accept or refuse a risk in writing',
              'Rights to read configuration, and none to read content',
              'Platform engineers who review each policy as they would review code',
            ],
          },
        ],
      },
      {
        title: 'Stay honest afterwards',
        description:
          'Security decays quietly. A scorecard shows drift by team, exceptions that are about to end, and how long a fix took.',
        image: 'signal:security-drift',
        sections: [
          {
            heading: 'What undoes good protection',
            points: [
              'Exceptions without an end: ours expire after ninety days and have to be asked for again',
              'Alarms that nobody reads: each has an owner, and is deleted when it was ignored three times',
              'Test data that is a copy of production: we supply masked or made-up sets instead',
            ],
          },
        ],
      },
      {
        title: 'First, one table',
        description:
          'Name the table whose loss would be in the newspapers. In ten days you will know everybody and everything that can read it today. Most clients shorten that list the same afternoon.',
        image: 'signal:one-table-clear',
      },
    ],
  },
}
