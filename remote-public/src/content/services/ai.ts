import type { ContentModule } from '../page-content'

export const { meta, content }: ContentModule = {
  meta: {
    title: 'Data and AI services that improve a decision | Tekskills',
    description:
      'Forecasts, computer vision and language models measured against the way you decide today, including the data work, guard rails and cost per answer.',
    keywords: 'AI services, machine learning, generative AI, forecasting, computer vision, data engineering',
  },
  content: {
    name: 'Data and AI',
    parents: [{ label: 'Services', to: '/services' }],
    hero: {
      eyebrow: 'Data and AI',
      heading: 'AI that improves decisions you make every day',
      lead: 'We start with a decision someone makes every day, and what a better one would be worth. Often the data work alone pays for itself.',
      seed: 'forecast',
      picture: 'beside',
      action: { label: 'Talk about one decision', to: '/contact' },
    },
    blocks: [
      {
        kind: 'questions',
        eyebrow: 'The first hour',
        heading: 'Five questions to answer before any model',
        lead: 'Projects that can answer them tend to go live. The others tend to end as slides.',
        items: [
          {
            question: 'Who will decide differently?',
            answer:
              'A role and a moment: the planner at six in the morning, the clerk with the claim on the screen. Without both, nobody uses the forecast.',
          },
          {
            question: 'How is it done today, and how good is that?',
            answer:
              'The planner’s own estimate is the mark to beat. We measure it for four weeks first. Now and then it wins, and you have saved yourself a project.',
          },
          {
            question: 'What does a wrong answer cost?',
            answer:
              'Too high and too low rarely cost the same. The difference shapes the model more than the choice of algorithm does.',
          },
          {
            question: 'Do your records contain the answer?',
            answer:
              'If last year’s records were corrected by hand, the model learns the correction. We look at raw samples, row by row.',
          },
          {
            question: 'Who may see the data?',
            answer: 'Personal data, contracts, drawings: if they may not leave your premises, neither may the model.',
          },
        ],
      },
      {
        kind: 'cells',
        id: 'what-you-get',
        tone: 'muted',
        eyebrow: 'What you get',
        heading: 'A model, and everything it needs to run',
        items: [
          {
            name: 'Data that arrives',
            text: 'Pipelines that test their content, so a changed column raises an alarm instead of causing a wrong order.',
          },
          {
            name: 'A model with a report card',
            text: 'How good it is, for whom, and where it fails, compared with today’s method on cases it has never seen.',
          },
          {
            name: 'A place in people’s daily work',
            text: 'Inside the screen people already use, with the reason for each answer and a way to report a wrong one.',
          },
          {
            name: 'Drift monitoring',
            text: 'We check inputs and results every day. Below an agreed level, the old method takes over automatically.',
          },
          { name: 'The cost of one answer', text: 'Measured in cents, before you open it to a thousand people.' },
        ],
      },
      {
        kind: 'steps',
        id: 'how-it-runs',
        eyebrow: 'How the work goes',
        heading: 'Twelve weeks to go live or stop',
        steps: [
          {
            name: 'Frame',
            time: '2 weeks',
            text: 'One decision, what it is worth, the mark to beat, and a list of what the model must never do.',
            result: 'One page that both sides sign.',
          },
          {
            name: 'Test on past data',
            time: '4 weeks',
            text: 'Simple methods first. The clever one has to beat them by enough to pay for itself.',
            result: 'A report card, and a go or no-go.',
          },
          {
            name: 'Run in shadow mode',
            time: '4 weeks',
            text: 'Live data, but no influence: the people who decide see the answer after they have decided.',
            result: 'Proof that it works, or the end of the project.',
          },
          {
            name: 'Go live small',
            time: '2 weeks',
            text: 'One site and one team, who can switch it off.',
            result: 'A live service with its alarms.',
          },
        ],
      },
      {
        kind: 'rows',
        id: 'what-it-takes',
        tone: 'muted',
        eyebrow: 'What it needs from you',
        heading: 'Data, experts and the right to stop',
        items: [
          {
            name: 'Two years of records',
            text: 'Or a reason why less will do. Raw, errors included, before anyone has tidied them.',
          },
          {
            name: 'The people who decide today',
            text: 'They know which cases are unusual. An hour a week with them replaces a month of statistics.',
          },
          {
            name: 'Someone who may stop the project',
            text: 'After each stage. A third of all ideas should end before the last stage, which saves you money.',
          },
        ],
      },
      {
        kind: 'risks',
        id: 'what-can-go-wrong',
        eyebrow: 'What can go wrong',
        heading: 'What happens when the model is wrong',
        items: [
          {
            risk: 'A language model makes something up',
            answer:
              'It answers only from your documents and shows the passage. No passage means no answer; we test that with questions your documents cannot answer.',
          },
          {
            risk: 'It is right on average and unfair to some',
            answer:
              'We split results by the groups that matter before averaging them, and show the split in the report card.',
          },
          {
            risk: 'People stop thinking',
            answer:
              'In a sample of cases, we hold the answer back and the person decides alone. If their decisions get worse, we notice.',
          },
        ],
      },
    ],
    next: {
      heading: 'See TekDataNova, our data and AI division',
      text: 'Its own site shows services, industry solutions, accelerators, use cases and eBooks.',
      action: { label: 'Visit TekDataNova', to: '/tekdatanova' },
      secondaryAction: { label: 'Ask about one decision', to: '/contact' },
    },
  },
}
