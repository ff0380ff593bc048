import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Quality assurance: tests that a release waits for | Tekskills',
    description:
      'Test automation fast enough to run on every change and strict enough to stop one, with load, accessibility and security checks in the same pipeline.',
    keywords: 'quality assurance, test automation, performance testing, accessibility testing, release quality',
  },
  content: {
    name: 'Quality assurance',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Quality assurance',
      heading: 'A red light that people believe.',
      lead: 'A test that fails at random teaches a team to ignore it. We build few tests, make them true, and let a release wait for them.',
      seed: 'quality-verdict',
      picture: 'behind',
    },
    blocks: [
      {
        kind: 'comparison',
        eyebrow: 'The shape of it',
        heading: 'Where each kind of mistake is cheapest to catch.',
        lead: 'We spread the effort by this table, and move tests upwards whenever one of a higher row can prove the same.',
        columns: ['Layer', 'Finds', 'Verdict within', 'Share of tests'],
        rows: [
          ['Types and static checks', 'Slips, dead code, forbidden calls', '1 minute', 'Every line'],
          ['Unit', 'Wrong rules and sums', '2 minutes', 'About 70 percent'],
          ['Service, with a real database', 'Wrong queries, rights, transactions', '5 minutes', 'About 25 percent'],
          ['Browser or device', 'Broken journeys, layout, keyboard', '10 minutes', 'About 5 percent'],
          ['Load and soak', 'Leaks, locks, slow growth', 'Overnight', 'A handful'],
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'A suite your developers defend.',
        items: [
          {
            name: 'A map of risk',
            text: 'What must never fail, what may fail for an hour, and which of it is tested today. It decides what we build first.',
          },
          {
            name: 'Automation in your repository',
            text: 'In the language your team writes, reviewed by them, run by their pipeline.',
          },
          {
            name: 'Data that is made for tests',
            text: 'Generated, with names and amounts that resemble yours, so that no production copy leaves its place.',
          },
          {
            name: 'Proof that tests can fail',
            text: 'We break the code on purpose, rule by rule. A break that no test notices is a gap with a number.',
          },
          {
            name: 'A release page',
            text: 'What changed, what was checked, what was not, in words that the person who signs can read.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Trust first, coverage later.',
        steps: [
          {
            name: 'Clear out',
            time: '2 weeks',
            text: 'Existing tests run fifty times. What is not the same fifty times is repaired or deleted.',
            result: 'A suite that is small and honest.',
          },
          {
            name: 'Guard the core',
            time: '6 weeks',
            text: 'The ten journeys that carry the business, at the lowest layer that can prove each.',
            result: 'A gate in front of every release.',
          },
          {
            name: 'Grow with the work',
            time: 'Each round',
            text: 'No feature without its proof; no defect closed without a test that would have caught it.',
            result: 'Fewer defects that come back.',
          },
          {
            name: 'Hand over',
            time: 'Month 6',
            text: 'Your people own the suite. We come back each quarter to break things on purpose.',
            result: 'A team that tests without being told.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Three permissions.',
        items: [
          {
            name: 'To delete tests',
            text: 'Most suites we meet are half noise. Somebody has to allow us to take it away.',
          },
          {
            name: 'To stop a release',
            text: 'At least once, visibly, with management standing behind it. After that it is seldom needed.',
          },
          {
            name: 'To sit with developers',
            text: 'A separate testing department at the end of the corridor finds defects late and makes friends never.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'How test automation dies.',
        items: [
          {
            risk: 'It becomes slow',
            answer:
              'The time to a verdict is a budget. A new test that exceeds it has to push out another, or move up a layer.',
          },
          {
            risk: 'It tests how, not what',
            answer:
              'Tests speak of what a user sees and a service answers. A rewrite that changes neither breaks none of them.',
          },
          {
            risk: 'Everybody aims at a percentage',
            answer: 'We do not report coverage as a goal. We report broken rules that went unnoticed, and aim at none.',
          },
        ],
      },
      {
        kind: 'statement',
        text: 'We also check what no script can: ten people with ten different hands, eyes and patience, once in every release that changes a screen.',
        seed: 'quality-people',
      },
    ],
    next: {
      heading: 'Let us run your tests fifty times.',
      text: 'Read access and a week are enough. You get a list of what is flaky, what is slow and what has never failed at all.',
      action: { label: 'Ask for the fifty runs', to: '/contact' },
      secondaryAction: { label: 'Why clients stay', to: '/whyus' },
    },
  },
}
