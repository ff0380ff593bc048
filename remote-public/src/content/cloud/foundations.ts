import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Cloud foundations and landing zones as code | Tekskills',
    description:
      'Accounts, networks, identity, logging and guard rails written as code and tested by attack, so that teams can start in an hour without asking for favours.',
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
      heading: 'The ground, before the first house.',
      lead: 'What is wrong in the foundation is wrong in every account above it. We build it once, as code, and let our own attackers try it before you do.',
      seed: 'foundation-grid',
      picture: 'beside',
      action: { label: 'Have yours reviewed', to: '/contact' },
    },
    blocks: [
      {
        kind: 'cells',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Eight parts, each with a test.',
        items: [
          {
            name: 'Account structure',
            text: 'One account for each product and stage, so that a mistake stays where it was made.',
          },
          {
            name: 'Identity',
            text: 'Your directory, short-lived roles, no long-lived keys. The emergency account lies in a safe, and its use rings a bell.',
          },
          { name: 'Network', text: 'Address plan for ten years, private ways to services, one watched way out.' },
          { name: 'Logging', text: 'Kept where the people whose actions it records cannot touch it.' },
          {
            name: 'Guard rails',
            text: 'Rules that prevent, not reports that complain: no open storage, no region you do not use, no untagged machine.',
          },
          { name: 'Keys and secrets', text: 'Rotated by machine. No human has to know one, so no human can lose one.' },
          {
            name: 'Backup',
            text: 'Out of reach of whoever breaks into the account it protects, and restored once a month to prove it.',
          },
          {
            name: 'A front door for teams',
            text: 'A form or a merge request; an hour later an account with all of the above, and a budget.',
          },
        ],
      },
      {
        kind: 'prose',
        tone: 'muted',
        eyebrow: 'Our position',
        heading: 'Guard rails instead of gates.',
        paragraphs: [
          'A committee that approves every change makes teams slow and creative: they find ways around it. A rule that the platform itself enforces makes them fast, because whatever it lets through is allowed. So most of our effort goes into finding the few rules that matter, and making them impossible to break by accident.',
          'There is a door for exceptions. They are requested in the open, granted for ninety days, and expire unless somebody asks again. After a year, the list of exceptions is the best plan for what to improve.',
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Seven weeks to the first team.',
        steps: [
          {
            name: 'Decide',
            time: 'Week 1',
            text: 'Twenty decisions in four workshops: regions, names, addresses, who may what.',
            result: 'Decision records, one page each.',
          },
          {
            name: 'Build',
            time: 'Weeks 2 to 4',
            text: 'Everything as code, from an empty organisation, thrown away and rebuilt each night.',
            result: 'A foundation that can be made again.',
          },
          {
            name: 'Attack',
            time: 'Week 5',
            text: 'Our security people get a developer’s account and a week to reach the logs of another.',
            result: 'A report, and a stronger foundation.',
          },
          {
            name: 'Open',
            time: 'Weeks 6 and 7',
            text: 'One of your teams moves in. Where they have to ask, the front door gets better.',
            result: 'A tenant, and the manual they wrote with us.',
          },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Decisions nobody else can take.',
        items: [
          { name: 'Network and directory', text: 'One person from each, two days a week for five weeks.' },
          {
            name: 'Security and data protection',
            text: 'In the workshops, so that their rules become code and not a surprise.',
          },
          { name: 'Finance', text: 'An hour, to agree which label on a machine means which cost centre.' },
          {
            name: 'A first tenant',
            text: 'A team with a real deadline. Without one, foundations turn into cathedrals.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Two opposite mistakes, and one slow one.',
        items: [
          {
            risk: 'So strict that teams stay outside',
            answer:
              'We count the days from request to first deployment. More than two, and a rule has to justify itself.',
          },
          {
            risk: 'So loose that it is no foundation',
            answer:
              'The attack in week five is not announced to those who build. What it reaches gets closed before anyone moves in.',
          },
          {
            risk: 'It ages unseen',
            answer:
              'The nightly rebuild fails on the day a provider changes something, and not on the day you need it.',
          },
        ],
      },
    ],
    next: {
      heading: 'Already have a landing zone?',
      text: 'Let us try it for a week with a developer’s rights. You keep the report and the fixes, as code.',
      action: { label: 'Ask for a review', to: '/contact' },
      secondaryAction: { label: 'Security as a practice', to: '/services/cybersecurity' },
    },
  },
}
