import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Data and AI services that answer a question | Tekskills',
    description:
      'Forecasts, vision and language models judged against today’s way of doing it, with the data work, the guard rails and the cost of each answer included.',
    keywords: 'AI services, machine learning, generative AI, forecasting, computer vision, data engineering',
  },
  content: {
    name: 'Data and AI',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Data and AI',
      heading: 'A model is an answer. What was the question?',
      lead: 'We start from a decision somebody takes every day, and what a better one would be worth. Often the data work alone pays for itself.',
      seed: 'ai-decision',
      picture: 'below',
    },
    blocks: [
      {
        kind: 'questions',
        eyebrow: 'Before any model',
        heading: 'Five questions we ask in the first hour.',
        lead: 'Projects that can answer them tend to go live. Those that cannot tend to become slides.',
        items: [
          {
            question: 'Who decides differently because of the answer?',
            answer:
              'A role and a moment: the planner at six in the morning, the clerk with the claim on the screen. Without both, a forecast is a curiosity.',
          },
          {
            question: 'How is it done today, and how good is that?',
            answer:
              'The planner’s own guess is the mark to beat. We measure it for four weeks first; now and then it wins, and you have saved a project.',
          },
          {
            question: 'What does a wrong answer cost?',
            answer:
              'Too high and too low rarely cost the same. The difference shapes the model more than the choice of algorithm does.',
          },
          {
            question: 'Does the past contain the answer?',
            answer:
              'If last year’s records were corrected by hand afterwards, the model learns the correction. We look at raw samples, row by row.',
          },
          {
            question: 'Who may see what went in?',
            answer: 'Personal data, contracts, drawings. Where it may not leave your house, neither does the model.',
          },
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'The model is a fifth of the delivery.',
        items: [
          {
            name: 'Data that arrives',
            text: 'Pipelines with tests on the content, so that a changed column raises an alarm and not a wrong order.',
          },
          {
            name: 'A model with a report card',
            text: 'How good, for whom, when not. Compared with today’s way on cases it has never seen.',
          },
          {
            name: 'A place in the work',
            text: 'Inside the screen people already use, with the reason for the answer and a way to say that it is wrong.',
          },
          {
            name: 'Watch over drift',
            text: 'Input and result are followed every day. Below an agreed mark the old way takes over, by itself.',
          },
          { name: 'The cost of one answer', text: 'In cents, measured, before you let a thousand people ask.' },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Twelve weeks to a verdict.',
        steps: [
          {
            name: 'Frame',
            time: '2 weeks',
            text: 'One decision, its worth, the mark to beat, and a list of what the model must never do.',
            result: 'A page that both sides sign.',
          },
          {
            name: 'Try on history',
            time: '4 weeks',
            text: 'Simple methods first. The clever one has to beat them by enough to pay for itself.',
            result: 'A report card, and a go or a stop.',
          },
          {
            name: 'Run in shadow',
            time: '4 weeks',
            text: 'Live data, no influence. The people who decide see the answer after they have decided.',
            result: 'Proof, or an honest end.',
          },
          {
            name: 'Go live small',
            time: '2 weeks',
            text: 'One site, one team, with the switch in their hands.',
            result: 'A service in operation with its alarms.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Data, doubt and one hour a week.',
        items: [
          {
            name: 'Two years of records',
            text: 'Or a reason why less will do. Raw, with their errors in, before anyone has tidied them.',
          },
          {
            name: 'The people who decide today',
            text: 'They know which cases are strange. An hour a week with them replaces a month of statistics.',
          },
          {
            name: 'Somebody who may say stop',
            text: 'After each stage. A third of the ideas should end before the last one, and that is money well saved.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'It will be wrong. The question is how it behaves then.',
        items: [
          {
            risk: 'A language model states what is not so',
            answer:
              'It answers from your documents only and shows the passage. With no passage there is no answer; that is tested with questions that have none.',
          },
          {
            risk: 'It is right on average and unfair to some',
            answer:
              'Results are split by the groups that matter before they are averaged, and the split is in the report card.',
          },
          {
            risk: 'People stop thinking',
            answer:
              'For a share of cases the answer is held back and the person decides alone. If they get worse, we see it.',
          },
        ],
      },
    ],
    next: {
      heading: 'The whole practice has a site of its own.',
      text: 'TekDataNova is our data and AI division: services, industry solutions, accelerators, use cases and eBooks.',
      action: { label: 'Visit TekDataNova', to: '/tekdatanova' },
      secondaryAction: { label: 'Ask about one decision', to: '/contact' },
    },
  },
}
