import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Partnership: how we work with vendors and with you | Tekskills',
    description:
      'How Tekskills chooses technology partners, what partnership changes in our advice and what it does not, and how software makers can work with us.',
    keywords: 'Tekskills partnership, technology partners, vendor independence, alliance, solution partner',
  },
  content: {
    name: 'Partnership',
    hero: {
      eyebrow: 'Partnership',
      heading: 'Close to the makers, on your side of the table.',
      lead: 'We work with the companies whose products our clients run. It gets you answers faster. It must never decide which product we advise.',
      seed: 'partnership-two-lines',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'cells',
        eyebrow: 'What it is good for',
        heading: 'What a client notices of a partnership.',
        items: [
          {
            name: 'A shorter way to the engineers',
            text: 'When a product misbehaves, we reach the people who wrote it, and bring a case that can be repeated.',
          },
          {
            name: 'Early sight of changes',
            text: 'What will be removed or repriced, months before it is in an invoice, as far as we are free to tell.',
          },
          { name: 'Trained people', text: 'Access to courses, labs and test systems that are not for sale.' },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'What it must not do',
        heading: 'Five rules that keep advice honest.',
        items: [
          {
            name: 'No commission on licences',
            text: 'You buy from the maker or your reseller. If a rebate reaches us all the same, it is on your next invoice, deducted.',
          },
          {
            name: 'Two options on every recommendation',
            text: 'One of them from a maker we are not partnered with, or an open-source one, judged by the same table.',
          },
          {
            name: 'Interests are named',
            text: 'Each proposal states which of the vendors in it we have an agreement with.',
          },
          {
            name: 'Nobody’s bonus depends on a product',
            text: 'Leads are measured by whether the system runs and the client would call again.',
          },
          {
            name: 'Agreements end',
            text: 'Each is looked at once a year. The ones that did nothing for clients are not renewed.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'Data and AI',
        heading: 'Our division TekDataNova works with Microsoft.',
        paragraphs: [
          'For Data & AI and for Digital & App Innovation, TekDataNova works as a Microsoft Solution Partner. What that means for a project, and for which figures it stands, is told on the division’s own pages.',
          'It does not make every answer Azure. Where the data lives elsewhere for a good reason, the work goes to the data.',
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'For makers of software',
        heading: 'How an agreement with us comes about.',
        lead: 'We take few, because each has to be kept.',
        items: [
          {
            time: 'First',
            text: 'Two of our clients, or one and a good argument, want your product. Without that, let us have coffee and no contract.',
          },
          {
            time: 'Then',
            text: 'Two engineers use it for a month on something real. Their report goes to you unedited.',
          },
          {
            time: 'Next',
            text: 'We agree on a way to report faults, on training, and on what either side may say in public.',
          },
          {
            time: 'Each year',
            text: 'One page from either side: what it did for clients. If both are empty, we part as friends.',
          },
        ],
      },
      {
        kind: 'checklist',
        eyebrow: 'For delivery partners',
        heading: 'Working beside another provider.',
        lead: 'Large programmes have several. We have four habits that make it bearable.',
        items: [
          { name: 'One board', text: 'All parties see the same list of work, in the client’s tool.' },
          {
            name: 'Interfaces have tests',
            text: 'Both sides run them. A discussion about whose fault it is takes ten minutes.',
          },
          { name: 'Faults before blame', text: 'Whoever sees it first calls the other, before the client’s meeting.' },
          { name: 'No poaching', text: 'Neither people nor scope, for the length of the programme and a year after.' },
        ],
      },
    ],
    next: {
      heading: 'A product, a programme, an idea?',
      text: 'Write which of our clients it would help, and how you know.',
      action: { label: 'Propose a partnership', to: '/contact' },
      secondaryAction: { label: 'Visit TekDataNova', to: '/tekdatanova' },
    },
  },
}
