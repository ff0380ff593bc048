import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Clients: who we work for, and on what | Tekskills',
    description:
      'The organisations that work with Tekskills: what they run, what they needed and what changed, and how we handle references and confidentiality.',
    keywords: 'Tekskills clients, IT services references, banking, manufacturing, logistics, healthcare, public sector',
  },
  content: {
    name: 'Clients',
    hero: {
      eyebrow: 'Clients',
      heading: 'What our clients needed, and what changed',
      lead: 'Nine typical clients: what they run, what the problem was and what we did. Our case studies describe single projects in detail, with the client’s name.',
      seed: 'clients-kinds',
      picture: 'beside',
      action: { label: 'Ask for a reference call', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cards',
        eyebrow: 'By industry',
        heading: 'Nine organisations that may resemble yours',
        lead: 'These are composite portraits: details are changed so that no single organisation is described. Each leads to the practice that did the work.',
        items: [
          {
            name: 'A savings bank with 70 branches',
            text: 'Core banking from a shared provider, and forty home-grown systems around it. We are untangling the forty, five at a time.',
            to: '/services/application-development',
            seed: 'modules',
          },
          {
            name: 'A mutual insurer',
            text: 'Claims arrive by post, app and phone. We built the single queue they now enter, and the rules that settle simple claims automatically.',
            to: '/services/digital-transformation',
            seed: 'steps',
          },
          {
            name: 'A maker of packaging machines',
            text: 'Six plants, four ERP systems, one board. Two years of SAP migration without a missed close.',
            to: '/services/sap',
            seed: 'calendar',
          },
          {
            name: 'A regional hospital group',
            text: 'Three hospitals, one patient record. Nurses helped design every screen of the ward app we maintain.',
            to: '/services/mobility-solutions',
            seed: 'queue',
          },
          {
            name: 'A parcel and pallet carrier',
            text: 'Eleven depots that work at night. Their scanners keep counting when the network goes down.',
            to: '/services/cloud/operations',
            seed: 'watch',
          },
          {
            name: 'A grocery wholesaler',
            text: 'Fresh goods, thin margins. We forecast orders each morning before the first van is loaded.',
            to: '/services/ai',
            seed: 'forecast',
          },
          {
            name: 'A city utility',
            text: 'Pumps, meters and a control room that must not fail. We test from outside, and drill the night shift.',
            to: '/services/cybersecurity',
            seed: 'doors',
          },
          {
            name: 'A telecoms reseller',
            text: 'Growth by acquisition had left five billing systems. Two remain, and there is a date for getting down to one.',
            to: '/services/cloud/migration',
            seed: 'racks',
          },
          {
            name: 'A software company',
            text: 'Fifty developers and a test suite nobody trusted. We deleted half the tests and made the rest a release gate.',
            to: '/services/quality-assurance',
            seed: 'funnel',
          },
        ],
      },
      {
        kind: 'figures',
        tone: 'muted',
        eyebrow: 'How they work with us',
        heading: 'The same pattern across industries',
        lead: 'What we plan for in a typical relationship; yours will differ.',
        items: [
          {
            figure: '1 stage',
            measure: 'is how nearly all clients begin',
            text: 'Four to six weeks, two people, one question. A larger contract follows only if there is a result.',
          },
          {
            figure: '2 or 3',
            measure: 'practices end up in the team',
            text: 'A cloud move needs testers; a forecast needs someone who knows the ERP system.',
          },
          {
            figure: '3 years',
            measure: 'is how long we plan to stay with a system',
            text: 'By then someone on your side knows it better than we do. You keep our phone number.',
          },
        ],
      },
      {
        kind: 'rows',
        eyebrow: 'References',
        heading: 'How to speak to an existing client',
        items: [
          {
            name: 'Tell us what you plan to do',
            text: 'A reference for another kind of work tells you little. We look for a client who has done yours.',
          },
          {
            name: 'We ask them first',
            text: 'Clients agree to each call separately. We hand out no reference list, and you will not be on one.',
          },
          {
            name: 'We are not on the call',
            text: 'Thirty minutes between the two of you. We send the questions we would ask if we were you.',
          },
          {
            name: 'You may ask for a failure',
            text: 'At least one of our referees can tell you about a stage that was stopped, and how that went.',
          },
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'Confidentiality',
        heading: 'How we protect what we see',
        paragraphs: [
          'People on your project cannot read another client’s material, and other clients’ teams cannot read yours. Access is granted for one stage; a script withdraws it at the end and leaves you a record.',
          'We publish a case study only after the client has read the text and agreed to be named. Clients who prefer to stay anonymous appear only in portraits like the ones above.',
        ],
      },
    ],
    next: {
      heading: 'What would we write about you?',
      text: 'Tell us what you run and where it causes trouble. We will say whether we have seen it before.',
      action: { label: 'Write to us', to: '/contact' },
      secondaryAction: { label: 'Read the case studies', to: '/resources/case-studies' },
    },
  },
}
