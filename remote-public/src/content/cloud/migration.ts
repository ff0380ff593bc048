import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud migration in rehearsed waves | Tekskills',
    description:
      'Move systems to the cloud in rehearsed waves: what moves together, what stays, how each night is planned and how each wave can be reversed.',
    keywords: 'cloud migration, data centre exit, migration waves, rehost, replatform, cutover',
  },
  content: {
    name: 'Migration',
    parents: [
      { label: 'Services', to: '/services' },
      { label: 'Cloud', to: '/services/cloud' },
    ],
    hero: {
      eyebrow: 'Cloud migration',
      heading: 'A migration night that nobody notices',
      lead: 'A good migration is dull. We rehearse each wave on copies until no line of the plan says “we’ll see”.',
      seed: 'night',
      picture: 'behind',
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'First decision',
        heading: 'Six options for each of your systems',
        lead: 'Moving everything as it is would be quick now and expensive for years. Every system gets one of these decisions, with the reason on record.',
        columns: ['Decision', 'What it means', 'Typical share'],
        rows: [
          ['Retire', 'Nobody would miss it. It is archived and switched off before the move.', '15 to 25%'],
          [
            'Keep',
            'It stays for now, because of latency, licence or law. We set a date for the next review.',
            '5 to 10%',
          ],
          ['Move as it is', 'We copy the machine. Good for systems you will replace soon.', '25 to 35%'],
          ['Move with changes', 'The database, queue or storage becomes a cloud service; the code stays.', '25 to 30%'],
          ['Buy instead', 'A standard product does the same job. Only the data moves.', '5 to 10%'],
          ['Rebuild', 'It is valuable but can no longer be changed. A separate project, after the move.', 'Below 5%'],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'One migration night, hour by hour',
        items: [
          {
            time: '18:00',
            text: 'Everyone on the call says their name and what they may decide. The old system is frozen.',
          },
          {
            time: '20:00',
            text: 'The last copy of the data is compared with the source row by row, not just counted.',
          },
          {
            time: '22:30',
            text: 'The new system runs, closed to users. Scripts run forty checks, and people who know the work do ten by hand.',
          },
          {
            time: '00:15',
            text: 'The deadline. If anything is not green now, the wave is reversed, and nobody has to argue about it.',
          },
          {
            time: '01:00',
            text: 'Names and routes switch to the new system. The old one stays on standby for a week.',
          },
          {
            time: '08:00',
            text: 'Two of us sit with your service desk until the phones are as quiet as on any other day.',
          },
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'What you have after each wave',
        items: [
          {
            name: 'Systems running in the cloud',
            text: 'With monitoring, backup and a restore that we have tested, not just configured.',
          },
          {
            name: 'Empty racks',
            text: 'Old machines wiped, with certificates of erasure, contracts ended, and the saving on your books.',
          },
          {
            name: 'A written report',
            text: 'What was planned, what happened, what we changed for the next wave. Two pages, no adjectives.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'People for the night and the weeks before',
        items: [
          {
            name: 'Someone who knows each system',
            text: 'Not necessarily the person responsible for it, but the one people call when it fails.',
          },
          {
            name: 'Permission to record traffic',
            text: 'For a month, including a month end, so that no connection is missed.',
          },
          { name: 'Users for the ten checks', text: 'From half past ten to midnight. We bring dinner.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Four reasons why we have reversed a wave',
        items: [
          {
            risk: 'The copy takes longer than the night',
            answer: 'We synchronise data for weeks beforehand, and move only the last few hours on the night itself.',
          },
          {
            risk: 'A licence is not valid on the new machine',
            answer:
              'We ask vendors in writing during the inventory. If one does not answer, we test the licence in the first rehearsal.',
          },
          {
            risk: 'It works, but slowly',
            answer:
              'We measure the response times of ten real transactions before and after. If one rises by a fifth, it counts as red.',
          },
          {
            risk: 'A partner’s firewall has the old address',
            answer:
              'Each partner tests against the new one two weeks beforehand. Their confirmation is an item in the plan.',
          },
        ],
      },
    ],
    next: {
      heading: 'Find out how many waves you need',
      text: 'Send us a list of systems and their contracts. Within a week we can tell you the number, give or take one.',
      action: { label: 'Send a list', to: '/contact' },
      secondaryAction: { label: 'What you need first: foundations', to: '/services/cloud/foundations' },
    },
  },
}
