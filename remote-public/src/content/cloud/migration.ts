import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud migration in rehearsed waves | Tekskills',
    description:
      'Move systems to the cloud in rehearsed waves: what moves together, what is left behind, how each night is planned and how the way back is kept open.',
    keywords: 'cloud migration, data centre exit, migration waves, rehost, replatform, cut-over',
  },
  content: {
    name: 'Migration',
    parents: [
      { label: 'Services', to: '/services' },
      { label: 'Cloud', to: '/services/cloud' },
    ],
    hero: {
      eyebrow: 'Cloud migration',
      heading: 'Nobody should notice the night.',
      lead: 'A good migration is dull. We make it so by rehearsing each wave on copies until the plan contains no sentence that begins with “then we will see”.',
      seed: 'migration-night',
      picture: 'behind',
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'First decision',
        heading: 'Six things that can happen to a system.',
        lead: 'Moving everything as it is would be quick, and dear for ever. Every system gets one of these verdicts, with the reason on record.',
        columns: ['Verdict', 'What it means', 'Typical share'],
        rows: [
          ['Retire', 'Nobody would miss it. It is archived and switched off before the move.', '15 to 25 percent'],
          [
            'Keep',
            'It stays for now, because of latency, licence or law. The date of the next look is written down.',
            '5 to 10 percent',
          ],
          ['Move as it is', 'The machine is copied. Good for what will be replaced soon.', '25 to 35 percent'],
          [
            'Move with changes',
            'Database, queue or storage become services of the cloud; the code stays.',
            '25 to 30 percent',
          ],
          ['Buy instead', 'A product does it as well. Only the data moves.', '5 to 10 percent'],
          [
            'Build anew',
            'It earns its keep and cannot be changed any more. A project of its own, after the move.',
            'Below 5 percent',
          ],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'The night of a wave.',
        items: [
          {
            time: '18:00',
            text: 'The people on the call say their names and what each may decide. The old system is put under freeze.',
          },
          { time: '20:00', text: 'Last copy of the data. It is compared with the source row by row, not by counting.' },
          {
            time: '22:30',
            text: 'The new system runs, closed to users. Forty checks by script and ten by hand, by people who know the work.',
          },
          {
            time: '00:15',
            text: 'The line. Whatever is not green now sends the wave back, and nobody has to argue about it.',
          },
          { time: '01:00', text: 'Names and routes point to the new place. The old one stays warm for a week.' },
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
        heading: 'At the end of each wave.',
        items: [
          {
            name: 'Systems in their new place',
            text: 'With monitoring, backup and a restore that has been tried, not only configured.',
          },
          {
            name: 'Empty racks',
            text: 'Old machines wiped, with certificates of erasure, contracts ended, and the saving in the books.',
          },
          {
            name: 'A protocol',
            text: 'What was planned, what happened, what we changed for the next wave. Two pages, no adjectives.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'People on the night, and a few weeks before it.',
        items: [
          {
            name: 'Someone who knows each system',
            text: 'Not the one who is responsible for it: the one who is called when it fails.',
          },
          {
            name: 'Permission to record traffic',
            text: 'For a month, including a month end, so that no connection is forgotten.',
          },
          { name: 'Users for ten checks', text: 'From half past ten to midnight. We bring dinner.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Each of these has sent a wave back. That is what the way back is for.',
        items: [
          {
            risk: 'The copy takes longer than the night',
            answer: 'Data is kept in step for weeks beforehand, and only the last hours are moved on the night itself.',
          },
          {
            risk: 'A licence does not like the new machine',
            answer:
              'Vendors are asked in writing at the inventory. Those who do not answer are tried in the first rehearsal.',
          },
          {
            risk: 'It works, and is slow',
            answer:
              'Response times of ten real transactions are measured before and after; a rise by a fifth counts as red.',
          },
          {
            risk: 'A partner’s firewall still knows the old address',
            answer:
              'Each partner tests against the new one two weeks earlier. Their confirmation is a line of the plan.',
          },
        ],
      },
    ],
    next: {
      heading: 'How many waves would it take?',
      text: 'With a list of systems and their contracts we can tell you in a week, give or take one wave.',
      action: { label: 'Send a list', to: '/contact' },
      secondaryAction: { label: 'What has to stand first: foundations', to: '/services/cloud/foundations' },
    },
  },
}
