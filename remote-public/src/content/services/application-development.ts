import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Application development, handed over with its tests | Tekskills',
    description:
      'Web and back-end products built with your people in rounds of two weeks: code in your repository, tests that a release waits for, and a run book.',
    keywords: 'application development, custom software, web applications, API, modernisation, product engineering',
  },
  content: {
    name: 'Application development',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Application development',
      heading: 'Software you can still change in year five.',
      lead: 'The first release is the cheap part. We build for the people who will be asked to change it later, and hand over what they need to do so.',
      seed: 'application-structure',
      picture: 'beside',
      action: { label: 'Show us your backlog', to: '/contact' },
    },
    blocks: [
      {
        kind: 'figures',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Promises that can be checked in your own repository.',
        lead: 'These are targets that go into the contract, not averages from a brochure.',
        items: [
          {
            figure: 'Day 5',
            measure: 'something runs in your environment',
            text: 'A thin slice through every layer, deployed by the pipeline that will deploy everything else.',
          },
          {
            figure: '10 min',
            measure: 'from a commit to a verdict',
            text: 'Build, tests and checks. Slower than that, and people stop waiting for the answer.',
          },
          {
            figure: '1 click',
            measure: 'back to the release before',
            text: 'Tried in every round, database included, so that nobody learns it at night.',
          },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        heading: 'What lands in your hands, besides the product.',
        items: [
          {
            name: 'The code and its history',
            text: 'In your account from the first day, under your licence, without our name in it.',
          },
          {
            name: 'Decisions, written down',
            text: 'One page for each choice that somebody will question later: what we knew, what we ruled out.',
          },
          {
            name: 'Tests in three sizes',
            text: 'Many small ones, some that go through the service, a few that drive the browser as a customer would.',
          },
          {
            name: 'Accessibility and speed as gates',
            text: 'A page that fails WCAG 2.2 AA or its weight budget does not merge.',
          },
          { name: 'A run book and dashboards', text: 'Written by those who built it, tried by those who will run it.' },
        ],
      },
      {
        kind: 'comparison',
        eyebrow: 'Ways to work together',
        heading: 'Three set-ups, and when each is the wrong one.',
        columns: ['Set-up', 'Fits when', 'Do not choose it when'],
        rows: [
          [
            'A team of ours, led by your product owner',
            'You know the business and lack the hands',
            'Nobody has an hour a day for questions',
          ],
          [
            'A mixed team',
            'You want to own the product without us in a year',
            'Your people are also on call for three other systems',
          ],
          [
            'A fixed result at a fixed price',
            'The scope fits on four pages and will not move',
            'You expect to learn from the first users, which is nearly always',
          ],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'A round of two weeks, seen from your side.',
        items: [
          {
            time: 'Monday',
            text: 'We choose together from one list. What is not understood well enough to be tested is not chosen.',
          },
          { time: 'Every day', text: 'Fifteen minutes, open to you. The board is the report; there is no other.' },
          {
            time: 'Second Tuesday',
            text: 'Strangers try it: five people from your side who have not seen it. We watch and say nothing.',
          },
          {
            time: 'Second Thursday',
            text: 'You see it run, on the system where it will live, with data that looks like yours.',
          },
          { time: 'Second Friday', text: 'It goes live, or we write down the one reason why not.' },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'Decisions, users and data.',
        items: [
          { name: 'A product owner', text: 'Five hours a week, with the authority to leave things out.' },
          { name: 'Real users', text: 'Five for an hour in each round. We bring the questions.' },
          {
            name: 'An environment',
            text: 'Or the permission to build one in your cloud account, with a budget you set.',
          },
          { name: 'Data we may test with', text: 'Masked or made up. We bring the generator if you have none.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Where projects like this lose their money.',
        items: [
          {
            risk: 'It is built well, and nobody wanted it',
            answer:
              'The assumption that would sink the product is tested with users before its second round, with a drawing if that will do.',
          },
          {
            risk: 'An interface to an old system eats the schedule',
            answer:
              'We call it in week one with real messages, even if all it does is fail. Surprises are cheapest then.',
          },
          {
            risk: 'The team knows things that are nowhere written',
            answer:
              'People rotate through every part, and each quarter somebody new sets the product up from the documents alone.',
          },
        ],
      },
    ],
    next: {
      heading: 'Send us a page of what it should do.',
      text: 'You get back questions, a guess at the size in rounds, and the riskiest sentence on your page, marked.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'How we test', to: '/services/quality-assurance' },
    },
  },
}
