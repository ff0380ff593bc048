import type { Chapter } from '../../document-text'

export const fromDemonstrationToCapability: Chapter = {
  title: 'From demonstration to capability',
  blocks: [
    {
      text: 'The way from a promising afternoon to a working Tuesday has five stages. What matters is the order, and that each ends with a question that may be answered with no.',
    },
    {
      figure: {
        kind: 'steps',
        caption: 'Figure 2. Five stages; each has an exit, and the cheap exits come first.',
        alt: 'Five boxes in a row. Frame: the decision and its worth. Probe: real data for two weeks. Shadow: answers nobody acts on. Assist: people decide with it. Run: owned, watched, budgeted.',
        steps: [
          ['Frame', 'Decision, owner and worth on one page'],
          ['Probe', 'Two weeks on a copy of real data'],
          ['Shadow', 'Live answers that nobody acts on'],
          ['Assist', 'People decide with the proposal in view'],
          ['Run', 'Owned, watched and in the budget'],
        ],
      },
    },
    { heading: 'Five questions for every claim' },
    {
      steps: [
        'Which cases was it tested on, and who chose them? A test set that the maker has seen is a rehearsal.',
        'What does the simplest alternative reach: a rule, last year’s figure, a careful clerk?',
        'What do the two kinds of error cost? A missed leak and a needless inspection are not the same price.',
        'How does it behave on the worst tenth of the cases? Averages hide the customer who leaves.',
        'What does a person see next to the answer, and how do they say that it is wrong?',
      ],
    },
    { heading: 'Why the shadow stage pays' },
    {
      text: 'For four to eight weeks the system answers in the background while work goes on as before. Nothing can break, and at the end there is a table of two columns: what people did and what the system would have done. Every difference is a conversation. Some of them improve the model; a surprising number improve the process it was meant to copy.',
    },
    {
      text: 'It also settles the argument about trust. People accept a tool whose mistakes they have seen and can name. They do not accept one that is announced as perfect.',
    },
  ],
}
