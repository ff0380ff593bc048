import type { Chapter } from '../../document-text'

export const aGuideInSixQuestions: Chapter = {
  title: 'Choose your method in six questions',
  blocks: [
    {
      lead: 'Take one problem, not a vision. Answer in order and stop at the first clear yes.',
    },
    {
      steps: [
        'Is the answer already laid down somewhere? Then look it up or write a rule. No model may overrule a contract.',
        'Would a chart on Monday morning be enough? Then build the chart.',
        'Is the input a table and the outcome recorded? Then use machine learning on tables.',
        'Does the input consist of pictures, sound or sensor curves, with a few hundred labelled cases? Then use deep learning, usually by adapting an existing network.',
        'Is the input or the result language? Then use generative AI, with retrieval as soon as facts matter.',
        'None of these? Then the first project is to record the outcome. Come back in six months.',
      ],
    },
    {
      figure: {
        kind: 'matrix',
        caption: 'Figure 3. The same guide as a map, by type of knowledge and cost of an error.',
        alt: 'Two by two fields. Knowledge in records with costly errors: machine learning with a person deciding. Knowledge in text with costly errors: retrieval with citations, and a person who signs. Records with cheap errors: machine learning that acts by itself. Text with cheap errors: prompting for drafts.',
        across: ['Knowledge in records', 'Knowledge in text'],
        up: ['Errors are cheap', 'Errors are costly'],
        cells: [
          ['Machine learning, people decide', 'Credit, maintenance, quality. Probability and reasons on the screen.'],
          ['Retrieval, cited and signed', 'Contracts, service instructions, quotes. No sentence without its source.'],
          ['Machine learning, automatic', 'Sorting, price ranges, replenishment. Monitored by sampling.'],
          ['Prompted drafts', 'Summaries, first replies, translations that someone reads anyway.'],
        ],
      },
    },
    {
      text: 'Errors in the top row can cost a customer or a limb, or end in court. There, choose the method by how well its mistakes can be caught, not by how rarely it makes them.',
    },
  ],
}
