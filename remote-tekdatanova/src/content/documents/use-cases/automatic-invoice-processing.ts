import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.invoices,
  keywords:
    'invoice automation, accounts payable, document understanding, three-way match, fraud prevention, audit trail',
  revised: '2026-11-28',
  audience: 'Heads of accounting, shared service centres and internal audit.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Invoices arrive on paper, as PDFs, as attachments to attachments, and more and more as structured files. People type them, look for the order, ask the buyer, wait, and post. Most of that time is waiting, and most of what they type was printed by a computer.',
        },
        {
          text: 'Early-payment discounts are lost because an invoice lay on a desk. Duplicates are paid because the second invoice had a dash in its number. And a changed bank account on a convincing letter is a particularly costly fraud.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Twelve months of invoices as they came in, with what was posted for each: training material you already have.',
            'Orders and goods receipts, by line.',
            'The supplier master, with the history of its changes.',
            'Rules for approval, tax codes and cost centres, including the unwritten ones.',
          ],
        },
      ],
    },
    {
      title: 'Approach',
      blocks: [
        {
          figure: {
            kind: 'steps',
            caption: 'Figure 1. Five steps. Each can stop and hand over to a person, with the reason on the screen.',
            alt: 'Five boxes in a row: receive, read, match, check and post. The last is the result: an entry with its reasons.',
            steps: [
              ['Receive', 'One inbox; duplicates found by content'],
              ['Read', 'Fields and lines, each with its certainty'],
              ['Match', 'Line by line with order and receipt'],
              ['Check', 'Tax, bank, limits, unusual amounts'],
              ['Post', 'Proposed or posted, with its reasons'],
            ],
          },
        },
        {
          steps: [
            'Structured invoices are taken as they are. A model reads only what is a picture. Each field keeps its place on the page, so that one click shows where it was found.',
            'Sums are recalculated, not trusted. Lines, tax and total must agree to the cent before anything continues.',
            'Matching allows for partial deliveries, units and rounding, within limits that accounting sets for each group of suppliers.',
            'Certainty decides the route. Above the limit an entry is posted untouched. Below it a person sees the one or two doubtful fields instead of a whole form.',
          ],
        },
        {
          note: 'Software never accepts a new or changed bank account, however certain it is. A person confirms it by calling a number that was already known.',
          title: 'A rule, not a model',
        },
      ],
    },
    {
      title: 'What to measure',
      blocks: [
        {
          figure: {
            kind: 'bars',
            caption:
              'Figure 2. A worked example: how many of 1,000 invoices leave the process at each point. Your mix decides the real figures.',
            alt: 'Bars for an example of one thousand invoices: posted untouched 610, one or two fields confirmed 220, matched by a person 110, back to the buyer 45, back to the supplier 15.',
            max: 700,
            bars: [
              { label: 'Posted untouched', value: 610, shown: '610', strong: true },
              { label: 'One or two fields confirmed', value: 220, shown: '220' },
              { label: 'Matched by a person', value: 110, shown: '110' },
              { label: 'Back to the buyer', value: 45, shown: '45' },
              { label: 'Back to the supplier', value: 15, shown: '15' },
            ],
          },
        },
        {
          terms: [
            [
              'Untouched and right',
              'A sample of 200 untouched entries is checked by hand each month. Only those without an error count.',
            ],
            [
              'Days from receipt to posting',
              'Median and slowest tenth, plus discounts taken against discounts offered.',
            ],
            [
              'Duplicates and changed accounts stopped',
              'Each case with its amount, and each false stop with the time it cost.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          checks: [
            'An interface to orders, receipts and posting. A file exchange is enough to begin.',
            'Two accountants for one morning a week in the first two months.',
            'Limits for amounts, price differences and certainty, signed by the head of accounting.',
            'A decision on how long originals are kept, and where.',
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
              'Wrong but certain',
              'The monthly sample measures it. If fields marked as certain are wrong more often than agreed, the limit rises the same day.',
            ],
            [
              'Instructions hidden in a document',
              'Text on an invoice is data. It cannot change a rule, an account or a limit, and attempts are reported.',
            ],
            ['Audit', 'Every entry keeps its image, fields, matches, version and person. Nothing is overwritten.'],
            [
              'Month end',
              'The system slows down rather than guess. A visible queue is better than a close with surprises.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Give us 500 invoices from last quarter with their entries. Within ten days, we will show you how many would have passed untouched, which would have been stopped, and which should have been.',
}
