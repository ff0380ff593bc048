import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.industrialFaults,
  keywords: 'visual inspection, defect detection, anomaly detection, quality control, machine vision, edge inference',
  revised: '2026-11-28',
  audience: 'Quality managers and process engineers in series production.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Parts pass an inspector every few seconds. Attention fades after twenty minutes, standards differ between shifts, and a scratch at seven in the morning is a shadow at five in the afternoon. Classic image processing handles what can be measured and fails where faults can only be described.',
        },
        {
          text: 'Errors cost money both ways. A fault that slips through comes back as a complaint. A good part that is rejected is scrap, and stopping the process for nothing costs the shift’s trust.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Two to five thousand pictures of good parts, from all shifts, materials and seasons. They are easy to get, and most of the method rests on them.',
            'Whatever pictures of faults exist, from thirty of each type upwards, outlined by two inspectors independently.',
            'A box of limit samples: parts on both sides of the limit, agreed with the customer.',
            'Process data from the same second, such as temperature, pressure, tool and batch, so that a fault can be traced to its cause.',
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
              ['To the inspector', 'A faint known fault. The inspector decides, and the model learns the limit.'],
              ['Reject, with cause', 'Type and place of the fault are shown, and the process value that moved.'],
              ['Pass', 'Most parts. A random one in five hundred is still inspected.'],
              ['To the inspector', 'Something new. It may be dirt, or a fault without a name yet.'],
            ],
          },
        },
        {
          steps: [
            'Light first: its angle and colour matter more than the network. A day on the line with six lamps is time well spent.',
            'A model of normal appearance marks whatever deviates from it. A second model names the known types of fault.',
            'Both run on a computer at the line, within the cycle time and without any outside connection.',
            'Faults are counted against process data. A cluster on one tool or batch becomes a message to the process engineer, not just another reject.',
          ],
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          table: {
            caption: 'Acceptance, fault by fault and not on average',
            head: ['Figure', 'How it is measured', 'Who sets the limit'],
            weights: [1.2, 2.2, 1.1],
            rows: [
              ['Escapes', 'Limit samples mixed into the flow unannounced, by type of fault', 'Customer and quality'],
              ['False rejects', 'All of a week’s rejects, inspected again by two people', 'Production'],
              ['Share sent to the inspector', 'Parts that need a person, by shift', 'Line manager'],
              ['Cycle time', 'Slowest part in a thousand, not the average', 'Automation'],
              ['Agreement with limit samples', 'The same box, ten times, over a month', 'Quality'],
            ],
          },
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'A place on the line where the part is still, or moves evenly at a known speed.',
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
              'The normal model learns a variant from about three hundred parts. Until then its parts go to the inspector.',
            ],
            [
              'Slow drift of the light',
              'Every picture contains a reference tile. When it drifts, the system asks for cleaning instead of rejecting.',
            ],
            [
              'Faults under the surface',
              'What a camera cannot see remains a job for ultrasound or X-ray. We say so before the project, not after it.',
            ],
            [
              'Inspectors losing their role',
              'They still decide what is within limits, and only they teach the models. Their hours move from looking to deciding.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Send thirty good parts and thirty faulty ones, or their pictures. Within two weeks, you will know which faults light can show, which a model can name, and which neither can find.',
}
