import type { Chapter } from '../../document-text'

export const fromDemonstrationToCapability: Chapter = {
  title: 'From demonstration to capability',
  blocks: [
    {
      text: 'It takes five stages to get from a promising demonstration to everyday use. The order matters, and so does the question at the end of each stage, to which the answer may be no.',
    },
    {
      figure: {
        kind: 'steps',
        caption: 'Figure 2. Five stages. Each has an exit, and the cheap exits come first.',
        alt: 'Five boxes in a row. Frame: the decision and its value. Probe: real data for two weeks. Shadow: answers no one acts on. Assist: people decide with it. Run: owned, monitored, budgeted.',
        steps: [
          ['Frame', 'Decision, owner and value on one page'],
          ['Probe', 'Two weeks on a copy of real data'],
          ['Shadow', 'Live answers that no one acts on'],
          ['Assist', 'People decide with the proposal in view'],
          ['Run', 'Owned, monitored and in the budget'],
        ],
      },
    },
    { heading: 'Five questions for every claim' },
    {
      steps: [
        'Which cases was it tested on, and who chose them? A test on cases the maker has seen is only a rehearsal.',
        'What does the simplest alternative achieve: a rule, last year’s figure, a careful clerk?',
        'What do the two kinds of error cost? A missed leak and a needless inspection do not cost the same.',
        'How does it perform on the worst tenth of the cases? Averages hide the customer who leaves.',
        'What does a person see next to the answer, and how do they report that it is wrong?',
      ],
    },
    { heading: 'Why the shadow stage pays off' },
    {
      text: 'For four to eight weeks the system answers in the background while work continues as before. Nothing can break, and at the end there is a table with two columns: what people did and what the system would have done. You discuss every difference. Some improve the model; a surprising number improve the process it was meant to copy.',
    },
    {
      text: 'It also settles the question of trust. People accept a tool whose mistakes they have seen and can name. They do not accept one that is announced as perfect.',
    },
  ],
}
