import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud cost control: a bill each team can read | Tekskills',
    description:
      'We find what drives a cloud bill, give every team its own line, remove waste that nobody misses and build the habits that keep the saving next quarter.',
    keywords: 'FinOps, cloud cost optimisation, cloud cost control, tagging, reserved capacity, unit cost',
  },
  content: {
    name: 'Cost control',
    parents: [
      { label: 'Services', to: '/services' },
      { label: 'Cloud', to: '/services/cloud' },
    ],
    hero: {
      eyebrow: 'Cloud cost control',
      heading: 'The bill is a measurement. Read it as one.',
      lead: 'A cloud invoice has more rows than a small town has people. We turn it into one line per team, one figure per order, and a habit of looking.',
      seed: 'cost-signal',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'rows',
        eyebrow: 'Where it goes',
        heading: 'What we look for, in the order in which it usually pays.',
        items: [
          {
            name: 'Things nobody uses',
            text: 'Disks without machines, test systems at three in the morning, snapshots of snapshots.',
          },
          {
            name: 'Things that are too large',
            text: 'Machines sized for a peak that came once, databases that idle at six percent.',
          },
          {
            name: 'The wrong price for the right thing',
            text: 'Steady load at the hourly price. Commitments are bought for what is certain, and for no more.',
          },
          { name: 'Data on the move', text: 'Traffic between zones and regions that a drawing would have avoided.' },
          {
            name: 'Design',
            text: 'A query that reads a year to show a day. Slowest to change, and the one that lasts.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'Three numbers that people can act on.',
        items: [
          {
            figure: '95%',
            measure: 'of the bill with an owner',
            text: 'Tagged or assigned by rule, and the rest shown as a line of its own until it is gone.',
          },
          {
            figure: '1 unit',
            measure: 'of your business, priced',
            text: 'What an order, a claim or a delivery costs in cloud. Growth and waste look different at last.',
          },
          {
            figure: '1 day',
            measure: 'from a jump to a name',
            text: 'An unusual rise is sent to the team that caused it, with the resource and the change that started it.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Savings in the first month, habits by the third.',
        steps: [
          {
            name: 'Read',
            time: 'Week 1',
            text: 'Twelve months of raw billing data, beside your architecture.',
            result: 'The ten largest causes, with a size and a risk for each.',
          },
          {
            name: 'Pick up',
            time: 'Weeks 2 to 4',
            text: 'What nobody will miss is switched off, with an owner’s word and a way back.',
            result: 'The first saving, on the next invoice.',
          },
          {
            name: 'Assign',
            time: 'Weeks 5 to 8',
            text: 'Owners, labels and budgets; a page per team that opens in the tool they use every day.',
            result: 'A bill that speaks their language.',
          },
          {
            name: 'Make it a habit',
            time: 'Weeks 9 to 12',
            text: 'Cost stands in design reviews and pull requests, as an estimate before and a figure after.',
            result: 'Teams that correct themselves.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Read access, and somebody from finance.',
        items: [
          {
            name: 'Billing export and read rights',
            text: 'Nothing that can change a system. Changes are made by your people or with them.',
          },
          { name: 'A name for each team', text: 'Who gets the page, and who is asked when it rises.' },
          {
            name: 'A person in finance',
            text: 'So that a saving in the cloud is one in the budget as well, and is not spent twice.',
          },
        ],
      },
      {
        kind: 'questions',
        heading: 'What clients ask us first.',
        items: [
          {
            question: 'Do you work for a share of the saving?',
            answer:
              'No. It would pay us for the easy half and punish you for growing. You pay for twelve weeks, and know the price beforehand.',
          },
          {
            question: 'Which tools do you bring?',
            answer:
              'The provider’s own first, then your monitoring. A further product has to save more than its licence, in writing.',
          },
          {
            question: 'Will anything be slower?',
            answer:
              'Response times are measured before and after each change of size. What gets noticeably slower is turned back.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Saving can be expensive.',
        items: [
          {
            risk: 'A commitment for load that then disappears',
            answer: 'We commit to the lowest hour of the last quarter, in small steps with different ends.',
          },
          {
            risk: 'Somebody needed it after all',
            answer: 'Things are stopped for two weeks before they are deleted, and labelled with a name to call.',
          },
          {
            risk: 'The bill creeps back',
            answer: 'We return after six months for three days, and publish both figures side by side.',
          },
        ],
      },
    ],
    next: {
      heading: 'Send us three invoices.',
      text: 'Last month, the month before, and the same month a year ago. We answer with the question that they raise.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Let somebody else run it: operations', to: '/services/cloud/operations' },
    },
  },
}
