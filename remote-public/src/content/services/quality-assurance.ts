import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Quality assurance: tests you can trust | Tekskills',
    description:
      'Test automation fast enough to run on every change and strict enough to stop one, with load, accessibility and security checks in the same pipeline.',
    keywords: 'quality assurance, test automation, performance testing, accessibility testing, release quality',
  },
  content: {
    name: 'Quality assurance',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Quality assurance',
      heading: 'Tests your team can believe',
      lead: 'A test that fails at random teaches a team to ignore it. We build a small test suite you can rely on, and no release goes out until it passes.',
      seed: 'funnel',
      picture: 'behind',
      action: { label: 'Show us your test report', to: '/contact' },
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'Layers of testing',
        heading: 'Where each kind of defect is cheapest to catch',
        lead: 'We divide the effort by this table, and move a test up whenever a higher row can prove the same thing.',
        columns: ['Layer', 'Finds', 'Result within', 'Share of tests'],
        rows: [
          ['Types and static checks', 'Slips, dead code, forbidden calls', '1 minute', 'Every line'],
          ['Unit', 'Wrong rules and sums', '2 minutes', 'About 70%'],
          ['Service, with a real database', 'Wrong queries, rights, transactions', '5 minutes', 'About 25%'],
          ['Browser or device', 'Broken journeys, layout, keyboard', '10 minutes', 'About 5%'],
          ['Load and soak', 'Leaks, locks, slow growth', 'Overnight', 'A handful'],
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'A test suite your developers trust',
        items: [
          {
            name: 'A map of risk',
            text: 'What must never fail, what may fail for an hour, and how much of each is tested today. The map decides what we build first.',
          },
          {
            name: 'Automation in your repository',
            text: 'In your team’s programming language, reviewed by them and run by their pipeline.',
          },
          {
            name: 'Test data',
            text: 'Generated, with names and amounts that resemble yours, so production data stays where it is.',
          },
          {
            name: 'Proof that tests can fail',
            text: 'We break the code on purpose, rule by rule. If no test notices, we have found a gap and count it.',
          },
          {
            name: 'A release report',
            text: 'What changed, what was checked and what was not, in plain words for the person who signs.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Reliable tests first, more tests later',
        steps: [
          {
            name: 'Clear out',
            time: '2 weeks',
            text: 'We run your existing tests fifty times. Any that do not give the same result fifty times are repaired or deleted.',
            result: 'A small suite you can rely on.',
          },
          {
            name: 'Guard the core',
            time: '6 weeks',
            text: 'The ten user journeys that carry the business, tested at the cheapest layer that can prove each.',
            result: 'A gate before every release.',
          },
          {
            name: 'Grow with the work',
            time: 'Each round',
            text: 'No feature without its test; no defect closed without a test that would have caught it.',
            result: 'Fewer recurring defects.',
          },
          {
            name: 'Hand over',
            time: 'Month 6',
            text: 'Your people own the suite. We return each quarter to break things on purpose.',
            result: 'A team that tests without being told.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Three permissions we need',
        items: [
          {
            name: 'To delete tests',
            text: 'Half of most test suites is noise. Someone has to allow us to remove it.',
          },
          {
            name: 'To stop a release',
            text: 'At least once, visibly, with management behind it. After that it is rarely needed.',
          },
          {
            name: 'To sit with developers',
            text: 'A separate testing department at the end of the corridor finds defects too late.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'Why test automation fails',
        items: [
          {
            risk: 'It becomes slow',
            answer:
              'The time to a result is a budget. A new test that exceeds it has to replace another, or move up a layer.',
          },
          {
            risk: 'It tests how, not what',
            answer:
              'Tests check what a user sees and what a service returns. A rewrite that changes neither breaks none of them.',
          },
          {
            risk: 'Everyone chases a percentage',
            answer: 'Coverage is not our goal. We report deliberate breaks that no test noticed, and aim for none.',
          },
        ],
      },
      {
        kind: 'statement',
        text: 'We also check what no script can: ten people with different hands, eyes and patience try every release that changes a screen.',
        seed: 'quality-people',
      },
    ],
    next: {
      heading: 'Have us run your tests fifty times',
      text: 'Read access and a week are enough. You get a list of what is flaky, what is slow and what has never failed.',
      action: { label: 'Ask for the fifty runs', to: '/contact' },
      secondaryAction: { label: 'Why clients choose us', to: '/whyus' },
    },
  },
}
