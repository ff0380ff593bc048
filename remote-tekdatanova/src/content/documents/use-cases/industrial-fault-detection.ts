import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.industrialFaults,
  keywords: 'visual inspection, defect detection, anomaly detection, quality control, machine vision, edge inference',
  revised: '2026-09-10',
  audience: 'Quality managers and process engineers in series production.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Parts pass an inspector every few seconds. Attention fades after twenty minutes, standards differ between shifts, and what is a scratch at seven in the morning is a shade at five in the afternoon. Classic image processing helps with what can be measured and fails with what can only be described.',
        },
        {
          text: 'The cost lies on both sides. A fault that slips through comes back with a complaint. A good part that is rejected is scrap, and a process that is stopped for nothing loses the shift’s trust.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Two to five thousand pictures of good parts, from all shifts, materials and seasons. They are easy to get and carry most of the method.',
            'Whatever pictures of faults exist, from thirty of a kind upwards, outlined by two inspectors independently.',
            'A box of limit samples: parts on both sides of the border, agreed with the customer.',
            'Process data of the same second, such as temperature, pressure, tool and batch, so that a fault leads to its cause.',
          ],
        },
        {
          text: 'Where two inspectors disagree, no model can be right. The first result of the labelling is therefore a figure for agreement, and often a better standard.',
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'matrix',
            caption: 'Figure 1. Two models look at each part. Their agreement decides who acts.',
            alt: 'Two by two fields. The model of known faults runs upwards, the model of normal parts to the right. Looks normal and no known fault: pass. Unusual but no known fault: to the inspector. Known fault although it looks normal: to the inspector. Unusual with a known fault: reject with its cause.',
            across: ['Looks normal', 'Looks unusual'],
            up: ['No known fault', 'Known fault found'],
            cells: [
              ['To the inspector', 'A faint known fault. The inspector’s word settles it and teaches the border.'],
              ['Reject, with cause', 'Kind and place of the fault are shown, and the process value that moved.'],
              ['Pass', 'Most parts. A random one in five hundred is inspected all the same.'],
              ['To the inspector', 'Something new. It may be dirt, or a fault that has no name yet.'],
            ],
          },
        },
        {
          steps: [
            'Light first: angle and colour of the light decide more than the network. A day on the line with six lamps is the best investment of the project.',
            'A model of normal appearance marks whatever departs from it; a second model names the known kinds of fault.',
            'Both run on a computer at the line, within the cycle, without a connection to anywhere.',
            'Faults are counted against process data. A cluster on one tool or one batch becomes a message to the process engineer, not one more reject.',
          ],
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          table: {
            caption: 'Acceptance, part by part and not on average',
            head: ['Figure', 'How it is measured', 'Who sets the limit'],
            weights: [1.2, 2.2, 1.1],
            rows: [
              ['Escapes', 'Limit samples mixed into the flow without notice, by kind of fault', 'Customer and quality'],
              ['False rejects', 'All rejects of a week, inspected again by two people', 'Production'],
              ['Share to the inspector', 'Parts that need a person, by shift', 'Line manager'],
              ['Time in the cycle', 'Slowest part in a thousand, not the mean', 'Automation'],
              ['Agreement with limit samples', 'The same box, ten times, over a month', 'Quality'],
            ],
          },
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'A place on the line where the part is still, or is known to move evenly.',
            'Two inspectors for labelling, about three days each, and two hours a week after that.',
            'Access to tool, batch and process values by time.',
            'A reject gate that can be switched to manual in one movement.',
          ],
        },
      ],
    },
    {
      title: 'Risks',
      blocks: [
        {
          terms: [
            [
              'New variant, new colour',
              'The normal model learns a variant from about three hundred parts; until then its parts go to the inspector.',
            ],
            [
              'Slow drift of light',
              'A reference tile is in every picture. When it drifts, the system asks for cleaning instead of rejecting.',
            ],
            [
              'Faults under the surface',
              'What a camera cannot see stays with ultrasound or X-ray. We say so before, not after.',
            ],
            [
              'Inspectors without a trade',
              'They remain the authority on the border, and the only teachers. Their hours move from looking to deciding.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Send thirty good parts and thirty faulty ones, or their pictures. Within two weeks you know which faults light can show, which a model can name, and which neither can.',
}
