import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Application development, handed over with tests | Tekskills',
    description:
      'Web and back-end products built with your people in two-week rounds: code in your repository, tests before every release, and a run book.',
    keywords: 'application development, custom software, web applications, API, modernisation, product engineering',
  },
  content: {
    name: 'Application development',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Application development',
      heading: 'Software you can still change in year five',
      lead: 'The first release is the cheap part. We build for the people who will have to change it later, and hand over what they need.',
      seed: 'modules',
      picture: 'beside',
      action: { label: 'Show us your backlog', to: '/contact' },
    },
    blocks: [
      {
        kind: 'figures',
        id: 'what-you-get',
        eyebrow: 'What you get',
        heading: 'Targets you can check in your own repository',
        lead: 'These targets go into the contract; they are not averages from a brochure.',
        items: [
          {
            figure: 'Day 5',
            measure: 'something runs in your environment',
            text: 'A thin slice through every layer, deployed by the pipeline that will later deploy everything else.',
          },
          {
            figure: '10 min',
            measure: 'from commit to test result',
            text: 'Build, tests and checks. Any slower, and people stop waiting for the result.',
          },
          {
            figure: '1 click',
            measure: 'back to the previous release',
            text: 'Practised in every round, database included, so nobody has to learn it at night.',
          },
        ],
      },
      {
        kind: 'rows',
        tone: 'muted',
        heading: 'What you receive besides the product',
        items: [
          {
            name: 'The code and its history',
            text: 'In your account from day one, under your licence, without our name in it.',
          },
          {
            name: 'Decisions on record',
            text: 'One page for each choice someone may question later: what we knew, what we ruled out.',
          },
          {
            name: 'Tests at three levels',
            text: 'Many unit tests, some through the service, and a few that use the browser as a customer would.',
          },
          {
            name: 'Accessibility and speed as gates',
            text: 'A page that fails WCAG 2.2 AA or its weight budget is not merged.',
          },
          {
            name: 'A run book and dashboards',
            text: 'Written by those who built it, tested by those who will run it.',
          },
        ],
      },
      {
        kind: 'comparison',
        eyebrow: 'Ways to work together',
        heading: 'Three ways to set up the team',
        columns: ['Set-up', 'Choose it when', 'Avoid it when'],
        rows: [
          [
            'Our team, led by your product owner',
            'You know the business and lack developers',
            'Nobody has an hour a day to answer questions',
          ],
          [
            'A mixed team',
            'You want to run the product without us in a year',
            'Your people are also on call for three other systems',
          ],
          [
            'A fixed result at a fixed price',
            'The scope fits on four pages and will not move',
            'You expect to learn from the first users, as most clients do',
          ],
        ],
      },
      {
        kind: 'timeline',
        id: 'how-it-runs',
        tone: 'muted',
        eyebrow: 'How the work goes',
        heading: 'What you see in a two-week round',
        items: [
          {
            time: 'Monday',
            text: 'We choose together from one list. We leave out anything we do not understand well enough to test.',
          },
          { time: 'Every day', text: 'Fifteen minutes, open to you. The board is the only report.' },
          {
            time: 'Second Tuesday',
            text: 'Five of your people try it for the first time. We watch and say nothing.',
          },
          {
            time: 'Second Thursday',
            text: 'You see it running in its target environment, with realistic data.',
          },
          { time: 'Second Friday', text: 'It goes live, or we write down why not.' },
        ],
      },
      {
        kind: 'checklist',
        id: 'what-it-takes',
        eyebrow: 'What it needs from you',
        heading: 'Decisions, users, a place and data',
        items: [
          { name: 'A product owner', text: 'Five hours a week, with the authority to leave things out.' },
          { name: 'Real users', text: 'Five for an hour in each round. We bring the questions.' },
          {
            name: 'An environment',
            text: 'Or permission to build one in your cloud account, with a budget you set.',
          },
          { name: 'Data we may test with', text: 'Masked or generated. We bring a generator if you have none.' },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        tone: 'muted',
        eyebrow: 'What can go wrong',
        heading: 'Where software projects lose money',
        items: [
          {
            risk: 'It is built well, but nobody wants it',
            answer:
              'We test the riskiest assumption with users before the second round, with a sketch if that is enough.',
          },
          {
            risk: 'An interface to an old system eats the schedule',
            answer:
              'We call it with real messages in week one, even if all it does is fail. Surprises are cheapest then.',
          },
          {
            risk: 'Knowledge exists only in people’s heads',
            answer:
              'People rotate through every part, and each quarter someone new sets up the product from the documents alone.',
          },
        ],
      },
    ],
    next: {
      heading: 'Send us a page on what the software should do',
      text: 'We reply with questions, a rough size in rounds, and the riskiest sentence on your page marked.',
      action: { label: 'Send an enquiry', to: '/contact' },
      secondaryAction: { label: 'How we test', to: '/services/quality-assurance' },
    },
  },
}
