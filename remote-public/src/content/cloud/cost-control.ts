import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud cost control: a bill each team can read | Tekskills',
    description:
      'We find what drives your cloud bill, give every team its own line, remove waste nobody misses and build habits that make the savings last.',
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
      heading: 'A cloud bill every team can read',
      lead: 'A cloud invoice has more rows than a small town has people. We turn it into one line per team, one cost per order, and a routine for checking both.',
      seed: 'bill',
      picture: 'beside',
    },
    blocks: [
      {
        kind: 'rows',
        eyebrow: 'Where the money goes',
        heading: 'Where we look for savings, largest first',
        items: [
          {
            name: 'Things nobody uses',
            text: 'Disks without machines, test systems running at three in the morning, snapshots of snapshots.',
          },
          {
            name: 'Things that are too large',
            text: 'Machines sized for a peak that came once, databases that idle at six per cent.',
          },
          {
            name: 'Things bought at the wrong price',
            text: 'Steady load paid by the hour. We buy commitments for what is certain, and no more.',
          },
          {
            name: 'Data on the move',
            text: 'Traffic between zones and regions that better planning would have avoided.',
          },
          {
            name: 'Design',
            text: 'A query that reads a year to show a day. Slowest to change, but the saving lasts.',
          },
        ],
      },
      {
        kind: 'figures',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'Three numbers your teams can act on',
        items: [
          {
            figure: '95%',
            measure: 'of the bill with an owner',
            text: 'Tagged or assigned by rule. The rest has a line of its own until it is gone.',
          },
          {
            figure: '1 unit',
            measure: 'of your business, priced',
            text: 'What an order, a claim or a delivery costs in the cloud. You can finally tell growth from waste.',
          },
          {
            figure: '1 day',
            measure: 'from a cost jump to its cause',
            text: 'We report an unusual rise to the team that caused it, with the resource and the change behind it.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'First savings in a month, lasting ones in three',
        steps: [
          {
            name: 'Read',
            time: 'Week 1',
            text: 'We compare twelve months of raw billing data with your architecture.',
            result: 'The ten largest causes, with a size and a risk for each.',
          },
          {
            name: 'Clean up',
            time: 'Weeks 2 to 4',
            text: 'We switch off what nobody will miss, with the owner’s agreement and a way back.',
            result: 'The first saving, on the next invoice.',
          },
          {
            name: 'Assign',
            time: 'Weeks 5 to 8',
            text: 'Owners, tags and budgets, and a page for each team in the tool it uses every day.',
            result: 'A bill each team understands.',
          },
          {
            name: 'Make it a habit',
            time: 'Weeks 9 to 12',
            text: 'Design reviews and pull requests show cost: an estimate before and a figure after.',
            result: 'Teams that correct themselves.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Read access and a contact in finance',
        items: [
          {
            name: 'A billing export and read access',
            text: 'Nothing that can change a system. Your people make the changes, or we make them together.',
          },
          { name: 'A name for each team', text: 'Who receives the page, and who explains a rise.' },
          {
            name: 'A person in finance',
            text: 'So that a saving in the cloud also shows up in the budget and is not spent twice.',
          },
        ],
      },
      {
        kind: 'questions',
        heading: 'What clients ask about cloud costs',
        items: [
          {
            question: 'Do you work for a share of the savings?',
            answer:
              'No. It would pay us for the easy half and penalise you for growing. You pay for twelve weeks at a price agreed in advance.',
          },
          {
            question: 'Which tools do you bring?',
            answer:
              'The provider’s own first, then your monitoring. Any other product has to save more than its licence costs, and we put that in writing.',
          },
          {
            question: 'Will anything be slower?',
            answer:
              'We measure response times before and after each resize, and reverse whatever gets noticeably slower.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Three ways savings come undone',
        items: [
          {
            risk: 'The load you committed to disappears',
            answer:
              'We commit only to the load of the quietest hour in the last quarter, in small steps with different end dates.',
          },
          {
            risk: 'Someone needed it after all',
            answer: 'We stop things for two weeks before deleting them, and label them with a name to call.',
          },
          {
            risk: 'The bill creeps back',
            answer: 'We return after six months for three days, and put the two bills side by side.',
          },
        ],
      },
    ],
    next: {
      heading: 'Send us three invoices',
      text: 'Last month, the month before, and the same month a year ago. We reply with the first question they raise.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'Let us run it: cloud operations', to: '/services/cloud/operations' },
    },
  },
}
