import type { DocumentText } from '../document-text'
import { useCaseFacts } from '../use-case-facts'

export const document: DocumentText = {
  facts: useCaseFacts.invoices,
  keywords:
    'invoice automation, accounts payable, document understanding, three-way match, fraud prevention, audit trail',
  revised: '2026-09-04',
  audience: 'Heads of accounting, shared service centres and internal audit.',
  chapters: [
    {
      title: 'Situation',
      blocks: [
        {
          text: 'Invoices arrive as paper, as PDF, as an attachment to an attachment, and more and more as structured files. People type them, look for the order, ask the buyer, wait, and book. Most of that time is waiting, and most of the typing is of things that a computer printed.',
        },
        {
          text: 'Early-payment discounts are lost because an invoice lay on a desk. Duplicates are paid because the number had a dash. And a changed bank account on a well-made letter is one of the costliest frauds there is.',
        },
      ],
    },
    {
      title: 'Data',
      blocks: [
        {
          bullets: [
            'Twelve months of invoices as they came in, with what was booked for each: the most complete teaching material in the company.',
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
            caption: 'Figure 1. Five steps. Each may stop and hand over to a person, with the reason on the screen.',
            alt: 'Five boxes in a row: receive, read, match, check and post. The last is the result: an entry with its reasons.',
            steps: [
              ['Receive', 'One inbox; duplicates found by content'],
              ['Read', 'Fields and lines, each with its certainty'],
              ['Match', 'Line by line with order and receipt'],
              ['Check', 'Tax, bank, limits, unusual amounts'],
              ['Post', 'Proposed or booked, with its reasons'],
            ],
          },
        },
        {
          steps: [
            'Structured invoices are taken as they are. Only what is a picture is read by a model, and each field keeps its place on the page, so that a click shows where it was found.',
            'Sums are not trusted but recalculated: lines, tax and total must agree to the cent before anything goes on.',
            'Matching allows for partial deliveries, units and rounding, within limits that accounting sets for each group of suppliers.',
            'Certainty decides the way. Above the limit an entry is posted without a touch, below it a person sees two or three doubtful fields instead of a whole form.',
          ],
        },
        {
          note: 'A new or changed bank account is never accepted by software, however certain. It is confirmed by a call to a number that was known before.',
          title: 'A rule, not a model',
        },
      ],
    },
    {
      title: 'Result to measure',
      blocks: [
        {
          figure: {
            kind: 'bars',
            caption:
              'Figure 2. A worked example: of 1,000 invoices, how many leave the way at which point. Your mix decides the real figures.',
            alt: 'Bars for an example of one thousand invoices: posted without a touch 610, one field confirmed 220, matched by a person 110, back to the buyer 45, back to the supplier 15.',
            max: 700,
            bars: [
              { label: 'Posted without a touch', value: 610, shown: '610', strong: true },
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
              'A sample of 200 untouched entries is checked by hand each month; only those without a fault count.',
            ],
            [
              'Days from receipt to posting',
              'Median and slowest tenth, and discounts taken against discounts offered.',
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
      title: 'What is needed',
      blocks: [
        {
          checks: [
            'An interface to orders, receipts and posting; a file exchange is enough to begin.',
            'Two accountants for a morning a week in the first two months.',
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
              'Wrong and certain',
              'The monthly sample measures it. If certain fields are wrong more often than agreed, the limit rises on the same day.',
            ],
            [
              'Instructions hidden in a document',
              'Text on an invoice is data. It cannot change a rule, an account or a limit, and attempts are reported.',
            ],
            ['Audit', 'Every entry keeps picture, fields, matches, version and person. Nothing is overwritten.'],
            [
              'The month’s end',
              'The system slows before it guesses. A queue with a length is better than a close with surprises.',
            ],
          ],
        },
      ],
    },
  ],
  next: 'Give us 500 invoices of last quarter with their entries. Within ten days we show how many would have passed untouched, which would have been stopped, and which should have been.',
}
