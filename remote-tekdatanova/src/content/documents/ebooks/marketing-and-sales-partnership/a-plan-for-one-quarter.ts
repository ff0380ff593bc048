import type { Chapter } from '../../document-text'

export const aPlanForOneQuarter: Chapter = {
  title: 'A plan for one quarter',
  blocks: [
    {
      figure: {
        kind: 'spans',
        caption: 'Figure 4. Thirteen weeks. The weekly hour starts at once, with whatever figures exist.',
        alt: 'Five rows over thirteen weeks. Weekly hour from week one to the end. Definitions weeks one to three. One record weeks two to nine. Score weeks seven to twelve. First experiment weeks eight to thirteen.',
        length: 13,
        ticks: [
          [0, 'Week 1'],
          [4, 'Week 5'],
          [8, 'Week 9'],
          [12, '13'],
        ],
        rows: [
          { label: 'Weekly hour', spans: [[0, 13, 'every Tuesday, from the first']] },
          { label: 'Definitions', spans: [[0, 3, 'sign']] },
          { label: 'One record', spans: [[1, 9, 'open opportunities first']] },
          { label: 'Score', spans: [[6, 12, 'read aloud, then test']] },
          { label: 'First experiment', spans: [[7, 13, 'one region']] },
        ],
      },
    },
    { heading: 'What it takes' },
    {
      bullets: [
        'A sponsor above both departments who attends the first and the last hour.',
        'One full-time analyst, one half-time data engineer, two people from each department for half a day a week.',
        'Read access to four systems, and the data protection officer’s approval of purposes and retention periods before the first records are joined.',
      ],
    },
    { heading: 'Signs that it is working' },
    {
      checks: [
        'Both heads give the same number of open opportunities.',
        'Nine out of ten leads are called within two working days.',
        'Handed-back leads carry a reason, and the reasons change campaigns.',
        'One campaign was stopped because of a trial, and no one was blamed.',
        'The analyst takes a holiday, and the weekly hour still takes place.',
      ],
    },
  ],
}
