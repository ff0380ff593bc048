import type { ContentModule } from '../content-module'
import type { PageContent } from '../types'

export const { content, meta }: ContentModule<PageContent> = {
  meta: {
    title: 'Cloud Security Solutions | TekDataNova',
    description:
      'Identity, network, data and pipeline controls for cloud data platforms and AI, written as code, tested like code, and readable by any auditor.',
    keywords: 'cloud security, data security, zero trust, identity, AI security, compliance as code',
  },
  content: {
    title: 'Cloud Security Solutions',
    subtitle: 'Controls that auditors can read and attackers cannot skip',
    description:
      'A data platform brings together what used to be scattered. That is its value, and the reason it has to be protected differently.',
    background: 'signal:cloud-security-banner',
    funSectionTitle: 'Seven layers of protection around your data',
    funSectionDesc: 'No single layer holds for ever. Each one is built as if the one outside it had already failed.',
    funCards: [
      {
        icon: 'key',
        title: 'Identity',
        description:
          'No shared accounts and no permanent administrators. Rights are requested, granted for hours, and logged.',
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
        description:
          'Keys in your vault, rotated automatically, and destroyed when a customer’s data must be forgotten.',
      },
      {
        icon: 'layers',
        title: 'Row and column rules',
        description:
          'A planner sees plants, a clerk sees cases. The rule sits in the store, so no report can bypass it.',
      },
      {
        icon: 'code',
        title: 'Supply chain',
        description: 'Every package pinned, scanned and signed. Each build knows exactly what it is made of.',
      },
      {
        icon: 'message',
        title: 'Prompts and answers',
        description: 'Assistants see only what their user may see, and nothing they read can give them orders.',
      },
      {
        icon: 'bell',
        title: 'Detection',
        description:
          'Unusual exports, accounts active at odd hours and logs gone silent reach a person within minutes.',
      },
    ],
    benifitSectionTitle: 'What you get',
    benifitSectionDesc: 'Protection you can prove. If you cannot test a control, you cannot rely on it.',
    benifitCards: [
      {
        icon: 'shield',
        title: 'A baseline as code',
        description: 'Policies for each subscription and workspace, enforced at deployment and checked every night.',
      },
      {
        icon: 'file',
        title: 'Evidence on demand',
        description:
          'For each control: the rule, the last test, and the exceptions with their end dates. Exported in an hour.',
      },
      {
        icon: 'map',
        title: 'A map of sensitive data',
        description:
          'Where personal, financial and health records live, who reads them, and which copies can be deleted.',
      },
      {
        icon: 'clock',
        title: 'Practice for an incident',
        description: 'Two exercises a year with your own people, from the first alarm to the notice to the regulator.',
      },
    ],
    aspectSectionTitle: 'From risk to proof in three steps',
    aspectSectionDesc: 'Eight to twelve weeks for one platform. We close the first gap in the second week.',
    aspectCards: [
      {
        title: 'See what an attacker would see',
        description:
          'We begin with a look from outside and one from the desk of an ordinary employee. The result is not four hundred findings. It is a drawing of the five shortest paths to your most valuable table.',
        image: 'signal:intruder-view',
        boldDescription: ['Attack paths, ranked by effort', 'Each with the one change that closes it'],
      },
      {
        title: 'Close the gaps without stopping work',
        description:
          'We switch controls on in watch mode first, to learn what they would have stopped. They begin to block only once the list of wrongly stopped work is empty.',
        image: 'signal:close-paths-signal',
        sections: [
          {
            heading: 'What we need from you',
            points: [
              'A security owner who can accept or refuse a risk in writing',
              'Rights to read the configuration, but not the content',
              'Platform engineers who review each policy as they would review code',
            ],
          },
        ],
      },
      {
        title: 'Keep the platform secure',
        description:
          'Security decays quietly. A scorecard shows drift by team, exceptions that are about to end, and how long each fix took.',
        image: 'signal:security-drift',
        sections: [
          {
            heading: 'What undermines good protection',
            points: [
              'Exceptions without an end: ours expire after ninety days and have to be requested again',
              'Alarms that no one reads: each has an owner, and is deleted after being ignored three times',
              'Test data copied from production: we supply masked or synthetic sets instead',
            ],
          },
        ],
      },
      {
        title: 'Start with one table',
        description:
          'Name the table whose loss would make the newspapers. In ten days you will know everyone and everything that can read it today. Most clients shorten that list the same afternoon.',
        image: 'signal:one-table-clear',
      },
    ],
    method: {
      kind: 'hours',
      heading: 'An attack, hour by hour',
      intro:
        'From one of the two exercises that we hold with your people each year. The account is ours, and nothing is really stolen.',
      moments: [
        {
          time: '22:41',
          title: 'A login that looks normal',
          text: 'Right password, known laptop. Only the hour is unusual for this account.',
        },
        {
          time: '22:58',
          title: 'An export is refused',
          text: 'Row rules in the store let the account see its own plant and nothing else.',
        },
        {
          time: '23:01',
          title: 'A person is called',
          text: 'Three refusals in a minute reach the engineer on duty, with the history of the account.',
        },
        {
          time: '23:14',
          title: 'The account is locked',
          text: 'Every session ends. The keys it could have reached are replaced automatically.',
        },
        {
          time: '08:00',
          title: 'You know the scope',
          text: 'Which rows were read, when, and from which account. Your notice to the regulator has a first draft.',
        },
      ],
    },
    proof: {
      example: {
        sector: 'Finance & Banking',
        client: 'Castelmere Savings Bank',
        figure: '0',
        measure: 'hours of work lost in any branch',
        text: 'Rights were suspended in waves of three branches and never at the end of a month. Whoever still needed one had it back within a minute.',
      },
      papers: [],
    },
  },
}
