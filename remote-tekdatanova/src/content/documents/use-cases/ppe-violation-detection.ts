import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.protectiveEquipment,
  keywords: 'PPE detection, workplace safety, computer vision, privacy by design, edge computing, works council',
  revised: '2026-08-28',
  audience: 'Safety managers, works councils and site managers.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Helmets, vests, goggles and gloves are worn at the audit and forgotten at the end of a shift. Safety officers walk a site once a day and see what they see. Near misses are reported rarely, and those without equipment never.',
        },
        {
          text: 'Cameras are already there, but nobody watches forty screens, and nobody wants to work under eyes that remember. A system that is accepted must therefore do two things: notice reliably, and forget by design.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          text: 'Public picture collections teach a model what a helmet is. They do not teach it your light, your distances and your hoods in winter. For each zone about five hundred pictures from the real camera are labelled, faces blurred before anybody sees them.',
        },
        {
          table: {
            caption: 'What makes each item hard',
            head: ['Item', 'Seen well up to', 'Common confusion', 'Remedy'],
            weights: [0.9, 1.1, 1.5, 1.7],
            rows: [
              [
                'Helmet',
                '15 to 20 m',
                'Caps, hoods, a helmet in the hand',
                'Judge only when the head is in view for a second',
              ],
              ['Vest', '20 to 25 m', 'Orange jackets, vests under coats', 'Teach the site’s own clothing'],
              [
                'Goggles',
                '4 to 6 m',
                'Ordinary glasses, reflections',
                'A camera at the door of the zone, not at its end',
              ],
              ['Gloves', '3 to 5 m', 'Bare hands behind tools', 'Only at fixed workplaces'],
            ],
          },
        },
        {
          text: 'The distances are starting values for a camera of two megapixels; a walk with a helmet and a tape measure gives yours.',
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'steps',
            caption: 'Figure 1. Pictures end in the box beside the camera. What leaves it is a count.',
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
            'The rule is drawn on the picture: in this polygon a helmet, beyond this line goggles. Safety officers change it themselves.',
            'People are followed for seconds so that one missing helmet is one event. No features of a person are computed that could recognise anybody tomorrow.',
            'The first answer is a friendly lamp at the entrance. Most omissions are forgetfulness and end there.',
            'The weekly chart shows zones and hours. Where many forget, the cupboard is usually in the wrong place.',
          ],
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          terms: [
            [
              'Missed omissions',
              'From staged walks in each zone and each light, fifty at least, repeated every quarter.',
            ],
            ['False reminders a day', 'Above three a day for one lamp, people learn to ignore it.'],
            ['Omissions per hundred entries', 'The figure that should fall, by zone and hour.'],
            ['Time to put right', 'From reminder to helmet on, as a median.'],
          ],
        },
      ],
    },
    {
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'An agreement with the works council before the first picture: purpose, zones, what is kept, who may read it.',
            'A data protection assessment; we bring the draft and the measurements.',
            'Fixed cameras with known distance, and power for a box near each group of four.',
            'Signs at every zone that say what is noticed and what is not kept.',
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
              'Use against persons',
              'There is nothing to use: pictures are discarded in memory within seconds. An export of pictures does not exist in the software.',
            ],
            [
              'Unequal errors',
              'Results are measured apart for skin tones, body sizes, headscarves and beards. A difference stops the release.',
            ],
            ['False safety', 'The lamp reminds; it releases no machine and replaces no interlock and no officer.'],
            [
              'Changed camera',
              'A moved view is noticed within a minute, and the zone counts as unwatched until somebody confirms it.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Choose one gate and invite the works council to the first meeting. A two-week trial with staged walks shows both sides how well it sees, and how little it keeps.',
}
