import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud foundations and landing zones as code | Tekskills',
    description:
      'Accounts, networks, identity, logging and guard rails written as code and tested by attack, so your teams can start in an hour.',
    keywords: 'landing zone, cloud foundation, infrastructure as code, cloud governance, cloud identity, guard rails',
  },
  content: {
    name: 'Foundations',
    parents: [
      { label: 'Services', to: '/services' },
      { label: 'Cloud', to: '/services/cloud' },
    ],
    hero: {
      eyebrow: 'Cloud foundations',
      heading: 'A landing zone, built as code and tested by attack',
      lead: 'A mistake in the foundation is repeated in every account above it. We build it once, as code, and have our own security team attack it before you move in.',
      seed: 'layers',
      picture: 'beside',
      action: { label: 'Have yours reviewed', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Eight parts, each with its own test',
        items: [
          {
            name: 'Account structure',
            text: 'One account for each product and stage, so a mistake stays where it was made.',
          },
          {
            name: 'Identity',
            text: 'Your directory, short-lived roles, no long-lived keys. The emergency account is locked away; using it raises an alert.',
          },
          { name: 'Network', text: 'An address plan for ten years, private access to services, one monitored exit.' },
          { name: 'Logging', text: 'Stored where the people whose actions it records cannot change it.' },
          {
            name: 'Guard rails',
            text: 'Rules that prevent instead of reports that complain: no open storage, no unused regions, no untagged machines.',
          },
          { name: 'Keys and secrets', text: 'Rotated automatically. Nobody has to know one, so nobody can lose one.' },
          {
            name: 'Backup',
            text: 'Out of reach for anyone who breaks into the account it protects. We prove it with a restore every month.',
          },
          {
            name: 'Self-service for teams',
            text: 'A team fills in a form or opens a pull request, and an hour later has an account with all of the above, and a budget.',
          },
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'Our view',
        heading: 'Automatic rules instead of approvals',
        paragraphs: [
          'A committee that approves every change slows teams down, and they find ways around it. A rule that the platform enforces makes them fast, because whatever it lets through is allowed. So we spend most of our effort on finding the few rules that matter, and making them impossible to break by accident.',
          'Exceptions are possible. Teams request them openly, they last ninety days, and they expire unless someone asks again. After a year, the list of exceptions shows you what to improve.',
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Seven weeks to your first team',
        steps: [
          {
            name: 'Decide',
            time: 'Week 1',
            text: 'Twenty decisions in four workshops: regions, names, addresses, who may do what.',
            result: 'Decision records, one page each.',
          },
          {
            name: 'Build',
            time: 'Weeks 2 to 4',
            text: 'Everything as code, starting from an empty organisation, deleted and rebuilt every night.',
            result: 'A foundation you can rebuild at any time.',
          },
          {
            name: 'Attack',
            time: 'Week 5',
            text: 'Our security team gets a developer’s account and a week to reach another account’s logs.',
            result: 'A report, and a stronger foundation.',
          },
          {
            name: 'Open',
            time: 'Weeks 6 and 7',
            text: 'One of your teams moves in. Wherever they have to ask, we improve the self-service.',
            result: 'A first team live, and a manual they wrote with us.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Decisions that only you can make',
        items: [
          { name: 'Network and directory', text: 'One person from each, two days a week for five weeks.' },
          {
            name: 'Security and data protection',
            text: 'In the workshops, so their rules become code instead of a surprise.',
          },
          { name: 'Finance', text: 'An hour, to agree which tag stands for which cost centre.' },
          {
            name: 'A first team',
            text: 'One with a real deadline. Without one, foundations grow and are never finished.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Too strict, too loose or out of date',
        items: [
          {
            risk: 'So strict that teams stay outside',
            answer:
              'We count the days from request to first deployment. If it takes more than two, the rule in the way has to justify itself.',
          },
          {
            risk: 'So loose that it is no foundation',
            answer:
              'The builders do not know on which day of week five the attack comes. We close whatever it reaches before anyone moves in.',
          },
          {
            risk: 'It becomes outdated',
            answer:
              'The nightly rebuild fails on the day a provider changes something, so you find out before it matters.',
          },
        ],
      },
    ],
    next: {
      heading: 'Already have a landing zone?',
      text: 'Let us test it for a week with a developer’s access rights. You keep the report and the fixes, as code.',
      action: { label: 'Ask for a review', to: '/contact' },
      secondaryAction: { label: 'Our cybersecurity practice', to: '/services/cybersecurity' },
    },
  },
}
