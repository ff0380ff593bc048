import type { Chapter } from '../../document-text'

export const checklistForARequirement: Chapter = {
  title: 'Checklist for a requirement',
  blocks: [
    {
      text: 'A requirement that can be ticked through on this page can be put out to tender. One that cannot would be priced by fear or by hope.',
    },
    { heading: 'Say it without the word AI' },
    {
      checks: [
        'Input: what arrives, from where, how often, in what form.',
        'Output: what is decided or written, and who receives it.',
        'Worth: what one better answer is worth, and what one wrong answer costs, by kind of error.',
      ],
    },
    { heading: 'Set the measure' },
    {
      checks: [
        'The baseline, measured on our own cases: people, rules or last year.',
        'The test set, held back by us and never given to a supplier.',
        'The limits: accuracy by group, time to answer, cost of a thousand answers.',
      ],
    },
    { heading: 'Plan the life' },
    {
      checks: [
        'How it says that it does not know, and who takes over.',
        'How it is watched, by whom, and at which limit somebody acts.',
        'Where the data live, who may see them, and what the supplier may learn from them.',
        'How we leave: our data, our labels and our prompts in a form that others can use.',
      ],
    },
  ],
}
