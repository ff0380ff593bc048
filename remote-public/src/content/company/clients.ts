import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Clients: who we work for, and on what | Tekskills',
    description:
      'The kinds of organisation that work with Tekskills, described by what they run and what troubled them, and how we handle references and confidentiality.',
    keywords: 'Tekskills clients, IT services references, banking, manufacturing, logistics, healthcare, public sector',
  },
  content: {
    name: 'Clients',
    hero: {
      eyebrow: 'Clients',
      heading: 'Described by their trouble, not by their logo.',
      lead: 'Who lets us near their ledgers, wards and plants does not want to be a logo on a wall. So you read what they run, what hurt, and what we did.',
      seed: 'clients-kinds',
      picture: 'beside',
      action: { label: 'Ask for a reference call', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        eyebrow: 'By kind',
        heading: 'Nine organisations you might recognise yourself in.',
        lead: 'Portraits of typical clients. Details are changed so that no single organisation is described.',
        items: [
          {
            name: 'A savings bank with 70 branches',
            text: 'Core banking from a shared provider, and forty home-grown systems around it. We untangle the forty, five at a time.',
          },
          {
            name: 'A mutual insurer',
            text: 'Claims arrive by post, app and phone. We built the desk where they meet, and the rules that send the simple ones straight through.',
          },
          {
            name: 'A maker of packaging machines',
            text: 'Six plants, four ERP clients, one board. Two years of SAP moves, without a missed close.',
          },
          {
            name: 'A regional hospital group',
            text: 'Three houses, one patient record. Nurses helped to draw every screen of the ward app that we maintain.',
          },
          {
            name: 'A parcel and pallet carrier',
            text: 'Eleven depots that work at night. Their scanners keep counting when the line goes down.',
          },
          {
            name: 'A grocery wholesaler',
            text: 'Fresh goods, thin margins. Orders are forecast each morning before the first van is loaded.',
          },
          {
            name: 'A city utility',
            text: 'Pumps, meters and a control room that may not fail. We test from outside, and drill the night shift.',
          },
          {
            name: 'A telecom reseller',
            text: 'Growth by acquisition had left five billing systems. There are two now, and a date for the last.',
          },
          {
            name: 'A software company',
            text: 'Fifty developers and a suite nobody trusted. We deleted half of the tests and made the others a gate.',
          },
        ],
      },
      {
        kind: 'figures',
        tone: 'muted',
        eyebrow: 'How they work with us',
        heading: 'The pattern is the same across industries.',
        lead: 'What a usual relationship looks like in our planning; yours will differ.',
        items: [
          {
            figure: '1 stage',
            measure: 'is how nearly all of them begin',
            text: 'Four to six weeks, two people, one question. A larger contract comes after a result, or not at all.',
          },
          {
            figure: '2 or 3',
            measure: 'practices end up in the team',
            text: 'A cloud move needs testers; a forecast needs somebody who can reach into the ERP.',
          },
          {
            figure: '3 years',
            measure: 'until we plan to be out of a system',
            text: 'By then somebody on your side knows it better. What remains is a phone number.',
          },
        ],
      },
      {
        kind: 'rows',
        eyebrow: 'References',
        heading: 'How to speak to somebody who has been there.',
        items: [
          {
            name: 'Say what you are about to do',
            text: 'A reference for another kind of work tells you little. We look for one who has done yours.',
          },
          {
            name: 'We ask them first',
            text: 'Clients agree to each call by itself. We give no list, and you will not be on one.',
          },
          {
            name: 'We are not in the call',
            text: 'Thirty minutes between the two of you. We send the questions we would ask in your place.',
          },
          {
            name: 'You may ask for a failure',
            text: 'At least one of our referees will tell you about a stage that was stopped, and how that went.',
          },
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'Confidentiality',
        heading: 'What happens to what we see.',
        paragraphs: [
          'People on your project cannot read another client’s material, and the other way round. Access is granted for a stage and withdrawn at its end by a script, which leaves a record for you.',
          'We publish about our work only after the client has read the text and agreed to it. Most of them ask us to remove more than their name, and we do.',
        ],
      },
    ],
    next: {
      heading: 'What would your portrait say?',
      text: 'Tell us what you run and where it hurts. We will say whether we have seen it before.',
      action: { label: 'Write to us', to: '/contact' },
      secondaryAction: { label: 'All services', to: '/services' },
    },
  },
}
