import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.protectiveEquipment,
  keywords: 'PPE detection, workplace safety, computer vision, privacy by design, edge computing, works council',
  revised: '2026-11-28',
  audience: 'Safety managers, works councils and site managers.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Helmets, vests, goggles and gloves are worn for the audit and forgotten at the end of a shift. Safety officers walk a site once a day and see only part of it. Near misses are rarely reported, and missing equipment never is.',
        },
        {
          text: 'Cameras are already there, but no one watches forty screens, and no one wants to work under cameras that remember. A system that people accept must therefore do two things: notice reliably, and forget by design.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          text: 'Public image datasets teach a model what a helmet is. They do not teach it your light, your distances or your winter hoods. For each zone, about five hundred pictures from the real camera are labelled, with faces blurred before anyone sees them.',
        },
        {
          table: {
            caption: 'What makes each item hard',
            head: ['Item', 'Seen well up to', 'Common confusion', 'Remedy'],
            weights: [0.9, 1.1, 1.5, 1.7],
            rows: [
              ['Helmet', '15 to 20 m', 'Caps, hoods, a helmet in the hand', 'Judge only while the head is in view'],
              ['Vest', '20 to 25 m', 'Orange jackets, vests under coats', 'Teach the site’s own clothing'],
              [
                'Goggles',
                '4 to 6 m',
                'Ordinary glasses, reflections',
                'A camera at the zone’s door, not at its far end',
              ],
              ['Gloves', '3 to 5 m', 'Bare hands behind tools', 'Only at fixed workstations'],
            ],
          },
        },
        {
          text: 'The distances are starting values for a two-megapixel camera. A walk with a helmet and a tape measure gives you your own.',
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'steps',
            caption: 'Figure 1. Pictures stay in the box beside the camera. Only a count leaves it.',
            alt: 'Five boxes: camera, find people and equipment, judge over three seconds, light and sound on site, and as the result a count by zone and hour without pictures.',
            steps: [
              ['Camera', 'Existing, with a fixed view'],
              ['Find', 'People and items, in the box beside it'],
              ['Judge', 'Over three seconds, not one frame'],
              ['Remind', 'Light and tone at the zone, at once'],
              ['Count', 'By zone and hour; no picture, no face'],
            ],
          },
        },
        {
          steps: [
            'The rule is drawn on the picture: inside this area a helmet, beyond this line goggles. Safety officers change it themselves.',
            'People are followed for a few seconds so that one missing helmet counts as one event. The system computes no personal features that could identify anyone later.',
            'The first response is a friendly lamp at the entrance. Most people have simply forgotten, and it ends there.',
            'The weekly chart shows zones and hours. Where many people forget, the equipment cupboard is usually in the wrong place.',
          ],
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          terms: [
            [
              'Missed violations',
              'From staged walks in each zone and in every kind of light, at least fifty, repeated every quarter.',
            ],
            ['False reminders a day', 'With more than three a day from one lamp, people learn to ignore it.'],
            ['Violations per hundred entries', 'The figure that should fall, by zone and hour.'],
            ['Time to correct', 'From the reminder until the helmet is on, as a median.'],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'An agreement with the works council before the first picture: purpose, zones, what is kept, who may read it.',
            'A data protection impact assessment. We bring the draft and the measurements.',
            'Fixed cameras at a known distance, and power for a box near each group of four.',
            'Signs at every zone that say what is detected and what is not kept.',
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
              'Use against individuals',
              'In operation, pictures are discarded from memory within seconds. The software has no function to export them.',
            ],
            [
              'Unequal errors',
              'Results are measured separately for skin tones, body sizes, headscarves and beards. A difference stops the release.',
            ],
            [
              'False sense of safety',
              'The lamp only reminds. It starts no machine, and it replaces neither an interlock nor a safety officer.',
            ],
            [
              'A moved camera',
              'A changed view is noticed within a minute, and the zone counts as unmonitored until someone confirms it.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Choose one gate and invite the works council to the first meeting. A two-week trial with staged walks shows both sides how well the system sees, and how little it keeps.',
}
