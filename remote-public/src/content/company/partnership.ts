import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Partnership: working with vendors and with you | Tekskills',
    description:
      'How Tekskills chooses technology partners, what a partnership changes in our advice and what it does not, and how software vendors can work with us.',
    keywords: 'Tekskills partnership, technology partners, vendor independence, alliance, solution partner',
  },
  content: {
    name: 'Partnership',
    hero: {
      eyebrow: 'Partnership',
      heading: 'Close to vendors, on your side of the table',
      lead: 'We work with the companies whose products our clients run. That gets you answers faster. It never decides which product we recommend.',
      seed: 'partnership-two-lines',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'cells',
        eyebrow: 'The benefits',
        heading: 'What a partnership does for you',
        items: [
          {
            name: 'Direct access to the engineers',
            text: 'When a product misbehaves, we reach the people who wrote it, and bring a case they can reproduce.',
          },
          {
            name: 'Early sight of changes',
            text: 'We tell you, as far as we are allowed, what will be removed or repriced, months before it reaches an invoice.',
          },
          { name: 'Trained people', text: 'Our people get courses, labs and test systems that are not for sale.' },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        eyebrow: 'The limits',
        heading: 'Five rules that keep our advice honest',
        items: [
          {
            name: 'No commission on licences',
            text: 'You buy from the vendor or your reseller. If a rebate reaches us anyway, we deduct it from your next invoice.',
          },
          {
            name: 'Two options in every recommendation',
            text: 'One of them is open source or from a vendor we have no partnership with. We judge both by the same criteria.',
          },
          {
            name: 'Interests are disclosed',
            text: 'Each proposal states which of its vendors we have an agreement with.',
          },
          {
            name: 'Nobody’s bonus depends on a product',
            text: 'We measure leads by whether the system runs and the client would call again.',
          },
          {
            name: 'Agreements end',
            text: 'We review each once a year. Those that did nothing for clients are not renewed.',
          },
        ],
      },
      {
        kind: 'prose',
        eyebrow: 'Data and AI',
        heading: 'TekDataNova works with Microsoft',
        paragraphs: [
          'TekDataNova, our data and AI division, is a Microsoft Solution Partner for Data & AI and for Digital & App Innovation. Its own pages explain what that means for a project, with figures.',
          'That does not make Azure the answer to everything. Where your data is elsewhere for a good reason, we work there.',
        ],
      },
      {
        kind: 'timeline',
        tone: 'muted',
        eyebrow: 'For software vendors',
        heading: 'How to become our partner',
        lead: 'We sign few agreements, because we keep each of them.',
        items: [
          {
            time: 'First',
            text: 'Two of our clients want your product, or one does and has a good argument. Without that, we are glad to have a coffee, but not a contract.',
          },
          {
            time: 'Then',
            text: 'Two engineers use it for a month on something real. You get their report unedited.',
          },
          {
            time: 'Next',
            text: 'We agree on how to report faults, on training, and on what each side may say in public.',
          },
          {
            time: 'Each year',
            text: 'Each side writes one page on what it did for clients. If both are empty, we part as friends.',
          },
        ],
      },
      {
        kind: 'checklist',
        eyebrow: 'For delivery partners',
        heading: 'How we work alongside other providers',
        lead: 'Large programmes have several providers. Four habits help them work together.',
        items: [
          { name: 'One board', text: 'Everyone sees the same list of work, in the client’s tool.' },
          {
            name: 'Interfaces have tests',
            text: 'Both sides run them. Finding out whose fault it is takes ten minutes.',
          },
          {
            name: 'Faults before blame',
            text: 'Whoever sees a fault first calls the other side before the client’s meeting.',
          },
          {
            name: 'No poaching',
            text: 'We take neither people nor scope from the other side, during the programme or for a year afterwards.',
          },
        ],
      },
    ],
    next: {
      heading: 'Have a product, a programme or an idea?',
      text: 'Tell us which of our clients it would help, and how you know.',
      action: { label: 'Propose a partnership', to: '/contact' },
      secondaryAction: { label: 'Visit TekDataNova', to: '/tekdatanova' },
    },
  },
}
